import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { ListQuery } from '#app/core/lists/listing'

/**
 * The client for reads that may take long. SQLite has one connection for writes, so a long read on it would hold up
 * every charge: such reads run on connections of their own, which see everything that was committed before they
 * began. Inside a transaction it is the transaction's client, since no other one sees what it wrote.
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
  /** Lucid runs a query of SQLite on the client of its knex query, as does knex's own `transacting`. */
  Object.assign(query.knexQuery, { client: client.getReadClient().client })
  return query
}
