import { may } from '#app/accounts/role'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { VersionClaim } from '#app/core/http/version_claim'
import type User from '#app/accounts/user'
import { purgeSkill } from '#app/catalogue/skills/purge_skill'
import type Skill from '#app/catalogue/skill'
import { archiveSkill } from '#app/catalogue/skills/update_skill'

/**
 * Implements DELETE: archives the skill, or with `purge` deletes an archived one permanently, if
 * the user has the ability. Throws a 403 `Refusal`, and those of both actions.
 */
export async function removeSkill(
  skill: Skill,
  user: User,
  { purge, claim }: { purge: boolean; claim?: VersionClaim }
): Promise<void> {
  if (!purge) return archiveSkill(skill, { actorId: user.id, claim })
  if (!may(user.role, 'purge')) {
    throw new Refusal(t('skills_answers.may_not_remove'), {
      status: 403,
      code: 'forbidden',
    })
  }
  await purgeSkill(skill, { actorId: user.id, claim })
}
