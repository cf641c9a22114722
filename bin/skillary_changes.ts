import { randomUUID } from 'node:crypto'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import {
  SkillaryProblem,
  type ChangesPage,
  type ChangesQuery,
  type Skillary,
} from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { untilInterrupted, wrongUsage } from './skillary_exit.ts'
import { addHelp } from './skillary_help.ts'
import { refuseOutput } from './skillary_rows.ts'
import { costOf, countOption } from './skillary_search.ts'
import { surroundings } from './skillary_surroundings.ts'
import { printToStderr } from './skillary_terminal.ts'

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

/** A first run reads all that ever changed: nobody pays for that without having said so. */
const usualMaxCalls = 10

/** How far the feed was read. */
interface Place {
  server: string
  cursor?: string
  /** The key of the page that was asked for last and is not written yet. */
  asking?: { key: string; query: ChangesQuery }
  /** How long the output was with all pages up to the cursor, in bytes. */
  written?: number
}

/** `changes`: what happened to skills and relations, as lines of JSON. */
export function addChangesCommand(program: Command, connection: Connection) {
  const changes = program
    .command('changes')
    .option('-o, --output <file>', 'append to this file; without it standard output')
    .option('--cursor-file <file>', 'where it keeps how far it came; else the output with .cursor')
    .option('--since <moment>', 'begin at this moment instead of at the very beginning')
    .addOption(
      countOption('--limit <count>', 'how many events a paid page holds at most').default(1000)
    )
    .addOption(
      countOption(
        '--max-calls <count>',
        `pay no more calls than these (default: ${usualMaxCalls}, with --follow no end)`
      )
    )
    .option('--follow', 'go on for ever: ask again when there is nothing new')
    .addOption(countOption('--every <seconds>', 'how often, with --follow').default(60))
    .option('--json', 'lines of JSON, which it prints anyway')
    .description('follow what changes in skills and relations; for partners each page is paid')
    .action(async ({ output, ...options }: ChangesOptions) => {
      const file = options.cursorFile ?? (output && `${output}.cursor`)
      if (options.maxCalls === 0) throw wrongUsage('--max-calls is at least 1.')
      if (options.every < 1) throw wrongUsage('--every is at least a second.')
      for (const written of [output, file]) if (written) await refuseOutput(written)
      const skillary = await connection.open()
      const place = await placeIn(file, skillary.server)
      if (options.since && place.cursor) {
        throw wrongUsage(`${file} says where it goes on: leave --since out, or delete the file.`)
      }
      const feed = new Feed(skillary, { ...options, output, file }, place)
      await untilInterrupted((signal) => feed.follow(signal))
    })
  addHelp(changes, {
    about: [
      'Writes one event to a line: skills that were added, renamed, changed, merged, archived or deleted, relations that were added, changed or removed, domains that were renamed. Who applies them all has the graph as it is. A page without events is free.',
      `The beginning is long: every skill and relation there is, a page of them for the price of a call. So a run stops when ${usualMaxCalls} calls are paid and says so; another one goes on, and --max-calls allows more at once.`,
      'With a cursor file each run goes on where the last one ended. A page that was asked for when it broke off is asked for again under the same Idempotency-Key, so it is paid once; and what was half written to the output is written anew, so no event stands there twice.',
    ],
    examples: [
      'skillary changes --output changes.jsonl --max-calls 100',
      'skillary changes --cursor-file here.cursor --follow --every 300 | ./apply',
      'skillary changes --since 2026-11-01 | jq -r .event | sort | uniq -c',
    ],
    exits: ['interrupted'],
    files: [['FILE.cursor', 'How far the feed was read. Another --cursor-file names another.']],
  })
}

interface FeedOptions extends ChangesOptions {
  /** Where the cursor is kept. */
  file?: string
}

class Feed {
  #skillary: Skillary
  #options: FeedOptions
  #place: Place
  #events = 0
  #charged = 0
  /** What a page cost that held something. */
  #price = 0

  constructor(skillary: Skillary, options: FeedOptions, place: Place) {
    this.#skillary = skillary
    this.#options = options
    this.#place = place
  }

  /** Up to now, or with `follow` until the signal. */
  async follow(signal: AbortSignal) {
    const { follow, every } = this.#options
    const { maxCalls = follow ? Infinity : usualMaxCalls } = this.#options
    for (;;) {
      const page = await this.#next(signal)
      await this.#write(page)
      if (this.#charged + this.#price > maxCalls) return this.#tell(page)
      if (page.meta.has_more) continue
      if (!follow) return this.#tell(page)
      await wait(every * 1000, null, { signal }).catch(() => {})
      signal.throwIfAborted()
    }
  }

  /** The page behind the cursor, or once more the one that was asked for and not written. */
  async #next(signal: AbortSignal): Promise<ChangesPage> {
    const { since, limit } = this.#options
    const { cursor, asking } = this.#place
    const next = asking ?? {
      key: randomUUID(),
      query: { limit, ...(cursor ? { cursor } : { since }) },
    }
    await this.#keep({ ...this.#place, asking: next })
    const options = { idempotencyKey: next.key, signal }
    return this.#skillary.changesPage(next.query, options).catch(async (error) => {
      /** Refused, so nothing was paid: another question may take its place. */
      if (error instanceof SkillaryProblem && error.status < 500) {
        await this.#keep({ ...this.#place, asking: undefined })
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
    await this.#keep({ server: this.#place.server, cursor: meta.next_cursor, written })
  }

  /** Behind what is complete; how long the file is then. */
  async #append(text: string): Promise<number | undefined> {
    const { output } = this.#options
    if (!output) {
      await writeOut(text)
      return undefined
    }
    const file = await open(output, 'a+')
    try {
      const { size } = await file.stat()
      const whole = Math.min(this.#place.written ?? size, size)
      if (size > whole) await file.truncate(whole)
      await file.appendFile(text)
      await file.sync()
      return whole + Buffer.byteLength(text)
    } finally {
      await file.close()
    }
  }

  /** Written beside the file and moved over it, so that nobody ever reads half of it. */
  async #keep(place: Place) {
    this.#place = place
    const { file } = this.#options
    if (!file) return
    await writeFile(`${file}.draft`, `${JSON.stringify(place)}\n`)
    await rename(`${file}.draft`, file)
  }

  #tell({ calls, meta }: ChangesPage) {
    const cost = costOf({ charged: this.#charged, remaining: calls.remaining })
    printToStderr(`${this.#events.toLocaleString('en')} events · ${cost}`)
    if (!meta.has_more) return
    const how = this.#options.file ? 'Run it again' : 'Name a --cursor-file'
    printToStderr(`There is more. ${how} to go on; --max-calls allows more at once.`)
  }
}

/** Once it is taken: what nobody reads any more is not passed over, the next run has it again. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    surroundings().stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

async function placeIn(file: string | undefined, server: string): Promise<Place> {
  const text = file && (await readFile(file, 'utf8').catch(() => null))
  if (!text) return { server }
  try {
    const place = JSON.parse(text) as Place
    if (place.server === server) return place
  } catch {
    throw wrongUsage(`${file} holds no cursor: name another by --cursor-file, or delete it.`)
  }
  throw wrongUsage(`${file} holds the cursor of another server: name another by --cursor-file.`)
}
