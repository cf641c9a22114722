import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change } from '#app/core/db/change_log'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { VersionClaim } from '#app/core/http/version_claim'
import type { Writing } from '#app/core/http/writing'
import { relationChange } from '#app/catalogue/relations/relation_fields'
import SkillRelation from '#app/catalogue/skill_relation'
import { changeLockedRelation } from '#app/catalogue/relations/update_relation'
import MergedSkill from '#app/catalogue/merged_skill'
import { planMerge, relationsAround, type MergePlan } from '#app/catalogue/skills/plan_merge'
import type Skill from '#app/catalogue/skill'
import { skillDeletion } from '#app/catalogue/skills/skill_fields'
import { indexSkills, refreshPopularity } from '#app/catalogue/names/skill_index'
import { changeLockedSkill, lockSkill } from '#app/catalogue/skills/update_skill'
import { isPostgres } from '#app/core/db/prepared_rows'

export interface MergeWriting extends Writing {
  /** The version of the target skill that the user last read. */
  intoClaim?: VersionClaim
}

/**
 * Merges two skills in one transaction: names, relations and external ids of `skill` move to `into`
 * (see `planMerge`); then `skill` is deleted and its id redirects to `into`. All changes are
 * logged, and searches for its names find the target skill. Throws `StaleWrite`, and a 422
 * `Refusal` at `into` if both are the same skill.
 */
export async function mergeSkill(
  skill: Skill,
  into: Skill,
  { claim, intoClaim, ...author }: MergeWriting
): Promise<MergePlan> {
  if (skill.id === into.id) throw new SameSkill()
  return inTransaction(async (trx) => {
    const [from, to] = await lockBoth(trx, skill, into)
    claim?.check(from.version, t('skills_answers.this_skill'))
    intoClaim?.check(to.version, t('skills_answers.skill_of_name', { name: to.name }))
    const relations = await relationsAround(from, to, trx)
    const plan = planMerge(from, to, relations)

    const dropped = [...plan.loops, ...plan.duplicates.map(({ relation }) => relation)]
    await dropRelations(trx, dropped)
    for (const { stays, stronger } of plan.duplicates) {
      if (stronger) await changeLockedRelation(trx, stays, stronger, author)
    }
    await moveRelations(trx, plan.moved, from, to)
    await redirectOldId(trx, from, to)
    await from.useTransaction(trx).delete()
    await logChanges(
      trx,
      [
        ...dropped.map((relation) => relationChange(relation, 'deleted')),
        ...plan.moved.map((relation) => move(relation, from, to)),
        skillDeletion(from, { merged_into: to.uid }),
      ],
      author
    )
    await changeLockedSkill(trx, to, plan.changes, null, author)
    await indexSkills(trx, [from.id])
    const counted = dropped.map(({ relatedSkillId }) => relatedSkillId)
    await refreshPopularity(trx, [to.id, ...counted.filter((id) => id !== from.id)])
    return plan
  })
}

/** A skill cannot be merged into itself. */
export class SameSkill extends FieldRefusal {
  constructor() {
    super('into', 'same', t('skills_answers.same_skill'))
  }
}

/** Rows per statement. */
const atOnce = 500

/** Locks both in the order of their ids, to avoid deadlocks between merges of the same skills. */
async function lockBoth(trx: TransactionClientContract, skill: Skill, into: Skill) {
  const [first, second] = [skill.id, into.id].sort((a, b) => a - b)
  const one = await lockSkill(trx, first)
  const other = await lockSkill(trx, second)
  const [from, to] = one.id === skill.id ? [one, other] : [other, one]
  /**
   * Waits for relations to this skill that are being created: otherwise they would be deleted with
   * it.
   */
  if (isPostgres(trx)) {
    await trx.from('skills').where('id', from.id).forUpdate().select('id')
  }
  return [from, to]
}

async function dropRelations(trx: TransactionClientContract, relations: SkillRelation[]) {
  for (const ids of batchesOf(relations)) {
    await SkillRelation.query({ client: trx }).whereIn('id', ids).delete()
  }
}

async function moveRelations(
  trx: TransactionClientContract,
  relations: SkillRelation[],
  from: Skill,
  to: Skill
) {
  for (const ids of batchesOf(relations)) {
    for (const end of ['skill_id', 'related_skill_id']) {
      await trx
        .from('skill_relations')
        .whereIn('id', ids)
        .where(end, from.id)
        .update({
          [end]: to.id,
          version: trx.raw('version + 1'),
          updated_at: trx.raw(sqlNow(trx)),
        })
    }
  }
}

/** Redirects the old id to the target skill, and also ids that redirected to the old one. */
async function redirectOldId(trx: TransactionClientContract, from: Skill, to: Skill) {
  await MergedSkill.query({ client: trx }).where('skillId', from.id).update({ skillId: to.id })
  const { uid, name, externalId, externalUri } = from
  await MergedSkill.create(
    { uid, formerId: from.id, name, externalId, externalUri, skillId: to.id },
    { client: trx }
  )
}

function move(relation: SkillRelation, from: Skill, to: Skill): Change {
  const end = relation.skillId === from.id ? 'skill' : 'related_skill'
  return {
    subject: 'relation',
    subjectId: relation.id,
    action: 'updated',
    before: { [end]: from.uid },
    after: { [end]: to.uid },
  }
}

function batchesOf(relations: SkillRelation[]): number[][] {
  const batches: number[][] = []
  for (let start = 0; start < relations.length; start += atOnce) {
    batches.push(relations.slice(start, start + atOnce).map(({ id }) => id))
  }
  return batches
}
