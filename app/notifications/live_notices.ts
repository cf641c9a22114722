import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import env from '#start/env'

/** What PostgreSQL's LISTEN and NOTIFY call it; part of it is the database, so deployments do not mix. */
const topic = 'skillary_notices'

/** A NOTIFY takes less than 8,000 bytes; a public id takes 39. */
const usersPerQuery = 150

/** How long a process waits until it listens again, in ms. */
const pause = 5000

let listener: pg.Client | null = null
let retry: NodeJS.Timeout | null = null
let isListening = false

/** The stream that says to one person's pages that there is news. It carries no more than that. */
export function channelOf(personUid: string): string {
  return `people/${personUid}`
}

/**
 * Tells the open pages of these people, once the transaction is committed, that they have news. On
 * PostgreSQL the commit itself carries it to every process that listens, from whichever process or
 * command; on SQLite it reaches the pages of this process, and others find out when they ask.
 * `uids` are their public ids.
 */
export async function announce(uids: string[], trx: TransactionClientContract): Promise<void> {
  if (trx.dialect.name !== 'postgres') {
    trx.after('commit', () => publishUnreadCounts(uids))
    return
  }
  for (let start = 0; start < uids.length; start += usersPerQuery) {
    const some = uids.slice(start, start + usersPerQuery)
    await trx.rawQuery('select pg_notify(?, ?)', [topic, JSON.stringify(some)])
  }
}

/** From now on this process hears what other processes announce. Does nothing on SQLite. */
export function startListening() {
  if (db.connection().dialect.name !== 'postgres' || isListening) return
  isListening = true
  void listen()
}

/** Ends listening, and every open stream: a server closes only when nobody is connected. */
export async function stopListening() {
  isListening = false
  if (retry) clearTimeout(retry)
  const transmit = await app.container.make('transmit')
  for (const stream of transmit.getManager().getAllSubscribers().keys()) stream.end()
  await listener?.end()
  listener = null
}

/** One connection of its own: those of the pool come and go. A lost one is opened again. */
async function listen() {
  const client = new pg.Client({ connectionString: env.get('DATABASE_URL') })
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

/** Commands serve no pages. */
async function publishUnreadCounts(uids: string[]) {
  if (!app.container.hasBinding('transmit')) return
  const transmit = await app.container.make('transmit')
  for (const uid of uids) transmit.broadcast(channelOf(uid), 'news')
}
