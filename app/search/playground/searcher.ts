import type User from '#app/accounts/user'
import { Role, staffRoles } from '#app/accounts/role'
import type { Caller } from '#app/billing/metering/metered_call'

/**
 * The searcher determines the payment: clients pay per call, guests use the daily limit of their IP address,
 * staff are free.
 */
export type Searcher =
  | { kind: 'client'; clientId: number; userId: number; apiKeyId?: number | null }
  | { kind: 'staff'; userId: number }
  | { kind: 'guest'; address: string }

/** `user` is null for a guest; `address` is the IP address; `apiKey` is the API key of the call. */
export function searcherOf(
  user: User | null | undefined,
  address: string,
  apiKey: { id: number } | null = null
): Searcher {
  if (!user) return { kind: 'guest', address }
  if (user.role === Role.partner && user.clientId !== null) {
    const apiKeyId = apiKey?.id ?? null
    return { kind: 'client', clientId: user.clientId, userId: user.id, apiKeyId }
  }
  if (staffRoles.includes(user.role)) return { kind: 'staff', userId: user.id }
  throw new Error(`A person of role ${user.role} cannot search`)
}

/** The payer of this searcher's calls, who is also stored in the history. */
export function callerOf(searcher: Searcher): Caller {
  switch (searcher.kind) {
    case 'client': {
      const { clientId, userId, apiKeyId } = searcher
      return { clientId, userId, apiKeyId }
    }
    case 'staff':
      return { clientId: null, userId: searcher.userId }
    case 'guest':
      return { clientId: null, userId: null }
  }
}
