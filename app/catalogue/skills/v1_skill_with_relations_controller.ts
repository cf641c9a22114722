import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { serialize } from '#app/core/http/serializer'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { skillWithRelationsValidator } from '#app/catalogue/relations/relation_validators'
import { relationsOf, versionWithRelations } from '#app/catalogue/skills/skill_with_relations'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import Skill from '#app/catalogue/skill'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { exportRelations } from '#app/exports/export_relations'
import { sendExport } from '#app/exports/send_export'

/** A skill together with the relations that lead from it. */
export default class V1SkillWithRelationsController {
  async show(ctx: HttpContext) {
    return answer(ctx, await Skill.findVisibleTo(ctx.auth.user, ctx.params.id))
  }

  /** As a file; without an id the relations of all skills. */
  async export(ctx: HttpContext) {
    const { auth, params } = ctx
    const skill = params.id ? await Skill.findVisibleTo(auth.user, params.id) : null
    const type = typeIn(ctx)
    return sendExport(
      ctx,
      skill ? `${skill.slug}-relations` : 'relations',
      (format) => exportRelations({ format, type, skillId: skill?.id }),
      ['type']
    )
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

function typeIn({ request }: HttpContext): RelationType | undefined {
  const { type } = request.qs()
  if (type === undefined) return undefined
  const known = relationTypes.find((word) => word === type)
  if (known) return known
  const message = `type takes ${relationTypes.join(', ')}.`
  throw new FieldRefusal('type', 'invalid_parameter', message, 400)
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
