/**
 * Reads invoices with known values and prints how many were read correctly: by field and kind of file, on families
 * that were used for training and on others, by confidence, and the results of hostile files. Started by
 * `npm run bench:invoices`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import type { Adjustment, InvoiceFields } from '#app/invoices/reading/invoice_reading'
import { kindOf } from '#app/invoices/reading/file_kind'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import { documentText } from '#app/invoices/reading/text/document_text'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { failedSums, fieldNames, lineParts, scored, type Score } from './invoice_scores.ts'
import {
  generatedSources,
  pdfWords,
  publicSources,
  wordsOf,
  type Source,
} from './invoice_sources.ts'

interface Outcome extends Score {
  of: Source
  fault: string | null
  failed: string[]
  /** Processor time of a page in ms. */
  cpu: number
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    only: { type: 'string' },
    errors: { type: 'boolean', default: false },
    ocr: { type: 'boolean', default: true },
    hostile: { type: 'boolean', default: true },
    public: { type: 'boolean', default: true },
    generated: { type: 'string', default: '0' },
    pictures: { type: 'string', default: '0' },
    pages: { type: 'string', default: join(process.env.TMPDIR ?? '/tmp', 'invoice_families') },
  },
})
const folder = positionals[0] ?? process.env.INVOICE_CASES ?? '../shared/invoices'
const hasPublic = options.public && existsSync(join(folder, 'cases'))
if (options.public && !hasPublic) {
  console.error(`No cases in ${folder}: name a folder, set INVOICE_CASES, or use --no-public.`)
  process.exit(1)
}
const chosen = options.only?.split(',')
const isWanted = (name: string) => !chosen || chosen.some((part) => name.includes(part))
const sources = [
  ...(hasPublic ? publicSources(folder) : []),
  ...(Number(options.generated)
    ? await generatedSources(
        options.pages,
        Number(options.generated),
        Number(options.pictures),
        isWanted
      )
    : []),
].filter(
  ({ id, family, way }) =>
    isWanted(`${family} ${id}`) && (options.ocr || way === 'structured' || way === 'text')
)
const outcomes: Outcome[] = []
for (const source of sources) outcomes.push(await outcomeOf(source))
console.log(
  [
    fieldTable(),
    errorTable(),
    lineTable(),
    kindTable(),
    confidenceTable(),
    checkTable(),
    timeTable(),
  ].join('\n')
)
if (options.errors) printErrors()
if (options.hostile && hasPublic && !options.only) {
  const { hostileTable } = await import('./hostile_invoices.js')
  console.log(await hostileTable(join(folder, 'hostile')))
}

async function outcomeOf(source: Source): Promise<Outcome> {
  const before = process.cpuUsage()
  let pages = 1
  let reading: InvoiceFields | null = null
  let adjustments: Adjustment[] = []
  let fault: string | null = null
  try {
    if (source.way === 'scan' || source.way === 'photo') {
      const values = readInvoiceText(await wordsOf(source, join(options.pages, 'words')))
      adjustments = values.adjustments
      reading = values
    } else {
      const { ignoreAttached } = source
      const whole = await readInvoice(readFileSync(source.file), { ignoreAttached })
      pages = whole.meta.pagesRead ?? 1
      adjustments = whole.meta.adjustments ?? []
      reading = whole
    }
  } catch (error) {
    if (!(error instanceof InvoiceFault)) throw error
    fault = error.code
  }
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1000 / pages
  const failed = reading ? failedSums(reading, adjustments) : []
  return {
    of: source,
    fault,
    failed,
    cpu,
    ...scored(reading, adjustments, await visible(source, reading)),
  }
}

