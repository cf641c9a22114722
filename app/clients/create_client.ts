import { inviteUser, sendInvitation, type Invitation } from '#app/auth/invite'
import { Role } from '#app/auth/role'
import Client from '#app/clients/client'
import {
  emptyClient,
  fieldsWith,
  writeFields,
  type ClientChanges,
} from '#app/clients/client_fields'
import { inTransaction } from '#app/core/in_transaction'
import { newUid } from '#app/core/uid'
import { grantDefaultFreePackage } from '#app/sales/free_package'
import { logDeed, type Actor } from '#app/audit/audit_log'

/**
 * Makes a client with the default free package and, with `invite`, invites its contact as its first
 * person by mail. All or nothing, but for the mail, which follows.
 * Throws a 422 `Refusal`: `AddressTaken` when the contact has an account already.
 */
export async function createClient(
  input: ClientChanges & { name: string; email: string },
  { actor, invite }: { actor: Actor; invite: boolean }
): Promise<Client> {
  const { name, email } = input
  const fields = fieldsWith({ ...emptyClient, name, email }, input)
  const made = await inTransaction(async (trx) => {
    const client = new Client().merge({ uid: newUid(), status: 'active', version: 1 })
    await writeFields(trx, client, fields)
    await logDeed(trx, actor, {
      action: 'created',
      subject: 'client',
      subjectUid: client.uid,
      subjectName: name,
      after: { ...fields },
    })
    await grantDefaultFreePackage(client, trx)
    const invitation: Invitation | null = invite
      ? await inviteUser(
          trx,
          {
            fullName: fields.contact_name ?? name,
            email,
            role: Role.partner,
            clientId: client.id,
          },
          actor
        )
      : null
    return { client, invitation }
  })
  if (made.invitation) await sendInvitation(made.invitation)
  return made.client
}
