import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  differenceOf,
  logChanges,
  type Change,
  type ChangeAction,
  type ChangeAuthor,
} from '#app/core/db/change_log'
import { lockRow } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import type { Writing } from '#app/core/http/writing'
import { t } from '#app/core/text/text'
import Skill, { type SkillStatus } from '#app/catalogue/skill'
import {
  skillFieldsOf,
  skillFieldsWith,
  refusingTaken,
  withCategory,
  writeSkillFields,
  type SkillChanges,
} from '#app/catalogue/skills/skill_fields'
import { indexSkills } from '#app/catalogue/names/skill_index'

/**
 * Updates the given fields of the skill, logs the changes and updates the search tables. If nothing
 * changes, nothing is written and the version stays the same. Throws `StaleWrite`, and a 422
 * `Refusal` like `createSkill`.
 */
export async function updateSkill(
  skill: Skill,
  input: SkillChanges,
  { claim, ...author }: Writing
): Promise<void> {
  const { changes, categoryId } = await withCategory(input)
  await refusingTaken(changes, () =>
    inTransaction(async (trx) => {
      const current = await lockSkill(trx, skill.id)
      claim?.check(current.version, t('skills_answers.this_skill'))
      await changeLockedSkill(trx, current, changes, categoryId, author)
    })
  )
}

/** Archives the skill, which hides it from clients; idempotent. */
export async function archiveSkill(skill: Skill, writing: Writing): Promise<void> {
  await updateSkill(skill, { status: 'archived' }, writing)
}

/** Locks the skill (see `lockRow`) and loads aliases and category. */
export async function lockSkill(trx: TransactionClientContract, id: number): Promise<Skill> {
  const skill = await lockRow(trx, Skill, id, 'skills_answers.the_skill')
  await skill.load('category')
  await skill.load('aliases', (aliases) => aliases.orderBy('id'))
  return skill
}

/**
 * The part of `updateSkill` inside its transaction; `categoryId` is the internal id of
 * `changes.domain`.
 */
export async function changeLockedSkill(
  trx: TransactionClientContract,
  skill: Skill,
  changes: SkillChanges,
  categoryId: number | null,
  author: ChangeAuthor
): Promise<void> {
  await changeLockedSkills(trx, [skill], changes, categoryId, author)
}

/** Applies the same change to several skills; returns how many changed. */
async function changeLockedSkills(
  trx: TransactionClientContract,
  skills: Skill[],
  changes: SkillChanges,
  categoryId: number | null,
  author: ChangeAuthor
): Promise<number> {
  const logged: Change[] = []
  for (const skill of skills) {
    const before = skillFieldsOf(skill)
    const after = skillFieldsWith(before, changes)
    const difference = differenceOf({ ...before }, { ...after })
    if (!difference) continue

    skill.version += 1
    const keepsDomain = changes.domain === undefined
    await writeSkillFields(trx, skill, after, keepsDomain ? skill.categoryId : categoryId)
    const action = actionOf(before.status, after.status)
    logged.push({ subject: 'skill', subjectId: skill.id, action, ...difference })
  }
  if (!logged.length) return 0
  await logChanges(trx, logged, author)
  const changed = logged.map(({ subjectId }) => subjectId)
  await indexSkills(trx, changed)
  return changed.length
}

/**
 * Sets the status or domain (public id; null for none) of the selected skills, each like
 * `updateSkill`. Throws a `FieldRefusal` at `to_domain`.
 */
export async function changeSkills(
  selection: Selection<typeof Skill>,
  input: Pick<SkillChanges, 'status' | 'domain'>,
  author: ChangeAuthor
): Promise<BulkOutcome> {
  const { changes, categoryId } = await withCategory(input, 'to_')
  const work = () =>
    eachSelected(selection, async (trx, ids) => {
      const skills = await Skill.query({ client: trx })
        .whereIn('id', ids)
        .preload('category')
        .preload('aliases', (aliases) => aliases.orderBy('id'))
        .orderBy('id')
      return changeLockedSkills(trx, skills, changes, categoryId, author)
    })
  return refusingTaken(changes, work, 'to_')
}

/** The change log action for a change of status. */
export function actionOf(before: SkillStatus, after: SkillStatus): ChangeAction {
  if (before === after) return 'updated'
  if (after === 'archived') return 'archived'
  return before === 'archived' ? 'restored' : 'updated'
}
