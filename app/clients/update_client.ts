import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endEverySession } from '#app/accounts/sessions/end_sessions'
import Client from '#app/accounts/client'
import {
  clientFieldsOf,
  clientFieldsWith,
  refuseTaxChange,
  writeClientFields,
  type ClientChanges,
} from '#app/clients/client_fields'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import { differenceOf } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'

/**
 * Updates the given fields and the status of the client and logs the changes. Suspending a client locks its
 * users out at once, signs them out, and stops charges. If nothing changes, nothing is written and the
 * version is kept. Throws `StaleWrite`, or a `FieldRefusal` for an inactive currency, and for fields that a
 * partner (`isOwn`) cannot change.
 */
export async function updateClient(
  client: Client,
  { status, ...changes }: ClientChanges & { status?: Client['status'] },
  { actor, claim, isOwn = false }: StaffWriting & { isOwn?: boolean }
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await Client.lock(trx, client.id)
    await current.load('currency')
    claim?.check(current.version, t('clients_answers.this_client'))
    await changeFields(trx, current, changes, { actor, isOwn })
    if (status && status !== current.status) await changeStatus(trx, current, status, actor)
  })
}

/** Suspends or reactivates the selected clients with `updateClient`. */
export async function changeClientStatuses(
  selection: Selection<typeof Client>,
  status: Client['status'],
  actor: Actor
): Promise<BulkOutcome> {
  return eachSelected(selection, async (trx, ids) => {
    const clients = await Client.query({ client: trx }).whereIn('id', ids).orderBy('id')
    const changing = clients.filter((client) => client.status !== status)
    for (const client of changing) await changeStatus(trx, client, status, actor)
    return changing.length
  })
}

async function changeFields(
  trx: TransactionClientContract,
  client: Client,
  changes: ClientChanges,
  { actor, isOwn }: { actor: Actor; isOwn: boolean }
) {
  const before = clientFieldsOf(client)
  const after = await clientFieldsWith(before, changes, trx)
  const difference = differenceOf({ ...before }, { ...after })
  if (!difference) return
  if (isOwn) refuseTaxChange(client, difference.after)
  client.version += 1
  await writeClientFields(trx, client, after)
  await writeAuditEntry(trx, actor, { ...auditSubject(client), action: 'updated', ...difference })
}

async function changeStatus(
  trx: TransactionClientContract,
  client: Client,
  status: Client['status'],
  actor: Actor
) {
  const before = { status: client.status }
  await client
    .merge({ status, version: client.version + 1 })
    .useTransaction(trx)
    .save()
  if (status === 'suspended') await endEverySession(trx, { clientId: client.id }, 'suspended')
  const action = status === 'suspended' ? 'suspended' : 'reactivated'
  await writeAuditEntry(trx, actor, { ...auditSubject(client), action, before, after: { status } })
}

function auditSubject(client: Client) {
  return { subject: 'client', subjectUid: client.uid, subjectName: client.name } as const
}
