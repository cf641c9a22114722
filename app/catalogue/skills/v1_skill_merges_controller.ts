import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { serialize } from '#app/core/http/serializer'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { findSkill } from '#app/catalogue/skills/find_skill'
import { mergeSkill, SameSkill } from '#app/catalogue/skills/merge_skill'
import MergeTransformer from '#app/catalogue/skills/merge_transformer'
import { planMerge, relationsAround } from '#app/catalogue/skills/plan_merge'
import Skill from '#app/catalogue/skill'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { mergePreviewValidator, mergeSkillValidator } from '#app/catalogue/skills/skill_validators'

/** `/v1/skills/merge/{id}/`: merges two skills; GET returns a preview. */
export default class V1SkillMergesController {
  async show(ctx: HttpContext) {
    const { auth, params, request } = ctx
    refuseUnknownParameters(ctx, ['into'])
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    const input = await request.validateUsing(mergePreviewValidator)
    const into = await findSkill(auth.user, input.into, 'into')
    if (into.id === skill.id) throw new SameSkill()
    const plan = planMerge(skill, into, await relationsAround(skill, into))
    return serialize({
      into: SkillTransformer.transform(into).useVariant('forDetail'),
      merge: MergeTransformer.transform(plan),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    const input = await request.validateUsing(mergeSkillValidator)
    const into = await findSkill(auth.user, input.into, 'into')
    const plan = await mergeSkill(skill, into, {
      ...versionedWriting(ctx),
      intoClaim: VersionClaim.to(ctx, input.into_version),
    })
    const merged = await Skill.findVisibleTo(auth.user, into.uid)
    sendVersion(ctx, merged.version)
    return serialize({
      into: SkillTransformer.transform(merged).useVariant('forDetail'),
      merge: MergeTransformer.transform(plan),
    })
  }
}
