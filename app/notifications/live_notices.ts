import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { postgresUrl } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** The channel of PostgreSQL's LISTEN and NOTIFY; channels are per database, so deployments do not mix. */
const topic = 'skillary_notices'

/** A NOTIFY payload is limited to 8,000 bytes; a public id takes 39. */
const usersPerQuery = 150

/** Delay before a process listens again, in ms. */
const pause = 5000

let listener: pg.Client | null = null
let retry: NodeJS.Timeout | null = null
let isListening = false

/** The event stream of a user's pages, which only signals new notifications. */
export function channelOf(personUid: string): string {
  return `people/${personUid}`
}

/**
 * Signals new notifications to the open pages of these users once the transaction is committed. On
 * PostgreSQL, the commit delivers the signal to every listening process; on SQLite, only the pages of this
 * process get it, and others find out by polling. `uids` are public ids of users.
 */
export async function announce(uids: string[], trx: TransactionClientContract): Promise<void> {
  if (!isPostgres(trx)) {
    trx.after('commit', () => publishUnreadCounts(uids))
    return
  }
  for (let start = 0; start < uids.length; start += usersPerQuery) {
    const some = uids.slice(start, start + usersPerQuery)
    await trx.rawQuery('select pg_notify(?, ?)', [topic, JSON.stringify(some)])
  }
}

/** Starts listening for signals of other processes. Does nothing on SQLite. */
export function startListening() {
  if (!isPostgres(db.connection()) || isListening) return
  isListening = true
  void listen()
}

/** Stops listening and closes every open stream, since a server only closes when no client is connected. */
export async function stopListening() {
  isListening = false
  if (retry) clearTimeout(retry)
  const transmit = await app.container.make('transmit')
  for (const stream of transmit.getManager().getAllSubscribers().keys()) stream.end()
  await listener?.end()
  listener = null
}

/** Uses a dedicated connection, since those of the pool are recycled. Reconnects if it is lost. */
async function listen() {
  const client = new pg.Client({ connectionString: postgresUrl })
  client.on('notification', ({ payload }) => void publishUnreadCounts(JSON.parse(payload ?? '[]')))
  client.on('error', (error) => listenAgain(client, error))
  try {
    await client.connect()
    await client.query(`listen ${topic}`)
    if (isListening) listener = client
    else await client.end()
  } catch (error) {
    listenAgain(client, error)
  }
}

function listenAgain(client: pg.Client, error: unknown) {
  if (listener === client) listener = null
  client.removeAllListeners().on('error', () => {})
  void client.end().catch(() => {})
  if (!isListening) return
  logger.warn({ err: error }, 'Live notifications are unavailable; pages fall back to polling')
  retry = setTimeout(() => void listen(), pause).unref()
}

/** Commands have no open pages. */
async function publishUnreadCounts(uids: string[]) {
  if (!app.container.hasBinding('transmit')) return
  const transmit = await app.container.make('transmit')
  for (const uid of uids) transmit.broadcast(channelOf(uid), 'news')
}
