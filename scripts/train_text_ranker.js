/**
 * Trains the ranker of text to skills on labelled sentences of job adverts, writes its weights to
 * app/search/extract/phrase_weights.json and prints the figures that docs/search.md has.
 *
 *     node --import=./bin/typescript.js scripts/train_text_ranker.js
 *
 * Needs the full data in ../shared/data or `BENCH_DATA`: esco_skills.csv.gz (ESCO v1.1.1, European Commission, CC BY
 * 4.0), and tech_validation.csv and house_validation.csv in skill_extraction/ (github.com/jensjorisdecorte/
 * Skill-Extraction-benchmark, CC BY 4.0; Decorte et al. 2022). The test files of that benchmark must stay unread.
 *
 * The figures are out of fold: each sentence is judged by weights that were trained without it and similar sentences
 * (ten folds, the mean of the seeds 1 to 5). The weights that are written are trained on all sentences, without any
 * random choice, so the same data gives the same file.
 */
import { writeFileSync } from 'node:fs'
import { ignite } from '../bin/app.js'

const target = new URL('../app/search/extract/phrase_weights.json', import.meta.url)
const app = ignite().createApp('console')
await app.init()
await app.boot()

const { candidatesOf, measureOutOfFold, readBenchmark, train } =
  await import('../bench/text_ranker.ts')
const { featureNames } = await import('../app/search/extract/phrase_ranker.ts')
const benchmark = readBenchmark()
if (!benchmark) throw new Error('The labelled sentences were not found in skill_extraction/.')
console.table(measureOutOfFold(benchmark))
const { bias, weights } = train(candidatesOf(benchmark))
const model = {
  bias: rounded(bias),
  weights: Object.fromEntries(featureNames.map((name, at) => [name, rounded(weights[at])])),
}
writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`)
await app.terminate()

function rounded(value) {
  return Math.round(value * 10_000) / 10_000
}
