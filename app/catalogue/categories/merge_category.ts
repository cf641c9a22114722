import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change } from '#app/core/db/change_log'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import type Category from '#app/catalogue/category'
import { findCategory } from '#app/catalogue/categories/find_category'
import {
  categoryFieldsOf,
  awaitReferences,
  lockCategory,
  lockTree,
  logCategory,
  refuseInside,
} from '#app/catalogue/categories/save_category'
import type { Actor, StaffWriting } from '#app/accounts/audit/audit_log'

export interface Merged {
  /** The target domain. */
  into: Category
  skills: number
  /** Direct children that were moved. */
  children: number
}

/**
 * Moves the skills and children of a domain into the domain `into` and deletes it, in one
 * transaction. Each moved record gets a new version and a change log entry; the audit log gets one
 * entry. Throws `StaleWrite`, and a 422 `Refusal` if `into` does not exist, or is the domain itself
 * or a descendant.
 */
export async function mergeCategory(
  category: Category,
  into: string,
  { claim, actor }: StaffWriting
): Promise<Merged> {
  const target = await findCategory(into, 'into')
  return inTransaction(async (trx) => {
    await lockTree(trx)
    /**
     * Locks both in the order of their ids, to avoid deadlocks between merges of the same domains.
     */
    const [first, second] = [category.id, target.id].sort((a, b) => a - b)
    const one = await lockCategory(trx, first)
    const other = await lockCategory(trx, second)
    const [from, to] = one.id === category.id ? [one, other] : [other, one]
    claim?.check(from.version, t('categories_answers.this_domain'))
    await refuseInside(trx, from, to.id, ['into', 'categories_answers.into_itself'])
    await awaitReferences(trx, from.id)

    const move = { trx, actor, from, to }
    const skills = await moveRows({ ...move, table: 'skills', column: 'category_id' })
    const children = await moveRows({ ...move, table: 'categories', column: 'parent_id' })
    await from.useTransaction(trx).delete()
    await logCategory(trx, actor, from, {
      action: 'deleted',
      auditAction: 'merged',
      before: { ...categoryFieldsOf(from), skills, domains_below: children },
      after: { merged_into: to.uid, name: to.name },
    })
    return { into: to, skills, children }
  })
}

/** Change log entries per statement. */
const atOnce = 1000

const subjects = {
  skills: { subject: 'skill', field: 'domain' },
  categories: { subject: 'category', field: 'parent' },
} as const

interface Move {
  trx: TransactionClientContract
  actor: Actor
  from: Category
  to: Category
  table: 'skills' | 'categories'
  column: 'category_id' | 'parent_id'
}

async function moveRows({ trx, actor, from, to, table, column }: Move): Promise<number> {
  const moved = await rawRows<{ id: number }>(
    trx,
    `update ${table} set ${column} = ?, version = version + 1, updated_at = ${sqlNow(trx)}
     where ${column} = ? returning id`,
    [to.id, from.id]
  )

  const { subject, field } = subjects[table]
  const changes = moved.map(({ id }): Change => ({
    subject,
    subjectId: id,
    action: 'updated',
    before: { [field]: from.uid },
    after: { [field]: to.uid },
  }))
  for (let start = 0; start < changes.length; start += atOnce) {
    await logChanges(trx, changes.slice(start, start + atOnce), { actorId: actor.id })
  }
  return moved.length
}
