/** The part of knex's client that takes connections from its pool. */
export interface ConnectionPool {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
  query(connection: unknown, query: string | object): Promise<unknown>
}

/** The pool that repeats a read which failed on a connection of another pool; null if it must not be repeated. */
type Elsewhere = (connection: unknown, error: unknown) => ConnectionPool | null

const elsewhereOf = new WeakMap<ConnectionPool, Elsewhere>()

/**
 * Makes a pool for reads use `primary` while `isUsable` is false or no connection can be opened, and repeat failed
 * statements there: a replica can be lost at any time, may cancel a statement because of a conflict with recovery, and
 * may lack a table that a migration has just created. A statement that took too long (57014) is not repeated.
 * `onFault` is called with each failure before it is repeated.
 */
export function fallBackTo(
  primary: ConnectionPool,
  pool: ConnectionPool,
  { isUsable, onFault }: { isUsable: () => boolean; onFault: (error: unknown) => void }
) {
  const acquire = pool.acquireConnection.bind(pool)
  const release = pool.releaseConnection.bind(pool)
  const query = pool.query.bind(pool)
  /** Connections of the primary. */
  const borrowed = new WeakSet<object>()

  const elsewhere: Elsewhere = (connection, error) => {
    const isSlow = (error as { code?: string }).code === '57014'
    if (borrowed.has(connection as object) || isSlow) return null
    onFault(error)
    return primary
  }
  elsewhereOf.set(pool, elsewhere)

  pool.acquireConnection = async () => {
    try {
      if (isUsable()) return await acquire()
    } catch (error) {
      onFault(error)
    }
    const connection = await primary.acquireConnection()
    borrowed.add(connection as object)
    return connection
  }
  pool.releaseConnection = async (connection) => {
    const isBorrowed = borrowed.delete(connection as object)
    await (isBorrowed ? primary.releaseConnection(connection) : release(connection))
  }
  pool.query = async (connection, text) => {
    /** knex changes the query that it runs. */
    const again = typeof text === 'string' ? text : { ...text }
    try {
      return await query(connection, text)
    } catch (error) {
      const other = elsewhere(connection, error)
      if (!other) throw error
      return withConnection(other, (own) => other.query(own, again))
    }
  }
}

/** Runs a read on a connection of the pool; if it fails there, runs it again on the pool to which this one falls back. */
export async function withConnection<Result>(
  pool: ConnectionPool,
  run: (connection: never) => Promise<Result>
): Promise<Result> {
  const connection = await pool.acquireConnection()
  let other: ConnectionPool | null
  try {
    return await run(connection as never)
  } catch (error) {
    other = elsewhereOf.get(pool)?.(connection, error) ?? null
    if (!other) throw error
  } finally {
    await pool.releaseConnection(connection)
  }
  return withConnection(other, run)
}
