import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { MessageId } from '#lang/message_id'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * The row as it is now, held against other writers to the end of the transaction. Check a version claim
 * after it. `what` names the record in the `NotFound` that is thrown where it is gone: "The skill".
 */
export async function holdRow<Model extends LucidModel>(
  trx: TransactionClientContract,
  model: Model,
  id: number,
  what: MessageId
): Promise<InstanceType<Model>> {
  await holdRows(trx, model, { id })
  const row = await model.find(id, { client: trx })
  if (!row) throw new NotFound(t(what))
  return row
}

/**
 * Holds the rows that these columns mean, all with `{}`, without reading them. It writes what stands
 * there: that locks on PostgreSQL, and SQLite wants a write first of a transaction that will write.
 */
export async function holdRows(
  trx: TransactionClientContract,
  { table }: Pick<LucidModel, 'table'>,
  where: Record<string, number>
): Promise<void> {
  await trx
    .from(table)
    .where(where)
    .update({ version: trx.raw('version') })
}
