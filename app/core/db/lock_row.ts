import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { MessageId } from '#lang/message_id'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * Locks the row until the end of the transaction and returns its current state. Check a version
 * claim after this. `what` names the record in the `NotFound` thrown if it no longer exists: "The
 * skill".
 */
export async function lockRow<Model extends LucidModel>(
  trx: TransactionClientContract,
  model: Model,
  id: number,
  what: MessageId
): Promise<InstanceType<Model>> {
  await lockRows(trx, model, { id })
  const row = await model.find(id, { client: trx })
  if (!row) throw new NotFound(t(what))
  return row
}

/**
 * Locks the rows with these column values (all rows with `{}`) without reading them, by an update
 * that changes nothing. This locks on PostgreSQL; on SQLite, a transaction that will write must
 * begin with a write.
 */
export async function lockRows(
  trx: TransactionClientContract,
  tableOf: LucidModel | { table: string },
  where: Record<string, number>
): Promise<void> {
  // A model has its table once it is booted, and this may be its first use in the process.
  if ('boot' in tableOf) tableOf.boot()
  await trx
    .from(tableOf.table)
    .where(where)
    .update({ version: trx.raw('version') })
}
