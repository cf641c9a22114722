import { may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import type Client from '#app/accounts/client'
import { searchClients } from '#app/clients/search_clients'
import { searchSkills, type Suggestion } from '#app/search/playground/suggestions'

export interface FoundRecords {
  /** Null where the person's role looks up none. */
  skills: Suggestion[] | null
  clients: Client[] | null
}

/**
 * What the person may open that is called so: at most `limit` skills of every status, and clients.
 * An empty text finds none of them. Costs no call.
 */
export async function findRecords(user: User, text: string, limit: number): Promise<FoundRecords> {
  const [skills, clients] = await Promise.all([
    may(user.role, 'admin_search') ? (text ? searchSkills(text, { limit }) : []) : null,
    may(user.role, 'clients') ? (text ? searchClients(text, limit) : []) : null,
  ])
  return { skills, clients }
}
