import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import Skill from '#app/catalogue/skill'
import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import { exportCategories } from '#app/exports/export_categories'
import { exportRelations } from '#app/exports/export_relations'
import { exportSkills } from '#app/exports/export_skills'
import { exportSynonyms } from '#app/exports/export_synonyms'
import { sendExport } from '#app/exports/send_export'

/** Exports of the catalogue, with the columns of the imports. */
export default class V1ExportsController {
  async skills(ctx: HttpContext) {
    return sendExport(ctx, 'skills', (format) => exportSkills({ format }))
  }

  /** The unpublished drafts that uploads created. */
  async newSkills(ctx: HttpContext) {
    const filter = { status: 'draft', createdByUpload: 'any' } as const
    return sendExport(ctx, 'new-skills', (format) => exportSkills({ format, ...filter }))
  }

  /** The relations from a skill, or all relations without an id. */
  async relations(ctx: HttpContext) {
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

  async categories(ctx: HttpContext) {
    return sendExport(ctx, 'categories', (format) => exportCategories({ format }))
  }

  async synonyms(ctx: HttpContext) {
    return sendExport(ctx, 'synonyms', (format) => exportSynonyms({ format }))
  }
}

function typeIn({ request }: HttpContext): RelationType | undefined {
  const { type } = request.qs()
  if (type === undefined) return undefined
  const known = relationTypes.find((word) => word === type)
  if (known) return known
  const message = `type takes ${relationTypes.join(', ')}.`
  throw new FieldRefusal('type', 'invalid_parameter', message)
}
