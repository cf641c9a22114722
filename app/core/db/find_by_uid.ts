import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { MessageId } from '#lang/message_id'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'

/**
 * Finds the row of the query with this public id. `what` names the record in the `NotFound` thrown
 * if there is none: "The skill".
 */
export async function findByUid<Model extends LucidModel>(
  query: ModelQueryBuilderContract<Model, InstanceType<Model>>,
  uid: unknown,
  what: MessageId
): Promise<InstanceType<Model>> {
  const row = isUid(uid) ? await query.where(`${query.model.table}.uid`, uid).first() : null
  if (!row) throw new NotFound(t(what))
  return row
}