/** Public cases know three kinds of documents, and some of their pages print other amounts than their XML. */
async function visible(source: Source, reading: InvoiceFields | null): Promise<Source> {
  if (source.origin !== 'public') return source
  const { lineItems, ...values } = source.expected
  /** XML of type 380 with negative amounts has the title of a credit note. */
  if (source.isSignless) delete values.documentType
  const expected = Object.assign(values as Record<string, string | number | null>, { lineItems })
  const kind = reading?.documentType?.value
  const isFiner = kind === 'corrected' || kind === 'proforma' || kind === 'receipt'
  if (isFiner && source.way === 'structured' && expected.documentType === 'invoice')
    expected.documentType = kind
  if (source.way !== 'text' || kindOf(readFileSync(source.file)) !== 'pdf')
    return { ...source, expected }
  const printed = documentText(await pdfWords(readFileSync(source.file)))
  const amounts = new Set(printed.amounts.flat().map(({ value }) => Math.abs(Number(value))))
  const words = new Set(printed.lines.flatMap(({ text }) => printedNameKey(text).split(' ')))
  const isPrinted = (value: number | null) => value !== null && amounts.has(Math.abs(value))
  const isWritten = (value: string | null) =>
    value !== null &&
    printedNameKey(value)
      .split(' ')
      .every((word) => words.has(word))
  expected.lineItems = expected.lineItems
    .filter(({ amount }) => isPrinted(amount))
    .map(({ description, quantity, unitPrice, taxRate, ...line }) => ({
      ...line,
      description: isWritten(description) ? description : null,
      quantity: isPrinted(quantity) ? quantity : null,
      unitPrice: isPrinted(unitPrice) ? unitPrice : null,
      taxRate: isPrinted(taxRate) ? taxRate : null,
    }))
  return { ...source, expected }
}

function groups(): [string, Outcome[]][] {
  const of = (way: string, origin: string) =>
    outcomes.filter((one) => one.of.way === way && one.of.origin === origin)
  const all: [string, Outcome[]][] = [['structured', of('structured', 'public')]]
  for (const way of ['text', 'scan', 'photo']) {
    for (const origin of ['public', 'trained', 'left out'])
      all.push([`${way}, ${origin}`, of(way, origin)])
  }
  return all.filter(([, own]) => own.length > 0)
}

function fieldTable(): string {
  const head = ['field', ...groups().map(([name, own]) => `${name} (${own.length})`)]
  const rows = fieldNames.map((field) => [
    field,
    ...groups().map(([, own]) => {
      const results = own.flatMap((one) => one.results.filter((result) => result.field === field))
      return share(results.filter(({ isRight }) => isRight).length, results.length)
    }),
  ])
  return `\n### Right values in percent\n\n${markdown(head, rows)}`
}

/** How values are wrong: not read, another value, or a value that is not there. */
function errorTable(): string {
  const rows = fieldNames.flatMap((field) => {
    const cells = groups().map(([, own]) => {
      const wrong = own.flatMap(({ results }) =>
        results.filter((result) => result.field === field && !result.isRight)
      )
      const missing = wrong.filter(({ got }) => got === null).length
      const spurious = wrong.filter(({ wanted }) => wanted === null).length
      const sure = wrong.filter(({ confidence, got }) => got !== null && confidence >= 0.9).length
      return wrong.length
        ? `${missing} / ${wrong.length - missing - spurious} / ${spurious} (${sure})`
        : ''
    })
    return cells.some(Boolean) ? [[field, ...cells]] : []
  })
  const head = ['field', ...groups().map(([name]) => name)]
  return `\n### Wrong values: not read / another value / not there (of these at 0.9 and more)\n\n${markdown(head, rows)}`
}

function lineTable(): string {
  const rows: unknown[][] = [['recall'], ['precision'], ...lineParts.map((part) => [part])]
  for (const [, own] of groups()) {
    const sum = (of: (one: Outcome) => number) => own.reduce((whole, one) => whole + of(one), 0)
    const both = sum(({ lines }) => lines.both)
    rows[0].push(
      share(
        both,
        sum(({ lines }) => lines.wanted)
      )
    )
    rows[1].push(
      share(
        both,
        sum(({ lines }) => lines.found)
      )
    )
    lineParts.forEach((part, at) =>
      rows[at + 2].push(
        share(
          sum(({ parts }) => parts[part].right),
          sum(({ parts }) => parts[part].of)
        )
      )
    )
  }
  return `\n### Lines\n\n${markdown(['part', ...groups().map(([name]) => name)], rows)}`
}

