import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { skillWithRelationsValidator } from '#app/catalogue/skills/skill_with_relations_validator'
import { relationsOf, versionWithRelations } from '#app/catalogue/skills/skill_with_relations'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import Skill from '#app/catalogue/skill'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'

/** A skill together with its outgoing relations. */
export default class V1SkillWithRelationsController {
  async show(ctx: HttpContext) {
    return answer(ctx, await Skill.findVisibleTo(ctx.auth.user, ctx.params.id))
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    const input = await request.validateUsing(skillWithRelationsValidator)
    await updateSkillWithRelations(skill, input, versionedWriting(ctx))
    return answer(ctx, await Skill.findVisibleTo(auth.user, params.id))
  }
}

/**
 * Responds with the current skill and relations and their common version, which is also the `ETag`.
 */
async function answer(ctx: HttpContext, skill: Skill) {
  const relations = await relationsOf(skill)
  const version = await versionWithRelations(db.connection(), skill)
  sendVersion(ctx, version)
  return serialize({
    skill: SkillTransformer.transform(skill).useVariant('forDetail'),
    relations: RelationTransformer.transform(relations),
    version,
  })
}
