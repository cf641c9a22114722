/**
 * Trains how the invoice reader chooses among candidates, writes the weights to
 * app/invoices/reading/text/choice_weights.json and prints how many choices are right on families of invoices that the
 * weights were not trained on.
 *
 *     node --import=./bin/typescript.js scripts/train_invoice_choices.js [FOLDER OF PAGES] [SEEDS]
 *
 * Needs Chromium for the pages of bench/invoice_families, and the public cases in ../shared/invoices or INVOICE_CASES.
 * Families that are left out are not read. Nothing is random: the same pages give the same file.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatedSources, publicSources, wordsOf } from '../bench/invoice_sources.ts'
import { choices, examplesOf, isotonic, judgedChoices, trained } from '../bench/invoice_choices.ts'

const target = new URL('../app/invoices/reading/text/choice_weights.json', import.meta.url)
const [folder = join(tmpdir(), 'invoice_families'), seeds = '6'] = process.argv.slice(2)
const sources = [
  ...publicSources(process.env.INVOICE_CASES ?? '../shared/invoices'),
  ...(await generatedSources(folder, Number(seeds), 0)),
].filter(({ way, origin }) => way === 'text' && origin !== 'left out')
const examples = Object.fromEntries(choices.map((choice) => [choice, []]))
for (const source of sources) {
  if (!source.file.endsWith('.pdf')) continue
  const family = source.origin === 'public' ? `public ${source.family}` : source.family
  const found = examplesOf(await wordsOf(source, join(folder, 'words')), source, family)
  for (const [choice, example] of found) examples[choice].push(example)
}
const folds = 6
const families = [
  ...new Set(
    sources.map(({ origin, family }) => (origin === 'public' ? `public ${family}` : family))
  ),
].sort()
const models = {}
const table = []
for (const choice of choices) {
  const judged = []
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = ({ family }) => families.indexOf(family) % folds === fold
    const model = trained(
      choice,
      examples[choice].filter((example) => !isHeld(example))
    )
    judged.push(...judgedChoices(choice, examples[choice].filter(isHeld), model))
  }
  models[choice] = trained(choice, examples[choice])
  for (const field of new Set(judged.map((one) => one.field))) {
    const own = judged.filter((one) => one.field === field)
    const sure = own.filter(({ share }) => share >= 0.9)
    models[field] ??= { none: 0, weights: {}, calibration: [] }
    models[field].calibration = isotonic(own)
    table.push({
      field,
      'choices': own.length,
      'right': percent(own),
      'at 0.9 and more': sure.length,
      'of these right': percent(sure),
    })
  }
}
console.table(table)
writeFileSync(target, `${JSON.stringify(models, null, 2)}\n`)
process.exit(0)

function percent(own) {
  return Math.round((1000 * own.filter(({ isRight }) => isRight).length) / own.length) / 10
}
