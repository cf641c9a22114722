import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Option, type Command } from 'commander'
import { refusePlace } from '../app/core/file_place.ts'
import { ProgressLine } from '../app/uploads/progress_line.ts'
import type {
  Calls,
  InputWithRelated,
  LookedUp,
  MeteredCallName,
  MeteredOptions,
  SearchQuery,
  Skillary,
} from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { untilInterrupted, wrongUsage } from './skillary_exit.ts'
import { addManual } from './skillary_manual.ts'
import { PaidRun } from './skillary_paid_run.ts'
import {
  answerFormats,
  readInputs,
  renderRows,
  type AnswerFormat,
  type CsvTable,
} from './skillary_rows.ts'
import { costOf, countOption, relationOptions, type RelationOptions } from './skillary_search.ts'
import { ask, printJson } from './skillary_terminal.ts'

interface BatchOptions {
  column?: string
  output?: string
  format?: AnswerFormat
  askAbove: number
  yes?: boolean
  run?: string
  json?: boolean
}

/** One way to ask for many. */
interface BatchKind<Row> {
  call: MeteredCallName
  /** How many one request asks for. */
  most: number
  /** Columns that are taken where none is named. */
  usual: string[]
  /** Besides the inputs all that the answer depends on. */
  options: unknown
  send: (inputs: string[], options: MeteredOptions) => Promise<{ rows: Row[]; calls: Calls }>
  table: CsvTable<Row>
}

const lookupKinds = ['names', 'external_ids', 'uris'] as const
type LookupKind = (typeof lookupKinds)[number]

const lookupColumns: Record<LookupKind, string[]> = {
  names: ['name', 'skill', 'skills'],
  external_ids: ['external_id', 'id'],
  uris: ['external_uri', 'uri', 'url'],
}

/** As /v1 has them: how many one request may ask for. */
const mostLookedUp = 500
const mostFuzzy = 50
const mostRelated = 50

const lookupTable: CsvTable<LookedUp> = {
  headers: ['input', 'match_reason', 'id', 'name', 'type', 'domain', 'external_id', 'external_uri'],
  lines: ({ input, match_reason: reason, skill }) => [
    [
      ...[input, reason, skill?.id, skill?.name, skill?.type, skill?.domain?.name],
      ...[skill?.external_id, skill?.external_uri],
    ],
  ],
}

const relatedTable: CsvTable<InputWithRelated> = {
  headers: [
    'input',
    'match_reason',
    'skill',
    'related_skill',
    'relation_type',
    'weight',
    'direction',
  ],
  lines: ({ input, match_reason: reason, skill, related }) => {
    const asked = [input, reason, skill?.name]
    if (!related.length) return [asked.concat(['', '', '', ''])]
    return related.map(({ skill: other, type, weight, direction }) => [
      ...asked,
      ...[other.name, type, weight, direction],
    ])
  },
}

const about = [
  'The file holds one to a line; of a table (its name ends in .csv or .tsv, or --column is given) one column is taken. "-" is standard input.',
  'What it will cost is said first, on standard error. Above --ask-above calls it is asked for on a terminal, and refused without one unless --yes is given.',
  'With --output each answered request is kept in FILE.part until all are there: after a broken connection, Ctrl+C or an empty package the same command goes on with it. Without, --run gives the run a name: the same command under the same name within 24 hours gets the same answers. Neither pays for a request twice.',
]

