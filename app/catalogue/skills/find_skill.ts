import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import type User from '#app/accounts/user'
import { nameKey } from '#app/core/text/name_key'
import Skill from '#app/catalogue/skill'

/**
 * Finds a skill by public id or name, among those that are visible to the user. Throws a 422
 * `Refusal` at `field`.
 */
export async function findSkill(
  user: User | undefined,
  text: string,
  field: string
): Promise<Skill> {
  const column = isUid(text) ? 'uid' : 'name_key'
  const named = await Skill.visibleTo(user)
    .where(column, isUid(text) ? text : nameKey(text))
    .first()
  if (!named)
    throw new FieldRefusal(field, 'not_found', t('skills_answers.no_such_skill', { name: text }))
  return Skill.findVisibleTo(user, named.uid)
}
