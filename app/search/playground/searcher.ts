import type User from '#app/accounts/user'
import { Role, staffRoles } from '#app/accounts/role'
import type { CallPayer } from '#app/billing/metering/metered_call'

/**
 * Who searches decides who pays: a client by the call, a guest from the day's allowance of the
 * address, staff not at all.
 */
export type Searcher =
  | { kind: 'client'; clientId: number; userId: number; apiKeyId?: number | null }
  | { kind: 'staff'; userId: number }
  | { kind: 'guest'; address: string }

/**
 * `user` is null for a guest; `address` is where the request came from; `apiKey` is the key that a
 * client's program called by.
 */
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

/** Who is charged for what this searcher does, and whose name the history keeps. */
export function payerOf(searcher: Searcher): CallPayer {
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