/** `batch lookup` and `batch related`. */
export function addBatchCommands(program: Command, connection: Connection) {
  const batch = program.command('batch').description('ask for many skills at once, from a file')
  addManual(batch, {
    about: ['Sent in requests as large as the server takes, each paid as one call of its kind.'],
    seeAlso: ['search', 'extract', 'usage'],
  })

  const lookup = withBatchOptions(batch.command('lookup'))
    .addOption(
      new Option('--by <kind>', 'what the file holds').choices(lookupKinds).default(lookupKinds[0])
    )
    .option('--fuzzy', `search names that no skill has, in requests of ${mostFuzzy}`)
    .description('find the skill of each name, external id or URI')
    .action(async (file: string, options: BatchOptions & { by: LookupKind; fuzzy?: boolean }) => {
      const { by, fuzzy } = options
      if (fuzzy && by !== 'names') throw wrongUsage('--fuzzy goes with --by names.')
      const skillary = await connection.open()
      await runBatch(skillary, file, options, {
        call: 'lookup',
        most: fuzzy ? mostFuzzy : mostLookedUp,
        usual: lookupColumns[by],
        options: { by, fuzzy },
        send: async (inputs, sent) => {
          const query = { [by]: inputs, ...(fuzzy && { fuzzy }) } as { names: string[] }
          const { data, calls } = await skillary.lookup(query, sent)
          return { rows: data, calls }
        },
        table: lookupTable,
      })
    })
  addManual(lookup, {
    about: [
      'Tells for each line which skill it is, and how it was found: by its name, by another name of it, by a name that it had before, or by what was merged into it. A line that is no skill says "none".',
      ...about,
    ],
    examples: [
      'skillary batch lookup skills.txt --output found.csv',
      'skillary batch lookup ours.csv --column esco_uri --by uris --format jsonl > found.jsonl',
      `cut -f3 jobs.tsv | skillary batch lookup - --json | jq '.[] | select(.skill == null).input'`,
    ],
    exits: ['interrupted'],
    files: [['FILE.part', 'What is paid and answered so far.']],
    seeAlso: ['suggest', 'changes'],
  })

  const related = relationOptions(withBatchOptions(batch.command('related')))
    .description('find what each skill leads to, with weights')
    .action(async (file: string, options: BatchOptions & RelationOptions) => {
      const skillary = await connection.open()
      const { minWeight, maxWeight, type, domain, limit } = options
      const filters: Omit<SearchQuery, 'skills'> = {
        ...{ min_weight: minWeight, max_weight: maxWeight, type, domain, limit },
      }
      await runBatch(skillary, file, options, {
        call: 'related',
        most: mostRelated,
        usual: lookupColumns.names,
        options: filters,
        send: async (skills, sent) => {
          const { inputs, calls } = await skillary.related({ skills, ...filters }, sent)
          return { rows: inputs, calls }
        },
        table: relatedTable,
      })
    })
  addManual(related, {
    about: [
      "Tells for each line the skill's own relations, the strongest first, in both directions. CSV has a line for each of them, JSON one record for each input.",
      ...about,
    ],
    examples: [
      'skillary batch related skills.txt --min-weight 50 --output related.csv',
      'skillary batch related - --format jsonl --yes < names.txt > related.jsonl',
    ],
    exits: ['interrupted'],
    files: [['FILE.part', 'What is paid and answered so far.']],
    seeAlso: ['search'],
  })
}

function withBatchOptions(command: Command): Command {
  return command
    .argument('<file>', 'what to ask for; "-" is standard input')
    .option('--column <header>', 'the column of a table that holds it')
    .option('-o, --output <file>', 'the file to write; without it standard output')
    .addOption(
      new Option(
        '--format <format>',
        'csv, json or jsonl; otherwise as the file is named, else csv'
      ).choices(answerFormats)
    )
    .addOption(countOption('--ask-above <calls>', 'ask before more calls than these').default(10))
    .option('-y, --yes', 'do not ask')
    .option('--run <name>', 'the name of the run, to go on with it')
    .option('--json', 'as --format json; with --output: print as JSON what was written')
}

async function runBatch<Row>(
  skillary: Skillary,
  file: string,
  options: BatchOptions,
  kind: BatchKind<Row>
) {
  const { output, json } = options
  if (output) await refuseOutput(output)
  const inputs = await readInputs(file, { column: options.column, usual: kind.usual })
  if (!inputs.length) throw wrongUsage(`There is nothing to ask for in ${file}.`)
  const requests = inChunks(inputs, kind.most)

  const subject = { server: skillary.server, command: kind.call, asked: [inputs, kind.options] }
  const part = output ? `${output}.part` : null
  const run = await PaidRun.open<Row>(subject, { name: options.run, file: part })
  const left = requests.filter((_, index) => !run.has(index)).length
  await agree(skillary, { call: kind.call, lines: inputs.length, requests: left }, file, options)

  const format = formatOf(options)
  const draft = output ? `${output}.draft` : null
  let remaining: number | null | undefined
  try {
    await untilInterrupted(async (signal) => {
      const progress = new ProgressLine('lines')
      const answers = answersOf(run, requests, async (asked, idempotencyKey) => {
        const { rows, calls } = await kind.send(asked, { idempotencyKey, signal })
        remaining = calls.remaining
        return { rows, charged: calls.charged }
      })
      const target = draft ? createWriteStream(draft) : process.stdout
      try {
        const text = renderRows(format, kind.table, counted(answers, inputs.length, progress))
        await pipeline(text, target, { end: draft !== null, signal })
      } finally {
        progress.stop()
      }
    })
  } catch (error) {
    if (draft) await rm(draft, { force: true })
    throw withWayOn(error, run.name, part)
  }
  if (draft && output && part) {
    await rename(draft, output)
    await rm(part)
  }
  tell({ inputs: inputs.length, charged: run.charged, remaining }, { output, json })
}

