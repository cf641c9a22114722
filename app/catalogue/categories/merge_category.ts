import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change } from '#app/core/db/change_log'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import type Category from '#app/catalogue/category'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { findCategory } from '#app/catalogue/categories/find_category'
import {
  fieldsOf,
  awaitReferences,
  holdCategory,
  lockTree,
  logCategory,
} from '#app/catalogue/categories/save_category'
import type { Actor, StaffWriting } from '#app/accounts/audit/audit_log'

export interface Merged {
  /** Where everything is now. */
  into: Category
  skills: number
  /** Domains that stood right below. */
  children: number
}

/**
 * Moves the skills of a domain and the domains below it into the one that `into` means, then deletes
 * it: all in one transaction. Each moved record counts a version and has its entry in the change log;
 * the audit log has one deed. Throws `StaleWrite`, and a 422 `Refusal` where `into` is no domain, the
 * same one, or one below it.
 */
export async function mergeCategory(
  category: Category,
  into: string,
  { claim, actor }: StaffWriting
): Promise<Merged> {
  const target = await findCategory(into, 'into')
  return inTransaction(async (trx) => {
    await lockTree(trx)
    /** Both by id, so that two merges of the same domains wait for each other instead of locking up. */
    const [first, second] = [category.id, target.id].sort((a, b) => a - b)
    const one = await holdCategory(trx, first)
    const other = await holdCategory(trx, second)
    const [held, kept] = one.id === category.id ? [one, other] : [other, one]
    claim?.check(held.version, t('categories_answers.this_domain'))
    await refuseInside(trx, held, kept)
    await awaitReferences(trx, held.id)

    const move = { trx, actor, from: held, to: kept }
    const skills = await moveRows({ ...move, table: 'skills', column: 'category_id' })
    const children = await moveRows({ ...move, table: 'categories', column: 'parent_id' })
    await held.useTransaction(trx).delete()
    await logCategory(trx, actor, held, {
      action: 'deleted',
      deed: 'merged',
      before: { ...fieldsOf(held), skills, domains_below: children },
      after: { merged_into: kept.uid, name: kept.name },
    })
    return { into: kept, skills, children }
  })
}

/** Entries of the change log that one statement writes. */
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

async function refuseInside(trx: TransactionClientContract, category: Category, target: Category) {
  const inside = await trx
    .from('categories')
    .where('id', target.id)
    .whereRaw(`id in (${categoryTreeSql})`, [category.uid])
    .first()
  if (!inside) return
  throw new FieldRefusal('into', 'circle', t('categories_answers.into_itself'))
}
