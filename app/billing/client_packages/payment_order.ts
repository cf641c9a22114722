import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'

/**
 * A condition for client packages that are current by the database clock: started, not expired, cancelled or
 * refunded. Used-up packages meet it too. Applies to `client_packages` or the given table name.
 */
export function currentPackage(client: QueryClientContract, table = 'client_packages'): string {
  return `${table}.status = 'active' and ${hasStarted(client, table)}
    and (${table}.expires_at is null or ${table}.expires_at > ${sqlNow(client)})`
}

/** Almost all packages have started: the plus keeps SQLite from using the index of this column. */
export function hasStarted(client: QueryClientContract, table = 'client_packages'): string {
  return `${isPostgres(client) ? '' : '+'}${table}.activated_at <= ${sqlNow(client)}`
}

/** A condition for current packages with remaining calls. */
export function usablePackage(client: QueryClientContract): string {
  return `${currentPackage(client)} and client_packages.usage_calls < client_packages.total_calls`
}

/**
 * Payment order: backup packages last, then by priority, earliest expiry (none last),
 * earliest activation, and id. An `order by` on the columns of `client_packages` or the given table name.
 */
export function orderOfPayment(table = 'client_packages'): string {
  return ['backup', 'priority', 'expires_at is null', 'expires_at', 'activated_at', 'id']
    .map((term) => `${table}.${term}`)
    .join(', ')
}
