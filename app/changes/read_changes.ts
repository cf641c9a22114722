import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { relationsMadeVisible } from '#app/changes/feed_state'
import { openWithoutEntries, type Position } from '#app/changes/feed_position'
import { entriesBehind, entryAt, type LogEntry } from '#app/changes/log_entries'
import { repairRestoredLog, refuseFormerPosition } from '#app/changes/restored_log'
import { buildEvents, type ChangeEvent } from '#app/changes/build_events'

export interface ChangesPage {
  events: ChangeEvent[]
  /** The position after the page. */
  position: Position
  /** Whether more entries follow, with or without events. */
  hasMore: boolean
}

/** Entries per query, and the maximum number of entries that a page reads to find events. */
const atOnce = 500
const mostEntries = 2000

/**
 * The changes after the position, at most `limit` events. A client that applies all pages has the current
 * published skills and their relations. The cost depends only on the entries of the page, not on its
 * position. If many consecutive entries have no events, the page is empty and has more pages after it. Throws
 * a 410 `Refusal` for a position from before a restore. Writes nothing, except to repair a restored log.
 */
export async function readChanges(
  from: Position,
  limit: number,
  client: QueryClientContract = db.connection()
): Promise<ChangesPage> {
  await repairRestoredLog(client)
  await refuseFormerPosition(client, from)
  const others = await openWithoutEntries(client)
  const page = new PageReader(client, from, limit)
  await page.finishRelations()
  let looked = 0
  let most = Math.min(atOnce, limit + 1)
  while (!page.isFull && looked < mostEntries) {
    const size = Math.min(most, mostEntries - looked)
    const entries = await entriesBehind(client, page.position, size, others)
    if (entries.length === 0) return page.ended(false)
    looked += entries.length
    const hasEvents = await page.add(entries)
    if (!hasEvents) most = atOnce
  }
  const more = await entriesBehind(client, page.position, 1, others)
  return page.ended(page.position.relation !== null || more.length > 0)
}

/** Collects the events of a page until it is full. */
class PageReader {
  isFull = false
  #events: ChangeEvent[] = []

  constructor(
    private client: QueryClientContract,
    public position: Position,
    private limit: number
  ) {}

  ended(hasMore: boolean): ChangesPage {
    return { events: this.#events, position: this.position, hasMore }
  }

  /** Continues a skill's relations if the previous page ended within them. */
  async finishRelations() {
    const { relation } = this.position
    if (relation === null) return
    const entry = await entryAt(this.client, this.position)
    if (entry) await this.#addRelations(entry, entry.subjectId, relation)
  }

  /** Whether the page got events from them; otherwise it is full or they have none. */
  async add(entries: LogEntry[]): Promise<boolean> {
    const before = this.#events.length
    const built = await buildEvents(this.client, entries)
    for (const [at, entry] of entries.entries()) {
      const { events, madeVisible } = built[at]
      const isTooMuch = this.#events.length + events.length > this.limit
      if (this.isFull || isTooMuch) {
        this.isFull = true
        break
      }
      this.#events.push(...events)
      this.position = { writtenIn: entry.writtenIn, entry: entry.entry, relation: null }
      if (madeVisible !== null) await this.#addRelations(entry, madeVisible, 0)
      if (this.#events.length >= this.limit) this.isFull = true
    }
    return this.#events.length > before
  }

  /** Adds as many relations as fit; the position marks the last one. */
  async #addRelations(entry: LogEntry, skillId: number, after: number) {
    const free = this.limit - this.#events.length
    const found = await relationsMadeVisible(this.client, skillId, entry, {
      after,
      most: free + 1,
    })
    const fitting = found.slice(0, free)
    for (const { id, ...relation } of fitting) {
      this.#events.push({ event: 'relation.added', relation, at: entry.at })
    }
    const isCut = found.length > free
    const last = fitting.at(-1)?.id ?? after
    this.position = {
      writtenIn: entry.writtenIn,
      entry: entry.entry,
      relation: isCut ? last : null,
    }
    if (isCut) this.isFull = true
  }
}
