import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import type { ChangeAuthor } from '#app/core/db/change_log'
import Skill from '#app/catalogue/skill'
import { refusingTaken, withCategory, type SkillChanges } from '#app/catalogue/skills/skill_fields'
import { changeHeldSkills } from '#app/catalogue/skills/update_skill'

/**
 * Sets the status or domain (public id; null for none) of the selected skills, each like
 * `updateSkill`: with log entries and updated search tables. Throws a `FieldRefusal` at
 * `to_domain`.
 */
export async function changeSkills(
  selection: Selection<typeof Skill>,
  input: Pick<SkillChanges, 'status' | 'domain'>,
  author: ChangeAuthor
): Promise<BulkOutcome> {
  const { changes, categoryId } = await withCategory(input, 'to_')
  const work = () =>
    eachSelected(selection, async (trx, ids) => {
      const held = await Skill.query({ client: trx })
        .whereIn('id', ids)
        .preload('category')
        .preload('aliases', (aliases) => aliases.orderBy('id'))
        .orderBy('id')
      return changeHeldSkills(trx, held, changes, categoryId, author)
    })
  return refusingTaken(changes, work, 'to_')
}
