import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { sqlNow } from '#app/core/db/database_clock'
import { Role } from '#app/accounts/role'
import ApiKey from '#app/accounts/api_keys/api_key'
import { guestAllowance } from '#app/search/playground/guest_allowance'
import { availableCalls } from '#app/billing/client_packages/available_calls'
import type DefaultSetup from '#app/billing/default_setup'

/** The reader: their key, and the calls they can spend on trying out. */
export type Reader =
  | { kind: 'guest'; remaining: number; limit: number }
  | { kind: 'staff' }
  | { kind: 'partner'; key: { name: string; prefix: string } | null; remaining: number }

export async function readerOf(
  { auth, request }: Pick<HttpContext, 'auth' | 'request'>,
  setup: DefaultSetup
): Promise<Reader> {
  const { user } = auth
  if (!user) {
    const { remaining, limit } = await guestAllowance(request.ip(), setup)
    return { kind: 'guest', remaining, limit }
  }
  if (user.role !== Role.partner || user.clientId === null) return { kind: 'staff' }
  const { total_calls: total, usage_calls: used } = await availableCalls(user.clientId)
  return { kind: 'partner', key: await latestKey(user.clientId), remaining: total - used }
}

/** The newest valid key of the client. */
async function latestKey(clientId: number) {
  const now = sqlNow(db.connection())
  const key = await ApiKey.ofClient(clientId)
    .whereNull('revokedAt')
    .where((live) => live.whereNull('expiresAt').orWhereRaw(`expires_at > ${now}`))
    .orderBy('id', 'desc')
    .first()
  return key && { name: key.name, prefix: key.prefix }
}
