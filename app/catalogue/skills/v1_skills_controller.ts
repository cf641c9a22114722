import type { HttpContext } from '@adonisjs/core/http'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { removeSkill } from '#app/catalogue/skills/remove_skill'
import Skill from '#app/catalogue/skill'
import { replacementChanges, type SkillChanges } from '#app/catalogue/skills/skill_fields'
import { skillList } from '#app/catalogue/skills/skill_list'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import {
  changeSkillValidator,
  createSkillValidator,
  replaceSkillValidator,
} from '#app/catalogue/skills/skill_validators'
import { updateSkill } from '#app/catalogue/skills/update_skill'

/** Skills on `/v1`. */
export default class V1SkillsController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(skillList, Skill.listFor(ctx.auth.user), ctx)
    return serialize({ data: SkillTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const { auth, request } = ctx
    const input = await request.validateUsing(createSkillValidator)
    const { uid } = await createSkill(input, { actorId: auth.getUserOrFail().id })
    setCreated(ctx, `/v1/skills/retrieve/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    return this.#save(
      ctx,
      replacementChanges(await ctx.request.validateUsing(replaceSkillValidator))
    )
  }

  async update(ctx: HttpContext) {
    return this.#save(ctx, await ctx.request.validateUsing(changeSkillValidator))
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    const purge = request.qs().purge === 'true'
    await removeSkill(skill, auth.getUserOrFail(), { purge, claim: VersionClaim.of(ctx) })
    return response.noContent()
  }

  async #save(ctx: HttpContext, changes: SkillChanges) {
    const { auth, params } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    await updateSkill(skill, changes, versionedWriting(ctx))
    return answer(ctx, skill.uid)
  }
}

/** Responds with the current skill and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const skill = await Skill.findVisibleTo(ctx.auth.user, uid)
  sendVersion(ctx, skill.version)
  return serialize(SkillTransformer.transform(skill).useVariant('forDetail'))
}
