import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import type User from '#app/accounts/user'
import { nameKey } from '#app/core/text/name_key'
import Skill from '#app/catalogue/skill'

/**
 * The skill that a text names, by its public id or its name, among those that the person sees. Throws a
 * 422 `Refusal` at `field`.
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
