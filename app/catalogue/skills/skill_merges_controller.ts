import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { VersionClaim, versionSeen } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { returnUrlOf, inArea, withReturnUrl } from '#app/core/http/return_url'
import { findSkill } from '#app/catalogue/skills/find_skill'
import { mergeSkill, SameSkill } from '#app/catalogue/skills/merge_skill'
import MergeTransformer from '#app/catalogue/skills/merge_transformer'
import { planMerge, relationsAround } from '#app/catalogue/skills/plan_merge'
import Skill from '#app/catalogue/skill'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { mergeSkillValidator } from '#app/catalogue/skills/skill_validators'

/** The pages for merging a skill: selection, preview and merge. */
export default class SkillMergesController {
  async create(ctx: HttpContext) {
    const { auth, inertia, params, request } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.SkillId)
    const typed: unknown = request.qs().into
    const text = typeof typed === 'string' ? typed.slice(0, 300) : ''
    const { into, fault } = await chosen(ctx, skill, text)
    const plan = into && planMerge(skill, into, await relationsAround(skill, into))
    return inertia.render('skills/merge', {
      skill: SkillTransformer.transform(skill),
      into: into && SkillTransformer.transform(into),
      typed: text,
      fault,
      plan: plan && MergeTransformer.transform(plan),
      version: versionSeen(ctx, skill.version),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.SkillId)
    const input = await request.validateUsing(mergeSkillValidator)
    const into = await findSkill(auth.user, input.into, 'into')
    await mergeSkill(skill, into, {
      ...versionedWriting(ctx),
      intoClaim: VersionClaim.to(ctx, input.into_version),
    })
    session.flash(
      'success',
      t('skills_answers.merged_skill', { name: skill.name, into: into.name })
    )
    return response.redirect(
      withReturnUrl(inArea(ctx, `/skills/edit/${into.uid}`), returnUrlOf(ctx))
    )
  }
}

/** The typed skill, or the reason why it is not a valid target; neither if nothing was typed. */
async function chosen(ctx: HttpContext, skill: Skill, text: string) {
  if (!text) return { into: null, fault: null }
  try {
    const into = await findSkill(ctx.auth.user, text, 'into')
    if (into.id === skill.id) throw new SameSkill()
    return { into, fault: null }
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    return { into: null, fault: error.message }
  }
}