function kindTable(): string {
  const found = outcomes
    .filter(({ of: { way } }) => way === 'text')
    .flatMap(({ results }) => results.filter(({ field }) => field === 'documentType'))
  const kinds = [...new Set(found.map(({ wanted }) => String(wanted)))]
  const got = [...new Set(found.map((one) => one.got ?? 'none'))]
  const rows = kinds.map((kind) => [
    kind,
    ...got.map(
      (name) => found.filter((one) => one.wanted === kind && (one.got ?? 'none') === name).length
    ),
  ])
  return `\n### Kinds of documents with text: true kinds by row, read ones by column\n\n${markdown(['', ...got], rows)}`
}

function confidenceTable(): string {
  const bands: [string, number, number][] = [
    ['0.9 and more', 0.9, 2],
    ['0.7 to 0.9', 0.7, 0.9],
    ['below 0.7', 0, 0.7],
  ]
  const rows = bands.map(([name, least, most]) => [
    name,
    ...groups().map(([, own]) => {
      const results = own
        .flatMap((one) => one.results)
        .filter(({ got, confidence }) => got !== null && confidence >= least && confidence < most)
      return `${share(results.filter(({ isRight }) => isRight).length, results.length)} of ${results.length}`
    }),
  ])
  return `\n### Right values by confidence\n\n${markdown(['confidence', ...groups().map(([name]) => name)], rows)}`
}

function checkTable(): string {
  const rows = groups().map(([name, own]) => [
    name,
    own.filter(({ failed }) => failed.length).length,
    own.filter(({ wrongChecks }) => wrongChecks.length).length,
    own.length,
  ])
  const head = ['readings', 'with a failed check', 'although all values are right', 'of']
  return `\n### Checks\n\n${markdown(head, rows)}`
}

function timeTable(): string {
  const rows = groups()
    .filter(([name]) => name.startsWith('structured') || name.startsWith('text'))
    .map(([name, own]) => {
      const sorted = own.map(({ cpu }) => cpu).sort((a, b) => a - b)
      const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1].toFixed(0)
      return [name, at(0.5), at(0.95)]
    })
  return `\n### Processor time of a page in ms\n\n${markdown(['readings', 'median', 'p95'], rows)}`
}

/** Single errors, except those of families that are left out. */
function printErrors() {
  for (const { of: one, results, lines, fault, wrongChecks, failed, wrongParts } of outcomes) {
    if (one.origin === 'left out') continue
    const wrong = results.filter(({ isRight }) => !isRight)
    const isLineWrong = lines.both < lines.wanted || lines.both < lines.found
    const isChecked = wrongChecks.length || (one.way === 'structured' && failed.length)
    if (!wrong.length && !isLineWrong && !isChecked && !wrongParts.length) continue
    console.log(`\n${one.id} (${one.way}, ${one.family}) ${fault ?? ''}`)
    for (const { field, wanted, got, confidence } of wrong) {
      console.log(`  ${field}: wanted ${wanted}, got ${got} (${confidence})`)
    }
    if (isLineWrong) console.log(`  lines: ${lines.both} of ${lines.wanted}, ${lines.found} found`)
    for (const part of wrongParts) console.log(`  ${part}`)
    if (isChecked) console.log(`  checks: ${[...wrongChecks, ...failed].join(', ')}`)
  }
}

function share(right: number, of: number): string {
  return of ? ((100 * right) / of).toFixed(1) : '–'
}

function markdown(head: unknown[], rows: unknown[][]): string {
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at ? '---:' : '---'))), ...rows.map(line)].join(
    '\n'
  )
}
