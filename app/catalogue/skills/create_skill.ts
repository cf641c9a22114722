import { logChanges, type ChangeAuthor } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { newUid } from '#app/core/uid'
import Skill from '#app/catalogue/skill'
import {
  emptyDetails,
  skillFieldsWith,
  freeSlug,
  refusingTaken,
  withCategory,
  writeSkillFields,
  type SkillChanges,
} from '#app/catalogue/skills/skill_fields'
import { indexSkills } from '#app/catalogue/names/skill_index'

/**
 * Creates a skill (by default a draft of type `skill`) with its aliases, log entry and search
 * tables, in one transaction. Throws a 422 `Refusal` that names the field and, if taken, the skill
 * that has the value.
 */
export async function createSkill(
  input: SkillChanges & { name: string },
  author: ChangeAuthor
): Promise<Skill> {
  const uid = newUid()
  const { changes, categoryId } = await withCategory(input)
  const slug = input.slug || (await freeSlug(input.name, uid))
  const fields = skillFieldsWith({ ...newSkill, ...emptyDetails, name: input.name, slug }, changes)

  return refusingTaken(fields, () =>
    inTransaction(async (trx) => {
      const skill = new Skill().merge({ uid, createdBy: author.actorId, version: 1 })
      await writeSkillFields(trx, skill, fields, categoryId)
      const change = { before: null, after: { ...fields } }
      await logChanges(
        trx,
        [{ subject: 'skill', subjectId: skill.id, action: 'created', ...change }],
        author
      )
      await indexSkills(trx, [skill.id])
      return skill
    })
  )
}

const newSkill = { type: 'skill', status: 'draft' } as const
