import type { Socket } from 'node:net'

/** The database is known to be away, so nothing was sent to it. */
export class DatabaseAway extends Error {
  code = 'E_DATABASE_AWAY'

  constructor() {
    super('The database does not respond')
  }
}

/** Seconds after which a refused request should be repeated. */
export const awayWait = 2

/** Of PostgreSQL: too many connections; of SQLite's file. */
const codes = new Set([
  ...['E_DATABASE_AWAY', '53300'],
  ...['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_CANTOPEN', 'SQLITE_IOERR', 'SQLITE_READONLY'],
  ...['SQLITE_CORRUPT', 'SQLITE_NOTADB'],
])

/** Classes of PostgreSQL: connection exceptions; shut down, crashed or starting up. */
const classes = /^(08...|57P0.)$/

/** Errors of the driver and the pool without a code. */
const messages =
  /Connection (terminated|ended)|timeout expired|connection error and is not queryable|Client was closed|Timeout acquiring a connection|Unable to acquire a connection$/

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/** Errors of sockets to the database, whose codes other services have, too. */
const ofSockets = new WeakSet<Error>()

/** Marks errors of a socket to the database. */
export function markErrors(socket: Socket): Socket {
  return socket.once('error', (error) => ofSockets.add(error))
}

/** PostgreSQL's `statement_timeout`. */
const tookTooLong = '57014'

/**
 * Whether the database did not answer, or not in time: the same request may succeed later. For errors of code whose
 * only connections are those to the database.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '' } = Object(error) as { code?: string }
  return isOfDatabaseAway(error) || networkCodes.has(code) || code === tookTooLong
}

/** The same for any error: those of other services do not count, nor does a statement that took too long. */
export function isOfDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message } = error as Error & { code?: string }
  if (ofSockets.has(error)) return true
  return code === undefined ? messages.test(message) : codes.has(code) || classes.test(code)
}

/** A short reason without the statement: "ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432". */
export function reasonOf(error: unknown): string {
  const { errors, message = '' } = error as Error & { errors?: Error[] }
  return (errors?.[0] ? reasonOf(errors[0]) : message).split(' - ').at(-1)!
}

/** How often the log says that the database is away, in ms. */
const logInterval = 60_000
let loggedAt = -Infinity

/** Whether the log should say so now: once a minute for all that fails in the meantime. */
export function isAwayToBeLogged(): boolean {
  if (performance.now() - loggedAt < logInterval) return false
  loggedAt = performance.now()
  return true
}

/** Forgets the last line, so that the next outage is logged at once. */
export function forgetAway() {
  loggedAt = -Infinity
}
