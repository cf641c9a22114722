import Factory from '@adonisjs/lucid/factories'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { Role } from '#app/accounts/role'

let count = 0

export const ClientFactory = Factory.define(Client, () => {
  count += 1
  return { name: `Client ${count}`, email: `client${count}@example.com`, status: 'active' as const }
}).build()

/**
 * Staff by default (role 0); `createPartner(client)` creates a partner. The password is
 * `secret-password`.
 */
export const UserFactory = Factory.define(User, () => {
  count += 1
  return {
    fullName: `Person ${count}`,
    email: `person${count}@example.com`,
    password: 'secret-password',
    role: Role.admin,
    status: 'active' as const,
  }
}).build()

/** A partner of a new client, or of the given one, whose first one is its owner. */
export async function createPartner(client?: Client) {
  client ??= await ClientFactory.create()
  const owner = await User.findBy({ clientId: client.id, isOwner: true })
  return UserFactory.merge({ role: Role.partner, clientId: client.id, isOwner: !owner }).create()
}
