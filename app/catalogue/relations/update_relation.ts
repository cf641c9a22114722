import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import { differenceOf, logChanges, type ChangeAuthor } from '#app/core/db/change_log'
import { lockRow } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { violatesUnique } from '#app/core/db/unique_violation'
import type { Writing } from '#app/core/http/writing'
import {
  relationChange,
  relationFieldsOf,
  type RelationFields,
} from '#app/catalogue/relations/relation_fields'
import SkillRelation from '#app/catalogue/skill_relation'
import { refreshPopularity } from '#app/catalogue/names/skill_index'

export type RelationChanges = Partial<
  Pick<RelationFields, 'type' | 'weight' | 'source' | 'confidence'>
>

/**
 * Updates type, weight, source or confidence of a relation and logs the changes; does nothing if
 * nothing changes. Throws `StaleWrite`, and a 422 `Refusal` if the skill already has a relation of
 * this type to that skill.
 */
export async function updateRelation(
  relation: SkillRelation,
  changes: RelationChanges,
  { claim, ...author }: Writing
): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const current = await lockRelation(trx, relation.id)
      claim?.check(current.version, t('relations_answers.this_relation'))
      await changeLockedRelation(trx, current, changes, author)
    })
  } catch (error) {
    if (!violatesUnique(error, 'skill_relations', 'skill_id', 'related_skill_id', 'type'))
      throw error
    const ends = { skill: relation.skill.name, related: relation.relatedSkill.name }
    throw new FieldRefusal('type', 'taken', t('relations_answers.taken', ends))
  }
}

/** Deletes a relation; the change log keeps it. Throws `NotFound` if it no longer exists. */
export async function deleteRelation(
  relation: SkillRelation,
  { claim, ...author }: Writing
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockRelation(trx, relation.id)
    claim?.check(current.version, t('relations_answers.this_relation'))
    await deleteLocked(trx, [current], author)
  })
}

/** Deletes the selected relations, each like `deleteRelation`. */
export async function deleteSelectedRelations(
  selection: Selection<typeof SkillRelation>,
  author: ChangeAuthor
): Promise<BulkOutcome> {
  return eachSelected(selection, async (trx, ids) => {
    const relations = await SkillRelation.query({ client: trx })
      .whereIn('id', ids)
      .preload('skill')
      .preload('relatedSkill')
      .orderBy('id')
    await deleteLocked(trx, relations, author)
    return relations.length
  })
}

async function deleteLocked(
  trx: TransactionClientContract,
  relations: SkillRelation[],
  author: ChangeAuthor
) {
  const ids = relations.map(({ id }) => id)
  await SkillRelation.query({ client: trx }).whereIn('id', ids).delete()
  const changes = relations.map((relation) => relationChange(relation, 'deleted'))
  await logChanges(trx, changes, author)
  await refreshPopularity(
    trx,
    relations.map(({ relatedSkillId }) => relatedSkillId)
  )
}

/** The part of `updateRelation` inside its transaction. */
export async function changeLockedRelation(
  trx: TransactionClientContract,
  relation: SkillRelation,
  changes: RelationChanges,
  author: ChangeAuthor
) {
  const given = Object.fromEntries(
    changeable.filter((name) => changes[name] !== undefined).map((name) => [name, changes[name]])
  )
  const before = relationFieldsOf(relation)
  const difference = differenceOf({ ...before }, { ...before, ...given })
  if (!difference) return

  await relation
    .useTransaction(trx)
    .merge({ ...given, version: relation.version + 1 })
    .save()
  await logChanges(
    trx,
    [{ subject: 'relation', subjectId: relation.id, action: 'updated', ...difference }],
    author
  )
}

/** Locks the relation (see `lockRow`) and loads its skills. */
async function lockRelation(trx: TransactionClientContract, id: number): Promise<SkillRelation> {
  const relation = await lockRow(trx, SkillRelation, id, 'relations_answers.the_relation')
  await relation.load((loader) => loader.load('skill').load('relatedSkill'))
  return relation
}

const changeable = ['type', 'weight', 'source', 'confidence'] as const
