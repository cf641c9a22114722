import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseWatch } from '#app/core/db/database_watch'
import { isPostgres } from '#app/core/db/prepared_rows'
import { reconnect } from '#app/core/http/event_streams'
import { onStop } from '#app/core/stopping'

/** The channel of PostgreSQL's LISTEN and NOTIFY; channels are per database, so deployments do not mix. */
const topic = 'skillary_notices'

/** A NOTIFY payload is limited to 8,000 bytes; a public id takes 39. */
const usersPerQuery = 150

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

/** Receives the signals of other processes. Does nothing on SQLite. */
export function startListening() {
  databaseWatch.listen(topic, (payload) => void publishUnreadCounts(JSON.parse(payload)))
  onStop({ name: 'event streams', end: endStreams, cut: () => {} })
}

/** Ends every open stream: browsers connect to another server. */
async function endStreams() {
  const transmit = await app.container.make('transmit')
  for (const stream of transmit.getManager().getAllSubscribers().keys()) {
    stream.push(reconnect)
    stream.end()
  }
}

/** Commands have no open pages. */
async function publishUnreadCounts(uids: string[]) {
  if (!app.container.hasBinding('transmit')) return
  const transmit = await app.container.make('transmit')
  for (const uid of uids) transmit.broadcast(channelOf(uid), 'news')
}
