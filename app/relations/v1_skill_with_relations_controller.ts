import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/csv_answer'
import { serialize } from '#app/core/serializer'
import { sendVersion, VersionClaim } from '#app/core/version_claim'
import RelationTransformer from '#app/relations/relation_transformer'
import { skillWithRelationsValidator } from '#app/relations/relation_validators'
import { relationsOf, versionWithRelations } from '#app/relations/skill_with_relations'
import { updateSkillWithRelations } from '#app/relations/update_skill_with_relations'
import Skill from '#app/skills/skill'
import SkillTransformer from '#app/skills/skill_transformer'
import { exportRelations } from '#app/uploads/export_relations'

/** A skill together with the relations that lead from it. */
export default class V1SkillWithRelationsController {
  async show(ctx: HttpContext) {
    return answer(ctx, await Skill.findVisibleTo(ctx.auth.user, ctx.params.id))
  }

  async export(ctx: HttpContext) {
    const skill = await Skill.findVisibleTo(ctx.auth.user, ctx.params.id)
    const text = exportRelations({ format: 'csv', skillId: skill.id })
    return sendCsv(ctx, `${skill.slug}-relations.csv`, text)
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.id)
    const input = await request.validateUsing(skillWithRelationsValidator)
    await updateSkillWithRelations(skill, input, {
      actorId: auth.getUserOrFail().id,
      claim: VersionClaim.of(ctx),
    })
    return answer(ctx, await Skill.findVisibleTo(auth.user, params.id))
  }
}

/** Both as they stand now; `version` is that of the two together and stands in the `ETag` too. */
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
