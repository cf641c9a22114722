import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Option, type Command } from 'commander'
import { joinList } from '../../app/core/lists/cells.ts'
import { ProgressLine } from '../../app/core/progress_line.ts'
import type {
  Calls,
  InputWithRelated,
  LookedUp,
  MeteredCallName,
  MeteredOptions,
  SearchQuery,
  Skillary,
} from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { untilInterrupted, wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { PaidRun } from './paid_run.ts'
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
} from './rows.ts'
import {
  costOf,
  countOption,
  languageOption,
  relationOptions,
  type RelationOptions,
} from './search.ts'
import { surroundings } from './surroundings.ts'
import { ask, numberText, printJson, printToStderr } from './terminal.ts'

interface BatchOptions {
  column?: string
  output?: string
  format?: AnswerFormat
  askAbove: number
  yes?: boolean
  run?: string
  json?: boolean
}

/** A batch command. */
interface BatchKind<Row> {
  call: MeteredCallName
  /** The maximum number of inputs in one request. */
  most: number
  /** The maximum number of characters of an input. */
  longest: number
  /** Columns used if --column is not set. */
  usual: string[]
  /** Everything besides the inputs that the answer depends on. */
  options: unknown
  /** A row for each input, in their order. */
  send: (inputs: string[], options: MeteredOptions) => Promise<{ rows: Row[]; calls: Calls }>
  /** The result columns, which follow the columns of the input. */
  results: CsvTable<Row>
}

/** A line of the file with its result; null if its cell was empty. */
interface AnsweredLine<Row> extends InputLine {
  answer: Row | null
}

const lookupKinds = ['names', 'ids', 'external_ids', 'uris'] as const
type LookupKind = (typeof lookupKinds)[number]

interface LookupOptions {
  by: LookupKind
  fuzzy?: boolean
  language?: string
}

const lookupColumns: Record<LookupKind, string[]> = {
  names: ['name', 'skill', 'skills'],
  ids: ['id', 'skill_id'],
  external_ids: ['external_id', 'id'],
  uris: ['external_uri', 'uri', 'url'],
}

/** The limits of /v1 for one request. */
const mostLookedUp = 500
const mostFuzzy = 50
const mostRelated = 50
const longestName = 255
const longestUri = 500

const lookupResults: CsvTable<LookedUp> = {
  headers: [
    ...['match_reason', 'id', 'name', 'type', 'domain', 'external_id', 'external_uri'],
    ...['confidence', 'suggestions'],
  ],
  lines: ({ match_reason: reason, skill, confidence, suggestions = [] }) => [
    [
      ...[reason, skill?.id, skill?.name, skill?.type, skill?.domain?.name],
      ...[skill?.external_id, skill?.external_uri],
      ...[confidence, joinList(suggestions.map(({ name }) => name))],
    ],
  ],
}

const relatedResults: CsvTable<InputWithRelated> = {
  headers: ['match_reason', 'skill', 'related_skill', 'relation_type', 'weight', 'direction'],
  lines: ({ match_reason: reason, skill, related }) => {
    const match = [reason, skill?.name]
    if (!related.length) return [match.concat(['', '', '', ''])]
    return related.map(({ skill: other, type, weight, direction }) => [
      ...match,
      ...[other.name, type, weight, direction],
    ])
  },
}

const about = [
  'The file contains one input per line. From a table (a file name that ends in .csv or .tsv, or with --column), one column is used, which is reported on standard error. "-" is standard input. Files must be UTF-8.',
  'The rows and columns of a table are kept in order, followed by the results. A result column whose name already exists in the table is prefixed with "skill_". In JSON, the original row is in "row". Duplicate inputs are sent once, and empty cells are not sent.',
  'The price is printed to standard error first. If it exceeds --ask-above calls, the command asks for confirmation; without a terminal, it fails unless --yes is set.',
  'With --output, results are stored in FILE.part until the run is complete. After a lost connection, Ctrl+C or an exhausted package, run the same command again to resume. Without --output, use --run to name the run: the same command with the same name returns the same results within 24 hours. No request is charged twice.',
]