async function* answersOf<Row>(
  run: PaidRun<Row>,
  requests: string[][],
  send: (asked: string[], key: string) => Promise<{ rows: Row[]; charged: number }>
) {
  for (const [index, asked] of requests.entries()) {
    yield await run.rowsOf(index, asked, (key) => send(asked, key))
  }
}

async function* counted<Row>(
  pieces: AsyncIterable<Row[]>,
  total: number,
  progress: ProgressLine
): AsyncGenerator<Row[]> {
  let done = 0
  for await (const rows of pieces) {
    done += rows.length
    progress.update(done, total)
    yield rows
  }
}

interface Purchase {
  call: MeteredCallName
  lines: number
  requests: number
}

/** Says the price, and asks where it is high. @throws CommanderError where nobody agrees */
async function agree(
  skillary: Skillary,
  { call, lines, requests }: Purchase,
  file: string,
  { askAbove, yes }: BatchOptions
) {
  const prices = requests ? await skillary.prices() : null
  const price = prices?.[call]
  const calls = price === undefined ? requests : price * requests
  const cost =
    price === undefined
      ? 'the server does not say what one costs'
      : `${calls.toLocaleString('en')} ${calls === 1 ? 'call' : 'calls'}`
  const asked = `${requests.toLocaleString('en')} ${requests === 1 ? 'request' : 'requests'}`
  console.error(
    `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'} in ${asked}: ${cost}.`
  )
  if (yes || calls <= askAbove) return
  if (file === '-' || !process.stdin.isTTY) {
    throw wrongUsage(`That is more than ${askAbove}: add --yes, or a higher --ask-above.`)
  }
  const answer = await ask('Go on? [y/N] ')
  if (!/^y(es)?$/i.test(answer)) throw wrongUsage('Nothing was asked, and nothing paid.')
}

function tell(
  done: { inputs: number; charged: number; remaining: number | null | undefined },
  { output, json }: Pick<BatchOptions, 'output' | 'json'>
) {
  const { inputs, charged, remaining } = done
  if (json && output) {
    const left = remaining ?? null
    return printJson({ file: output, inputs, calls_charged: charged, calls_remaining: left })
  }
  const where = output ? ` written to ${output}` : ''
  const cost = remaining === undefined ? 'paid before' : costOf({ charged, remaining })
  console.error(`${inputs.toLocaleString('en')} answered${where} · ${cost}`)
}

function formatOf({ format, json, output }: BatchOptions): AnswerFormat {
  const ending = /\.(\w+)$/.exec(output ?? '')?.[1]
  return (
    format ??
    (json && !output ? 'json' : undefined) ??
    answerFormats.find((known) => known === ending) ??
    'csv'
  )
}

async function refuseOutput(output: string) {
  try {
    await refusePlace(output)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw wrongUsage(`${error.message}.`)
  }
}

/** How to go on after it broke off. */
function withWayOn(error: unknown, run: string, part: string | null): unknown {
  if (!(error instanceof Error)) return error
  error.message += part
    ? ` What was answered stands in ${part}: the same command goes on with it.`
    : ` The same command with --run ${run} within 24 hours goes on, and pays nothing twice.`
  return error
}

function inChunks(inputs: string[], size: number): string[][] {
  const count = Math.ceil(inputs.length / size)
  return Array.from({ length: count }, (_, at) => inputs.slice(at * size, (at + 1) * size))
}
