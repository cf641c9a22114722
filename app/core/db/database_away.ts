import type { Socket } from 'node:net'

/** The database is known not to respond, so nothing was sent to it. */
export class DatabaseAway extends Error {
  code = 'E_DATABASE_AWAY'

  constructor() {
    super('The database does not respond')
  }
}

/** Seconds after which a refused request should be repeated. */
export const awayRetrySeconds = 2

/** PostgreSQL has too many connections (53300), or SQLite cannot use its file. */
const codes = new Set([
  ...['E_DATABASE_AWAY', '53300'],
  ...['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_CANTOPEN', 'SQLITE_IOERR', 'SQLITE_READONLY'],
  ...['SQLITE_CORRUPT', 'SQLITE_NOTADB'],
])

/** Classes of PostgreSQL's codes: connection exceptions (08), and a server that stops, crashes or starts (57P0). */
const classes = /^(08...|57P0.)$/

/** Messages of the driver and the pool, whose errors have no code. */
const messages =
  /Connection (terminated|ended)|timeout expired|connection error and is not queryable|Client was closed|Timeout acquiring a connection|Unable to acquire a connection$/

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/** Errors of sockets to the database. Their codes are not enough: sockets to other services have the same ones. */
const ofSockets = new WeakSet<Error>()

/** Marks errors of this socket as those of the database. Returns the socket. */
export function markErrors(socket: Socket): Socket {
  return socket.once('error', (error) => ofSockets.add(error))
}

/** PostgreSQL's `statement_timeout`. */
const tookTooLong = '57014'

/**
 * Whether the database did not answer, or not in time, so that the same work may succeed later. Only for errors of code
 * that connects to nothing but the database.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '' } = Object(error) as { code?: string }
  return isCertainlyDatabaseAway(error) || networkCodes.has(code) || code === tookTooLong
}

/** The same for any error: false for errors of other services, and for a statement that took too long. */
export function isCertainlyDatabaseAway(error: unknown): boolean {
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

/** Whether to log that the database is away: once a minute, however much fails. */
export function shouldLogAway(): boolean {
  if (performance.now() - loggedAt < logInterval) return false
  loggedAt = performance.now()
  return true
}

/** Logs the next outage at once. */
export function logNextAway() {
  loggedAt = -Infinity
}
