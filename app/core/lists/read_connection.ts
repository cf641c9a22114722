import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { ListQuery } from '#app/core/lists/listing'

/**
 * The client for long reads. SQLite has only one connection for writes, and a long read on it would
 * block every charge, so such reads use separate connections, which see everything committed
 * before. Inside a transaction, returns the client of the transaction, since no other one sees its
 * writes.
 */
export function readConnection(client: QueryClientContract = db.connection()): QueryClientContract {
  if (client.isTransaction || client.connectionName !== 'sqlite') return client
  return db.connection('sqlite_read')
}

/** Moves a query to the connection for long reads. */
export function onReadConnection<Model extends LucidModel>(
  query: ListQuery<Model>
): ListQuery<Model> {
  const client = readConnection(query.client)
  if (client === query.client) return query
  query.client = client
  /**
   * On SQLite, Lucid runs a query on the client of its knex query, as knex's own `transacting`
   * does.
   */
  Object.assign(query.knexQuery, { client: client.getReadClient().client })
  return query
}
