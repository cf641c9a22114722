import type { Infer } from '@vinejs/vine/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MessageId } from '#lang/message_id'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { violatesForeignKey } from '#app/core/db/foreign_key_violation'
import { lockRow } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'
import { violatesUnique } from '#app/core/db/unique_violation'
import Category from '#app/catalogue/category'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { DomainGone, findCategory } from '#app/catalogue/categories/find_category'
import type { changeCategoryValidator } from '#app/catalogue/categories/category_validators'
import { nameKey, slugOf } from '#app/core/text/name_key'
import type { AuditAction } from '#app/accounts/audit/audit_actions'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import { isPostgres } from '#app/core/db/prepared_rows'

export type CategoryChanges = Infer<typeof changeCategoryValidator>

/** The editable fields of a domain by public name; `parent` is the public id of a category. */
interface CategoryFields {
  name: string
  slug: string
  code: string | null
  external_uri: string | null
  parent: string | null
  description: string | null
  active: boolean
}

/** Creates a domain, active by default, and logs it. Throws a 422 `Refusal`. */
export async function createCategory(
  input: CategoryChanges & { name: string },
  actor: Actor
): Promise<Category> {
  const uid = newUid()
  const slug = input.slug || (await freeSlug(input.name, uid))
  const { changes, parentId } = await withParent(input)
  const fields = fieldsWith({ ...emptyCategory, name: input.name, slug }, changes)

  return refusingTaken(() =>
    inTransaction(async (trx) => {
      const category = new Category().merge({ uid, version: 1 })
      await writeCategoryFields(trx, category, fields, parentId)
      await logCategory(trx, actor, category, {
        action: 'created',
        before: null,
        after: { ...fields },
      })
      return category
    })
  )
}

/**
 * Updates the given fields of a domain and logs the changes. Throws `StaleWrite` or a 422
 * `Refusal`.
 */
export async function updateCategory(
  category: Category,
  input: CategoryChanges,
  { claim, actor }: StaffWriting
): Promise<void> {
  const { changes, parentId } = await withParent(input)
  await refusingTaken(() =>
    inTransaction(async (trx) => {
      if (parentId !== null) await lockTree(trx)
      const current = await lockCategory(trx, category.id)
      claim?.check(current.version, t('categories_answers.this_domain'))
      if (parentId !== null) {
        await refuseInside(trx, current, parentId, ['parent', 'categories_answers.below_itself'])
      }

      const before = categoryFieldsOf(current)
      const after = fieldsWith(before, changes)
      const difference = differenceOf({ ...before }, { ...after })
      if (!difference) return

      current.version += 1
      await writeCategoryFields(
        trx,
        current,
        after,
        changes.parent === undefined ? current.parentId : parentId
      )
      await logCategory(trx, actor, current, { action: 'updated', ...difference })
    })
  )
}

/**
 * Deletes a domain without skills and children; otherwise throws a 409 `Refusal` that lists them.
 */
export async function deleteCategory(
  category: Category,
  { claim, actor }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockCategory(trx, category.id)
    claim?.check(current.version, t('categories_answers.this_domain'))
    await awaitReferences(trx, current.id)
    const counts = await Category.query({ client: trx })
      .where('id', current.id)
      .withCount('skills')
      .withCount('children')
      .firstOrFail()
    const skills = Number(counts.$extras.skills_count)
    const children = Number(counts.$extras.children_count)
    if (skills || children) {
      throw new Refusal(
        t('categories_answers.in_use', { name: current.name, skills, domains: children }),
        { status: 409, code: 'in_use' }
      )
    }
    await current.useTransaction(trx).delete()
    const before = { ...categoryFieldsOf(current) }
    await logCategory(trx, actor, current, { action: 'deleted', before, after: null })
  })
}

export const emptyCategory = {
  code: null,
  external_uri: null,
  parent: null,
  description: null,
  active: true,
}

/**
 * Writes a change of a domain to both logs: the change log is the history of the record, including
 * imports; the audit log records actions of staff with their IP address.
 */