/** `batch lookup` and `batch related`. */
export function addBatchCommands(program: Command, connection: Connection) {
  const batch = program.command('batch').description('look up many skills from a file')
  addHelp(batch, {
    about: [
      'Inputs are sent in requests of the maximum size. Each request is charged as one call, unless nothing in it is found.',
    ],
  })

  const lookup = withBatchOptions(batch.command('lookup'))
    .addOption(
      new Option('--by <kind>', 'what the inputs are').choices(lookupKinds).default(lookupKinds[0])
    )
    .option('--fuzzy', `search for similar names if no skill matches, in requests of ${mostFuzzy}`)
    .addOption(languageOption())
    .description('find the skill of each name, id, external id or URI')
    .action(async (file: string, options: BatchOptions & LookupOptions) => {
      const { by, fuzzy, language } = options
      if (fuzzy && by !== 'names') throw wrongUsage('--fuzzy requires --by names.')
      const skillary = await connection.open()
      await runBatch(skillary, file, options, {
        call: 'lookup',
        most: fuzzy ? mostFuzzy : mostLookedUp,
        longest: by === 'uris' ? longestUri : longestName,
        usual: lookupColumns[by],
        options: { by, fuzzy, language },
        send: async (inputs, sent) => {
          const terms = { [by]: inputs } as { names: string[] }
          const query = { ...terms, ...(fuzzy && { fuzzy }), language }
          const { data, calls } = await skillary.lookup(query, sent)
          return { rows: data, calls }
        },
        results: lookupResults,
      })
    })
  addHelp(lookup, {
    about: [
      'Prints the skill of each line and how it was matched: by name, alias, former name, id, or as a merged skill. Names without a match have "none", ids without a skill "unknown_id". "confidence" is from 0 to 1; "suggestions" are the names of other possible skills, separated by pipes.',
      ...about,
    ],
    examples: [
      'skillary batch lookup skills.txt --output found.csv',
      'skillary batch lookup ours.csv --column esco_uri --by uris --format jsonl > found.jsonl',
      `cut -f3 jobs.tsv | skillary batch lookup - --json | jq '.[] | select(.skill == null).input'`,
    ],
    exits: ['interrupted'],
    files: [['FILE.part', 'The results so far, which are already paid for.']],
  })

  const related = relationOptions(withBatchOptions(batch.command('related')))
    .description('find the related skills of each skill, with weights')
    .action(async (file: string, options: BatchOptions & RelationOptions) => {
      const skillary = await connection.open()
      const { minWeight, maxWeight, type, domain, limit, language } = options
      const filters: Omit<SearchQuery, 'skills'> = {
        ...{ min_weight: minWeight, max_weight: maxWeight, type, domain, limit, language },
      }
      await runBatch(skillary, file, options, {
        call: 'related',
        most: mostRelated,
        longest: longestUri,
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
      'Prints the relations of each skill in both directions, strongest first. CSV has one line per relation, JSON one record per input.',
      ...about,
    ],
    examples: [
      'skillary batch related skills.txt --min-weight 50 --output related.csv',
      'skillary batch related - --format jsonl --yes < names.txt > related.jsonl',
    ],
    exits: ['interrupted'],
    files: [['FILE.part', 'The results so far, which are already paid for.']],
  })
}

function withBatchOptions(command: Command): Command {
  return command
    .argument('<file>', 'the inputs; "-" is standard input')
    .option('--column <header>', 'the column of a table with the inputs')
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .addOption(
      new Option(
        '--format <format>',
        'output format (default: the extension of the file, else csv)'
      ).choices(answerFormats)
    )
    .addOption(
      countOption('--ask-above <calls>', 'ask for confirmation above this number of calls').default(
        10
      )
    )
    .option('-y, --yes', 'do not ask for confirmation')
    .option('--run <name>', 'a name for the run, to resume it')
    .option('--json', 'same as --format json; with --output: print a summary as JSON')
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
  if (column !== null) printToStderr(`Using column "${column}".`)
  if (!all.length) throw wrongUsage(`${nameOf(file)} contains no inputs.`)
  refuseLong(all, kind.longest)
  const requests = inChunks(all, kind.most)

  const subject = { server: skillary.server, command: kind.call, asked: [all, kind.options] }
  const part = output ? `${output}.part` : null
  const run = await PaidRun.open<Row>(subject, { name: options.run, file: part })
  const left = requests.filter((_, index) => !run.has(index)).length
  const purchase = { call: kind.call, lines: lines.length, asked: all.length, requests: left }
  await confirmPrice(skillary, purchase, file, options)

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
    throw withResumeHint(error, run.name, part)
  }
  if (draft && output && part) {
    await rename(draft, output)
    await rm(part)
  }
  printSummary({ inputs: lines.length, charged: run.charged, remaining }, { output, json })
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

/** The lines of the file, as soon as they are answered. */
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

/** The columns of the file, followed by those of the results. */
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
  /** Unique inputs. */
  asked: number
  requests: number
}

