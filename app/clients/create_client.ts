import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inviteUser } from '#app/accounts/invitations/invite'
import { Role } from '#app/accounts/role'
import Client from '#app/accounts/client'
import {
  emptyClient,
  clientFieldsWith,
  writeClientFields,
  type ClientChanges,
} from '#app/clients/client_fields'
import { inTransaction } from '#app/core/db/in_transaction'
import { oncePerForm } from '#app/core/http/once_per_form'
import { grantDefaultFreePackage } from '#app/billing/sales/free_package'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

type NewClient = ClientChanges & { name: string; email: string }

/** The actor, and whether the contact is invited. */
interface CreationOptions {
  actor: Actor
  invite: boolean
}

/**
 * Creates a client with the default free package and, with `invite`, invites its contact as its first user.
 * Runs in a transaction. Throws a 422 `Refusal`: `EmailTaken` if the contact
 * already has an account.
 */
export async function createClient(input: NewClient, making: CreationOptions): Promise<Client> {
  return inTransaction((trx) => insertClient(trx, input, making))
}

/**
 * Creates a client once per form (`oncePerForm`): repeated submissions get the client of the first one, and
 * no further mail is sent. Throws as `createClient` does.
 */
export async function createClientOnce(
  input: NewClient,
  making: CreationOptions,
  once: string
): Promise<Client> {
  const { actor, invite } = making
  const asked = [{ ...emptyClient, ...input }, invite]
  const form = { owner: `user:${actor.id}`, purpose: 'client', once, asked }
  return inTransaction(async (trx) => {
    const uid = await oncePerForm(trx, form, async () => {
      const client = await insertClient(trx, input, making)
      return client.uid
    })
    return Client.findByOrFail({ uid }, { client: trx })
  })
}

/**
 * The free package comes last, since the number of its sale blocks other sales until the end of the
 * transaction.
 */
async function insertClient(
  trx: TransactionClientContract,
  input: NewClient,
  { actor, invite }: CreationOptions
): Promise<Client> {
  const { name, email } = input
  const fields = await clientFieldsWith({ ...emptyClient, name, email }, input, trx)
  const client = new Client().merge({ status: 'active', version: 1 })
  await writeClientFields(trx, client, fields)
  await writeAuditEntry(trx, actor, {
    action: 'created',
    subject: 'client',
    subjectUid: client.uid,
    subjectName: name,
    after: { ...fields },
  })
  const contact = {
    fullName: fields.contact_name ?? name,
    email,
    role: Role.partner,
    clientId: client.id,
    isOwner: true,
  }
  if (invite) await inviteUser(trx, contact, actor)
  await grantDefaultFreePackage(client, trx)
  return client
}
