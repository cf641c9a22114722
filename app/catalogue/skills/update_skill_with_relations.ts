import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type ChangeAuthor } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import { violatesUnique } from '#app/core/db/unique_violation'
import type { Writing } from '#app/core/http/writing'
import {
  planRelations,
  type RelationsPlan,
  type RelationRowInput,
  type SkillWithRelations,
} from '#app/catalogue/skills/plan_relations'
import { relationChange } from '#app/catalogue/relations/relation_fields'
import SkillRelation from '#app/catalogue/skill_relation'
import { versionWithRelations } from '#app/catalogue/skills/skill_with_relations'
import { changeLockedRelation } from '#app/catalogue/relations/update_relation'
import { nameKey } from '#app/core/text/name_key'
import Skill from '#app/catalogue/skill'
import { refusingTaken, withCategory } from '#app/catalogue/skills/skill_fields'
import { refreshPopularity } from '#app/catalogue/names/skill_index'
import { changeLockedSkill, lockSkill } from '#app/catalogue/skills/update_skill'

/** The prefix of the skill's fields in the input. */
const path = 'skill.'

/**
 * Updates a skill and its relations in one transaction. Logs all changes and updates the use counts
 * of all affected skills. Throws `StaleWrite`, and what `planRelations` and `updateSkill` throw.
 */
export async function updateSkillWithRelations(
  skill: Skill,
  { skill: input = {}, relations: rows = [], mode = 'merge' }: SkillWithRelations,
  { claim, ...author }: Writing
): Promise<void> {
  const { changes, categoryId } = await withCategory(input, path)
  const work = () =>
    inTransaction(async (trx) => {
      const current = await lockSkill(trx, skill.id)
      const relations = await lockRelations(trx, current)
      claim?.check(await versionWithRelations(trx, current), t('skills_answers.this_skill'))
      await changeLockedSkill(trx, current, changes, categoryId, author)
      await changeRelations(trx, current, relations, rows, mode, author)
    })
  try {
    await refusingTaken(changes, work, path)
  } catch (error) {
    if (!violatesUnique(error, 'skill_relations', 'skill_id', 'related_skill_id', 'type'))
      throw error
    throw new Refusal(t('relations_answers.conflict'), {
      status: 409,
      code: 'conflict',
    })
  }
}

async function changeRelations(
  trx: TransactionClientContract,
  skill: Skill,
  relations: SkillRelation[],
  rows: Array<RelationRowInput | null>,
  mode: 'merge' | 'replace',
  author: ChangeAuthor
) {
  const findSkill = await skillFinder(trx, rows)
  const plan = planRelations({ skill, relations, findSkill }, rows, mode)
  const created = await carryOut(trx, skill, plan, author)

  const counted = [...plan.removed, ...created].map(({ relatedSkillId }) => relatedSkillId)
  if (counted.length) await refreshPopularity(trx, counted)
}

/** Locks the outgoing relations of the skill; SQLite has a single writer anyway. */
async function lockRelations(trx: TransactionClientContract, skill: Skill) {
  const relations = await SkillRelation.query({ client: trx })
    .where('skillId', skill.id)
    .preload('relatedSkill')
    .orderBy('id')
    .forUpdate()
  for (const relation of relations) relation.$setRelated('skill', skill)
  return relations
}

async function carryOut(
  trx: TransactionClientContract,
  skill: Skill,
  { removed, changed, added }: RelationsPlan,
  author: ChangeAuthor
): Promise<SkillRelation[]> {
  const gone = removed.map(({ id }) => id)
  await SkillRelation.query({ client: trx }).whereIn('id', gone).delete()
  for (const { relation, to } of changed) await changeLockedRelation(trx, relation, to, author)

  const rows = added.map(({ relatedSkill, ...fields }) => ({
    ...fields,
    skillId: skill.id,
    relatedSkillId: relatedSkill.id,
    version: 1,
  }))
  const created = await SkillRelation.createMany(rows, { client: trx })
  for (const [index, relation] of created.entries()) {
    relation.$setRelated('skill', skill)
    relation.$setRelated('relatedSkill', added[index].relatedSkill)
  }
  const changes = [
    ...removed.map((relation) => relationChange(relation, 'deleted')),
    ...created.map((relation) => relationChange(relation, 'created')),
  ]
  await logChanges(trx, changes, author)
  return created
}

/** Finds the skills of the rows by public id or name, with one query for all. */
async function skillFinder(trx: TransactionClientContract, rows: Array<RelationRowInput | null>) {
  const names = rows.flatMap((row) => row?.related_skill ?? [])
  const ids = names.filter(isUid)
  const keys = names.filter((name) => !isUid(name)).map(nameKey)
  const found = await Skill.query({ client: trx }).whereIn('uid', ids).orWhereIn('nameKey', keys)
  const byId = new Map(found.map((skill) => [skill.uid, skill]))
  const byName = new Map(found.map((skill) => [skill.nameKey, skill]))
  return (name: string) => (isUid(name) ? byId.get(name) : byName.get(nameKey(name)))
}