/** Prints the price and asks for confirmation if it is high. @throws CommanderError if it is declined */
async function confirmPrice(
  skillary: Skillary,
  { call, lines, asked, requests }: Purchase,
  file: string,
  { askAbove, yes }: BatchOptions
) {
  const prices = requests ? await skillary.prices() : null
  const price = prices?.[call]
  const calls = price === undefined ? requests : price * requests
  const cost =
    price === undefined ? 'price unknown' : `${numberText(calls)} ${calls === 1 ? 'call' : 'calls'}`
  const different = asked < lines ? `, ${numberText(asked)} unique,` : ''
  const sent = `${numberText(requests)} ${requests === 1 ? 'request' : 'requests'}`
  printToStderr(
    `${numberText(lines)} ${lines === 1 ? 'line' : 'lines'}${different} in ${sent}: ${cost}.`
  )
  if (yes || calls <= askAbove) return
  if (file === '-' || !surroundings().stdin.isTTY) {
    throw wrongUsage(
      `The price exceeds ${numberText(askAbove)} calls. Add --yes, or raise --ask-above.`
    )
  }
  const answer = await ask('Continue? [y/N] ')
  if (!/^y(es)?$/i.test(answer)) throw wrongUsage('Cancelled. Nothing was charged.')
}

function printSummary(
  done: { inputs: number; charged: number; remaining: number | null | undefined },
  { output, json }: Pick<BatchOptions, 'output' | 'json'>
) {
  const { inputs, charged, remaining } = done
  if (json && output) {
    const left = remaining ?? null
    return printJson({ file: output, inputs, calls_charged: charged, calls_remaining: left })
  }
  const where = output ? ` written to ${output}` : ''
  const cost = remaining === undefined ? 'already paid' : costOf({ charged, remaining })
  printToStderr(`${numberText(inputs)} answered${where} · ${cost}`)
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

/** Fails before anything is charged: the server would reject the whole request. */
function refuseLong(inputs: string[], longest: number) {
  const long = inputs.find((input) => input.length > longest)
  if (long === undefined) return
  throw wrongUsage(
    `"${long.slice(0, 40)}…" is longer than ${longest} characters. Check that --column is the right column.`
  )
}

/** Adds to the error how the run is resumed. */
function withResumeHint(error: unknown, run: string, part: string | null): unknown {
  if (!(error instanceof Error)) return error
  error.message += part
    ? ` The results so far are in ${part}. Run the same command again to resume.`
    : ` To resume, run the same command with --run ${run} within 24 hours. Nothing is charged twice.`
  return error
}

function inChunks(inputs: string[], size: number): string[][] {
  const count = Math.ceil(inputs.length / size)
  return Array.from({ length: count }, (_, at) => inputs.slice(at * size, (at + 1) * size))
}
