import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Option, type Command } from 'commander'
import { ProgressLine } from '../app/core/progress_line.ts'
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
import { addHelp } from './skillary_help.ts'
import { PaidRun } from './skillary_paid_run.ts'
import {
  answerFormats,
  nameOf,
  readInputs,
  refuseOutput,
  renderRows,
  type AnswerFormat,
  type AnswerTable,
  type Cell,
  type CsvTable,
  type InputLine,
  type Inputs,
} from './skillary_rows.ts'
import { costOf, countOption, relationOptions, type RelationOptions } from './skillary_search.ts'
import { surroundings } from './skillary_surroundings.ts'
import { ask, printJson, printToStderr } from './skillary_terminal.ts'

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
  /** A row for each input, in their order. */
  send: (inputs: string[], options: MeteredOptions) => Promise<{ rows: Row[]; calls: Calls }>
  /** What stands behind the columns of the line that was asked for. */
  results: CsvTable<Row>
}

/** A line of the file with what came of it; null where nothing stood in its column. */
interface AnsweredLine<Row> extends InputLine {
  answer: Row | null
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
const longestInput = 255

const lookupResults: CsvTable<LookedUp> = {
  headers: ['match_reason', 'id', 'name', 'type', 'domain', 'external_id', 'external_uri'],
  lines: ({ match_reason: reason, skill }) => [
    [
      ...[reason, skill?.id, skill?.name, skill?.type, skill?.domain?.name],
      ...[skill?.external_id, skill?.external_uri],
    ],
  ],
}

const relatedResults: CsvTable<InputWithRelated> = {
  headers: ['match_reason', 'skill', 'related_skill', 'relation_type', 'weight', 'direction'],
  lines: ({ match_reason: reason, skill, related }) => {
    const asked = [reason, skill?.name]
    if (!related.length) return [asked.concat(['', '', '', ''])]
    return related.map(({ skill: other, type, weight, direction }) => [
      ...asked,
      ...[other.name, type, weight, direction],
    ])
  },
}

const about = [
  'The file holds one to a line; of a table (its name ends in .csv or .tsv, or --column is given) one column is taken, which is said on standard error. "-" is standard input; all is UTF-8.',
  'Of a table all rows and columns are kept, in their order, with what was found behind them; a result whose name the table has already gets "skill_" before it. JSON has them in "row". What stands there several times is asked for once, and an empty cell is not asked for.',
  'What it will cost is said first, on standard error. Above --ask-above calls it is asked for on a terminal, and refused without one unless --yes is given.',
  'With --output each answered request is kept in FILE.part until all are there: after a broken connection, Ctrl+C or an empty package the same command goes on with it. Without, --run gives the run a name: the same command under the same name within 24 hours gets the same answers. Neither pays for a request twice.',
]

/** `batch lookup` and `batch related`. */
export function addBatchCommands(program: Command, connection: Connection) {
  const batch = program.command('batch').description('ask for many skills at once, from a file')
  addHelp(batch, {
    about: ['Sent in requests as large as the server takes, each paid as one call of its kind.'],
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
        results: lookupResults,
      })
    })
  addHelp(lookup, {
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
        results: relatedResults,
      })
    })
  addHelp(related, {
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
  })
}

function withBatchOptions(command: Command): Command {
  return command
    .argument('<file>', 'what to ask for; "-" is standard input')
    .option('--column <header>', 'the column of a table that holds it')
    .option('-o, --output <file>', 'the file to write; without it standard output')
    .addOption(
      new Option('--format <format>', 'otherwise as the file is named, else csv').choices(
        answerFormats
      )
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
  const { asked: all, lines, column } = inputs
  if (column !== null) printToStderr(`Column "${column}" is taken.`)
  if (!all.length) throw wrongUsage(`There is nothing to ask for in ${nameOf(file)}.`)
  refuseLong(all)
  const requests = inChunks(all, kind.most)

  const subject = { server: skillary.server, command: kind.call, asked: [all, kind.options] }
  const part = output ? `${output}.part` : null
  const run = await PaidRun.open<Row>(subject, { name: options.run, file: part })
  const left = requests.filter((_, index) => !run.has(index)).length
  const purchase = { call: kind.call, lines: lines.length, asked: all.length, requests: left }
  await agree(skillary, purchase, file, options)

  const format = formatOf(options)
  const draft = output ? `${output}.draft` : null
  let remaining: number | null | undefined
  try {
    await untilInterrupted(async (signal) => {
      const progress = new ProgressLine('lines', surroundings().stderr)
      const answers = answersOf(run, requests, async (asked, idempotencyKey) => {
        const { rows, calls } = await kind.send(asked, { idempotencyKey, signal })
        remaining = calls.remaining
        return { rows, charged: calls.charged }
      })
      const target = draft ? createWriteStream(draft) : surroundings().stdout
      try {
        const answered = inLines(answers, requests, lines)
        const table = tableOf(inputs, kind.results)
        const text = renderRows(format, table, counted(answered, lines.length, progress))
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
  tell({ inputs: lines.length, charged: run.charged, remaining }, { output, json })
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

/** The lines of the file as far as they are answered. */
async function* inLines<Row>(
  pieces: AsyncIterable<Row[]>,
  requests: string[][],
  lines: InputLine[]
): AsyncGenerator<Array<AnsweredLine<Row>>> {
  const known = new Map<string, Row>()
  let request = 0
  let next = 0
  for await (const rows of pieces) {
    for (const [at, input] of requests[request].entries()) known.set(input, rows[at])
    request += 1
    const from = next
    while (next < lines.length && (!lines[next].input || known.has(lines[next].input))) next += 1
    yield lines
      .slice(from, next)
      .map((line) => ({ ...line, answer: known.get(line.input) ?? null }))
  }
}

/** The columns of the file, and behind them those of the results. */
function tableOf<Row>(
  { headers, column }: Inputs,
  results: CsvTable<Row>
): AnswerTable<AnsweredLine<Row>> {
  const added = results.headers.map((header) => freeName(header, headers))
  const blank: Cell[][] = [added.map(() => '')]
  return {
    headers: [...headers, ...added],
    lines: ({ cells, answer }) =>
      (answer === null ? blank : results.lines(answer)).map((found) => [...cells, ...found]),
    record: ({ cells, answer }) => {
      if (column === null) return answer
      const row = Object.fromEntries(headers.map((header, at) => [header, cells[at]]))
      return { row, ...(answer ?? { input: null }) }
    },
  }
}

function freeName(header: string, taken: string[]): string {
  return taken.includes(header) ? freeName(`skill_${header}`, taken) : header
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
  /** How many of them are different. */
  asked: number
  requests: number
}

/** Says the price, and asks where it is high. @throws CommanderError where nobody agrees */
async function agree(
  skillary: Skillary,
  { call, lines, asked, requests }: Purchase,
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
  const different = asked < lines ? `, ${asked.toLocaleString('en')} to ask for,` : ''
  const sent = `${requests.toLocaleString('en')} ${requests === 1 ? 'request' : 'requests'}`
  printToStderr(
    `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}${different} in ${sent}: ${cost}.`
  )
  if (yes || calls <= askAbove) return
  if (file === '-' || !surroundings().stdin.isTTY) {
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
  printToStderr(`${inputs.toLocaleString('en')} answered${where} · ${cost}`)
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

/** Before anything is paid: the server would refuse the request that it is in. */
function refuseLong(inputs: string[]) {
  const long = inputs.find((input) => input.length > longestInput)
  if (long === undefined) return
  throw wrongUsage(
    `"${long.slice(0, 40)}…" is longer than ${longestInput} characters: is that a name, and the right column?`
  )
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
