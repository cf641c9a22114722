import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { OwnerRequired } from '#app/clients/people/people'

/**
 * The client whose users a request manages: for staff the one with this public id, for partners their own, of which
 * they must be an owner. Throws `NotFound` or `OwnerRequired`.
 */
export async function managedClient({ auth }: HttpContext, uid: unknown): Promise<Client> {
  const user = auth.getUserOrFail()
  if (user.clientId === null) return Client.findForStaff(uid)
  if (!user.isOwner) throw new OwnerRequired()
  return Client.ofPartner(user)
}
