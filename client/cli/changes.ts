import { randomUUID } from 'node:crypto'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import {
  SkillaryProblem,
  type ChangesPage,
  type ChangesQuery,
  type Skillary,
} from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { untilInterrupted, wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { refuseOutput } from './rows.ts'
import { costOf, countOption } from './search.ts'
import { surroundings } from './surroundings.ts'
import { numberText, printToStderr } from './terminal.ts'

interface ChangesOptions {
  output?: string
  cursorFile?: string
  since?: string
  limit: number
  maxCalls?: number
  follow?: boolean
  every: number
  json?: boolean
}

/** The first run reads the whole history, so a limit keeps it from spending many calls unasked. */
const usualMaxCalls = 10

/** The position in the feed. */
interface FeedPosition {
  server: string
  cursor?: string
  /** The last requested page, if it is not written yet. */
  asking?: { key: string; query: ChangesQuery }
  /** The length of the output with all pages up to the cursor, in bytes. */
  written?: number
}

/** `changes`: the changes feed as JSON lines. */
export function addChangesCommand(program: Command, connection: Connection) {
  const changes = program
    .command('changes')
    .option('-o, --output <file>', 'append to this file (default: standard output)')
    .option(
      '--cursor-file <file>',
      'the file for the position in the feed (default: the output file with .cursor)'
    )
    .option('--since <moment>', 'start at this time instead of at the beginning of the feed')
    .addOption(countOption('--limit <count>', 'maximum number of events per page').default(1000))
    .addOption(
      countOption(
        '--max-calls <count>',
        `spend at most this number of calls (default: ${usualMaxCalls}, with --follow unlimited)`
      )
    )
    .option('--follow', 'keep running and poll for new events')
    .addOption(countOption('--every <seconds>', 'polling interval of --follow').default(60))
    .option('--json', 'JSON lines; always on')
    .description('read changes of skills and relations; partners are charged for each page')
    .action(async ({ output, ...options }: ChangesOptions) => {
      const file = options.cursorFile ?? (output && `${output}.cursor`)
      if (options.maxCalls === 0) throw wrongUsage('--max-calls must be at least 1.')
      if (options.every < 1) throw wrongUsage('--every must be at least 1.')
      for (const written of [output, file]) if (written) await refuseOutput(written)
      const skillary = await connection.open()
      const position = await readPosition(file, skillary.server)
      if (options.since && position.cursor) {
        throw wrongUsage(`${file} already has a position. Omit --since, or delete the file.`)
      }
      const feed = new Feed(skillary, { ...options, output, file }, position)
      await untilInterrupted((signal) => feed.follow(signal))
    })
  addHelp(changes, {
    about: [
      'Writes one event per line: skills that were added, renamed, changed, merged, archived or deleted, relations that were added, changed or removed, and domains that were renamed. Apply all events in order to get a copy of the graph. Pages without events are free.',
      `The feed starts with every existing skill and relation, and each page is charged as a call. A run therefore stops after ${usualMaxCalls} calls. Run the command again to continue, or raise the limit with --max-calls.`,
      'With a cursor file, each run continues where the last one ended. An interrupted page is requested again with the same Idempotency-Key, so it is charged once, and partially written output is overwritten, so no event is written twice.',
    ],
    examples: [
      'skillary changes --output changes.jsonl --max-calls 100',
      'skillary changes --cursor-file here.cursor --follow --every 300 | ./apply',
      'skillary changes --since 2026-11-01 | jq -r .event | sort | uniq -c',
    ],
    exits: ['interrupted'],
    files: [['FILE.cursor', 'The position in the feed. Use --cursor-file for another file.']],
  })
}

interface FeedOptions extends ChangesOptions {
  /** The file of the cursor. */
  file?: string
}

class Feed {
  #skillary: Skillary
  #options: FeedOptions
  #position: FeedPosition
  #events = 0
  #charged = 0
  /** The price of the last page with events. */
  #price = 0

  constructor(skillary: Skillary, options: FeedOptions, position: FeedPosition) {
    this.#skillary = skillary
    this.#options = options
    this.#position = position
  }

  /** Reads to the end of the feed, or with `follow` until the signal. */
  async follow(signal: AbortSignal) {
    const { follow, every } = this.#options
    const { maxCalls = follow ? Infinity : usualMaxCalls } = this.#options
    for (;;) {
      const page = await this.#next(signal)
      await this.#write(page)
      if (this.#charged + this.#price > maxCalls) return this.#printSummary(page)
      if (page.meta.has_more) continue
      if (!follow) return this.#printSummary(page)
      await wait(every * 1000, null, { signal }).catch(() => {})
      signal.throwIfAborted()
    }
  }

  /** The next page, or the last one again if it was not written. */
  async #next(signal: AbortSignal): Promise<ChangesPage> {
    const { since, limit } = this.#options
    const { cursor, asking } = this.#position
    const next = asking ?? {
      key: randomUUID(),
      query: { limit, ...(cursor ? { cursor } : { since }) },
    }
    await this.#savePosition({ ...this.#position, asking: next })
    const options = { idempotencyKey: next.key, signal }
    return this.#skillary.changesPage(next.query, options).catch(async (error) => {
      /** Nothing was charged, so the next request may have another query. */
      if (error instanceof SkillaryProblem && error.status < 500) {
        await this.#savePosition({ ...this.#position, asking: undefined })
      }
      throw error
    })
  }

  async #write({ data, meta, calls }: ChangesPage) {
    const text = data.map((event) => `${JSON.stringify(event)}\n`).join('')
    const written = await this.#append(text)
    this.#events += data.length
    this.#charged += calls.charged
    this.#price = calls.charged || this.#price
    await this.#savePosition({ server: this.#position.server, cursor: meta.next_cursor, written })
  }

  /** Appends after the last complete page; returns the new length of the file. */
  async #append(text: string): Promise<number | undefined> {
    const { output } = this.#options
    if (!output) {
      await writeOut(text)
      return undefined
    }
    const file = await open(output, 'a+')
    try {
      const { size } = await file.stat()
      const whole = Math.min(this.#position.written ?? size, size)
      if (size > whole) await file.truncate(whole)
      await file.appendFile(text)
      await file.sync()
      return whole + Buffer.byteLength(text)
    } finally {
      await file.close()
    }
  }

  /** Writes to a draft and renames it, so that readers never see a partial file. */
  async #savePosition(position: FeedPosition) {
    this.#position = position
    const { file } = this.#options
    if (!file) return
    await writeFile(`${file}.draft`, `${JSON.stringify(position)}\n`)
    await rename(`${file}.draft`, file)
  }

  #printSummary({ calls, meta }: ChangesPage) {
    const cost = costOf({ charged: this.#charged, remaining: calls.remaining })
    printToStderr(`${numberText(this.#events)} events · ${cost}`)
    if (!meta.has_more) return
    const how = this.#options.file ? 'Run the command again' : 'Add --cursor-file'
    printToStderr(`More events are available. ${how} to continue, or raise --max-calls.`)
  }
}

/** Waits until the reader has consumed the text, so that unread events are repeated by the next run. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    surroundings().stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

async function readPosition(file: string | undefined, server: string): Promise<FeedPosition> {
  const text = file && (await readFile(file, 'utf8').catch(() => null))
  if (!text) return { server }
  try {
    const position = JSON.parse(text) as FeedPosition
    if (position.server === server) return position
  } catch {
    throw wrongUsage(
      `${file} is not a cursor file. Choose another with --cursor-file, or delete it.`
    )
  }
  throw wrongUsage(`${file} belongs to another server. Choose another file with --cursor-file.`)
}
