import { MessageBuilder } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { sqlMilliseconds } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { pruneOccasionally } from '#app/core/prune'

/** The minimum interval in ms between extensions of a session that is only read. */
const TOUCH_EVERY = 60_000

/**
 * Stores sessions in the table `sessions`, with one instance per request. The framework's own store
 * writes on every page view, which on SQLite would mean a write to disk for every reader.
 */
export class SessionStore implements SessionStoreContract {
  #milliseconds: number
  #isReadOnly: boolean
  #isNew: boolean
  #left = 0

  /**
   * An event stream opens its session read-only: its write could restore a flash message that a page has
   * shown in the meantime. A new session, of a request without its cookie, is not read.
   */
  constructor(seconds: number, { isReadOnly = false, isNew = false } = {}) {
    this.#milliseconds = seconds * 1000
    this.#isReadOnly = isReadOnly
    this.#isNew = isNew
  }

  async read(sessionId: string): Promise<SessionData | null> {
    if (this.#isNew) return null
    const client = db.connection()
    const now = sqlMilliseconds(client)
    const [row] = await rawRows<{ data: string; left: number }>(
      client,
      `select data, expires_at - ${now} as "left" from sessions where id = ? and expires_at > ${now}`,
      [sessionId]
    )
    if (!row) return null
    this.#left = row.left
    return new MessageBuilder().verify<SessionData>(row.data, sessionId)
  }

  async write(sessionId: string, values: SessionData): Promise<void> {
    if (this.#isReadOnly) return
    const client = db.connection()
    const data = new MessageBuilder().build(values, undefined, sessionId)
    await client.rawQuery(
      `insert into sessions (id, data, expires_at) values (?, ?, ${sqlMilliseconds(client)} + ?)
       on conflict (id) do update set data = excluded.data, expires_at = excluded.expires_at`,
      [sessionId, data, this.#milliseconds]
    )
    await pruneOccasionally()
  }

  async destroy(sessionId: string): Promise<void> {
    await db.rawQuery('delete from sessions where id = ?', [sessionId])
  }

  async touch(sessionId: string): Promise<void> {
    if (this.#left > this.#milliseconds - TOUCH_EVERY) return
    const client = db.connection()
    await client.rawQuery(
      `update sessions set expires_at = ${sqlMilliseconds(client)} + ? where id = ?`,
      [this.#milliseconds, sessionId]
    )
  }
}
