import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'

/**
 * Whether a client package counts at this moment, by the database's clock: neither cancelled nor
 * refunded, begun, not expired. A condition on `client_packages`, under that name or the one given;
 * a used-up package meets it too.
 */
export function currentPackage(client: QueryClientContract, table = 'client_packages'): string {
  const now = sqlNow(client)
  return `${table}.status = 'active' and ${table}.activated_at <= ${now}
    and (${table}.expires_at is null or ${table}.expires_at > ${now})`
}

/** A current package that still holds a call: it can pay. */
export function usablePackage(client: QueryClientContract): string {
  return `${currentPackage(client)} and client_packages.usage_calls < client_packages.total_calls`
}

/**
 * Which package pays first (design.md section 7): backup last, then by priority, then what expires
 * soonest with no expiry last, then what was activated first, then by id.
 * An `order by` on the columns of `client_packages`, under that name or the one given.
 */
export function orderOfPayment(table = 'client_packages'): string {
  return ['backup', 'priority', 'expires_at is null', 'expires_at', 'activated_at', 'id']
    .map((term) => `${table}.${term}`)
    .join(', ')
}