export async function logCategory(
  trx: TransactionClientContract,
  actor: Actor,
  category: Category,
  change: Pick<Change, 'action' | 'before' | 'after'> & { auditAction?: AuditAction }
): Promise<void> {
  const { action, before, after, auditAction = action } = change
  const entry = { subject: 'category', subjectId: category.id, action, before, after } as const
  await logChanges(trx, [entry], { actorId: actor.id })
  await writeAuditEntry(trx, actor, {
    action: auditAction,
    subject: 'category',
    subjectUid: category.uid,
    subjectName: category.name,
    before,
    after,
  })
}

/**
 * Allows one move at a time: two concurrent moves could create a cycle. SQLite has a single writer
 * anyway.
 */
export async function lockTree(trx: QueryClientContract) {
  if (isPostgres(trx)) {
    await trx.rawQuery("select pg_advisory_xact_lock(hashtext('category_tree'))")
  }
}

/**
 * Waits for concurrent writers that add a skill or domain to this one, and blocks new ones: foreign
 * keys lock the referenced row, which `lockCategory` alone permits. SQLite has a single writer
 * anyway.
 */
export async function awaitReferences(trx: TransactionClientContract, id: number) {
  if (isPostgres(trx)) {
    await trx.from('categories').where('id', id).forUpdate().select('id')
  }
}

/** Locks the domain (see `lockRow`) and loads it with its parent. */
export async function lockCategory(trx: TransactionClientContract, id: number): Promise<Category> {
  const category = await lockRow(trx, Category, id, 'categories_answers.the_domain')
  await category.load('parent')
  return category
}

export function categoryFieldsOf(category: Category): CategoryFields {
  return {
    name: category.name,
    slug: category.slug,
    code: category.code,
    external_uri: category.externalUri,
    parent: category.parent?.uid ?? null,
    description: category.description,
    active: category.active,
  }
}

function fieldsWith(fields: CategoryFields, changes: CategoryChanges): CategoryFields {
  const given = Object.entries(changes).filter(
    ([name, value]) => name in fields && value !== undefined
  )
  const changed: CategoryFields = { ...fields, ...Object.fromEntries(given) }
  return { ...changed, slug: changed.slug || fields.slug }
}

async function writeCategoryFields(
  trx: TransactionClientContract,
  category: Category,
  fields: CategoryFields,
  parentId: number | null
) {
  const { name, slug, code, description, active } = fields
  await category
    .useTransaction(trx)
    .merge({ name, slug, code, description, active, parentId })
    .merge({ nameKey: nameKey(name), externalUri: fields.external_uri })
    .save()
}

async function withParent(changes: CategoryChanges) {
  if (!changes.parent) return { changes, parentId: null }
  const parent = await findCategory(changes.parent, 'parent')
  return { changes: { ...changes, parent: parent.uid }, parentId: parent.id }
}

/** Throws a 422 `Refusal` if the domain `id` is the category itself or a descendant. */
export async function refuseInside(
  trx: TransactionClientContract,
  category: Category,
  id: number,
  [field, messageId]: [field: string, messageId: MessageId]
) {
  const inside = await trx
    .from('categories')
    .where('id', id)
    .whereRaw(`id in (${categoryTreeSql})`, [category.uid])
    .first()
  if (inside) throw new FieldRefusal(field, 'circle', t(messageId))
}

async function freeSlug(name: string, uid: string): Promise<string> {
  const slug = slugOf(name)
  const tail = uid.slice(-6)
  if (!slug) return `domain-${tail}`
  return (await Category.findBy('slug', slug)) ? `${slug}-${tail}` : slug
}

async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (violatesForeignKey(error, 'categories', 'parent_id')) throw new DomainGone('parent')
    for (const [field, messageId] of Object.entries(takenTexts)) {
      if (!violatesUnique(error, 'categories', field)) continue
      throw new FieldRefusal(field, 'taken', t(messageId))
    }
    throw error
  }
}

const takenTexts: Record<string, MessageId> = {
  slug: 'categories_answers.slug_taken',
  external_uri: 'categories_answers.uri_taken',
}
