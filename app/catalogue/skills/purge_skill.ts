import { logChanges } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { Writing } from '#app/core/http/writing'
import SkillRelation from '#app/catalogue/skill_relation'
import { relationChange } from '#app/catalogue/relations/relation_fields'
import type Skill from '#app/catalogue/skill'
import { skillDeletion } from '#app/catalogue/skills/skill_fields'
import { indexSkills, refreshPopularity } from '#app/catalogue/names/skill_index'
import { lockSkill } from '#app/catalogue/skills/update_skill'

/**
 * Deletes an archived skill permanently, with its aliases and its incoming and outgoing relations;
 * the change log keeps them. Throws a 409 `Refusal` if the skill is not archived.
 */
export async function purgeSkill(skill: Skill, { claim, ...author }: Writing): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockSkill(trx, skill.id)
    claim?.check(current.version, t('skills_answers.this_skill'))
    if (current.status !== 'archived') {
      throw new Refusal(t('skills_answers.archive_first'), {
        status: 409,
        code: 'not_archived',
      })
    }
    const relations = await SkillRelation.query({ client: trx })
      .where((either) => either.where('skillId', current.id).orWhere('relatedSkillId', current.id))
      .preload('skill')
      .preload('relatedSkill')
    const changes = relations.map((relation) => relationChange(relation, 'deleted'))
    changes.push(skillDeletion(current))
    await current.useTransaction(trx).delete()
    await logChanges(trx, changes, author)
    await indexSkills(trx, [current.id])
    await refreshPopularity(
      trx,
      relations.map(({ relatedSkillId }) => relatedSkillId)
    )
  })
}
