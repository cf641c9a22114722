import { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { isPostgres } from '#app/core/db/prepared_rows'
import { replicaConnection } from '#app/core/db/replicas/replicas'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/**
 * The client for long reads. SQLite has only one connection for writes, and a long read on it would
 * block every charge, so such reads use separate connections, which see everything committed
 * before. On PostgreSQL, requests that only read use read replicas, if there are any. Inside a
 * transaction, returns the client of the transaction, since no other one sees its writes.
 */
export function readConnection(client: QueryClientContract = db.connection()): QueryClientContract {
  if (client.isTransaction) return client
  if (client.connectionName === 'sqlite') return db.connection('sqlite_read')
  return onlyReads() ? replicaConnection(client) : client
}

/** The rows that a write selects are read where it writes. */
function onlyReads(): boolean {
  return ['GET', 'HEAD'].includes(HttpContext.get()?.request.method() ?? '')
}

/** Moves a query to the connection for long reads. */
export function onReadConnection<Model extends LucidModel>(
  { changesByCalls }: Pick<ListDefinition<Model>, 'changesByCalls'>,
  query: ListQuery<Model>
): ListQuery<Model> {
  if (changesByCalls && isPostgres(query.client)) return query
  const client = readConnection(query.client)
  if (client === query.client) return query
  query.client = client
  /**
   * Lucid runs a query on the client of its knex query on SQLite, and on a connection of
   * `query.client` on PostgreSQL; there, the client of the knex query decides where it is repeated.
   */
  Object.assign(query.knexQuery, { client: client.getReadClient().client })
  return query
}
