import { may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import type Client from '#app/accounts/client'
import { searchClients } from '#app/clients/search_clients'
import { searchSkills, type Suggestion } from '#app/search/playground/suggestions'

export interface FoundRecords {
  /** Null if the user's role cannot look up skills. */
  skills: Suggestion[] | null
  clients: Client[] | null
}

/**
 * Records with a matching name that the user may open: at most `limit` skills of any status, and
 * clients. An empty text matches none. Not metered.
 */
export async function findRecords(user: User, text: string, limit: number): Promise<FoundRecords> {
  const [skills, clients] = await Promise.all([
    may(user.role, 'admin_search') ? (text ? searchSkills(text, { limit }) : []) : null,
    may(user.role, 'clients') ? (text ? searchClients(text, limit) : []) : null,
  ])
  return { skills, clients }
}
