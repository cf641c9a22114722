import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { xidAsNumber, type Position } from '#app/changes/feed_position'
import { isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The cursor is from before the database was restored and no longer valid. */
class CursorGone extends Refusal {
  constructor() {
    super(t('core_answers.cursor_gone'), { code: 'cursor_gone' })
  }
}

const nextTransaction = xidAsNumber('pg_snapshot_xmax(pg_current_snapshot())')

/** No visible entry has such a transaction id, except those of the current transaction. */
const isForeign = `written_in >= ${nextTransaction}
  and written_in <> coalesce(${xidAsNumber('pg_current_xact_id_if_assigned()')}, 0)`

/**
 * A dump of PostgreSQL keeps the transaction ids of entries, but the cluster into which it is restored starts
 * counting again: entries with ids in the future would be delivered late or never. These and all earlier
 * entries are ordered by their ids, as entries without a transaction are. Costs a single index lookup if
 * there is nothing to repair.
 */
export async function repairRestoredLog(client: QueryClientContract) {
  if (!isPostgres(client)) return
  const [{ is_restored: isRestored }] = await preparedRows<{ is_restored: boolean }>(
    client,
    'log_is_restored',
    `select exists (select 1 from change_log where ${isForeign}) as is_restored`,
    []
  )
  if (!isRestored) return
  await client.rawQuery(
    `update change_log set written_in = 0
      where written_in <> 0 and id <= (select max(id) from change_log where ${isForeign})`
  )
}

/**
 * Throws a 410 `Refusal` for a position from before a restore: its transaction id is in the future, or its
 * entry has another one now.
 */
export async function refuseFormerPosition(
  client: QueryClientContract,
  { writtenIn, entry }: Position
) {
  if (!isPostgres(client) || writtenIn === 0) return
  const [{ is_former: isFormer }] = await preparedRows<{ is_former: boolean }>(
    client,
    'log_position_is_former',
    `select cast(? as bigint) > ${nextTransaction}
       or exists (select 1 from change_log where id = ? and written_in <> ?) as is_former`,
    [writtenIn, entry, writtenIn]
  )
  if (isFormer) throw new CursorGone()
}
