import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { isStale } from '#app/core/http/edit_form'
import { versionSeen } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { skillWithRelationsValidator } from '#app/catalogue/skills/skill_with_relations_validator'
import { relationsForForm, versionWithRelations } from '#app/catalogue/skills/skill_with_relations'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import Skill from '#app/catalogue/skill'
import { rowDifferences, typedRows } from '#app/catalogue/relations/relation_form'
import { differencesBetween } from '#app/core/text/form_texts'
import { t } from '#app/core/text/text'
import { skillForm, typedSkillForm } from '#app/catalogue/skills/skill_form'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'

/** The page of a skill together with its related skills. */
export default class SkillWithRelationsController {
  async edit(ctx: HttpContext) {
    const { auth, params } = ctx
    return showForm(ctx, await Skill.findVisibleTo(auth.user, params.SkillId), null)
  }

  async update(ctx: HttpContext) {
    const { auth, params, request, session } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.SkillId)
    const input = await request.validateUsing(skillWithRelationsValidator)
    if (await isStale(ctx, updateSkillWithRelations(skill, input, versionedWriting(ctx)))) {
      return showForm(ctx, skill, request.all())
    }
    const name = input.skill?.name ?? skill.name
    session.flash('success', t('relations_answers.saved_with_relations', { name }))
    return redirectBack(ctx, '/skills')
  }
}

/**
 * After a refused or stale write, the form has the submitted values, and `differences` the current
 * ones.
 */
async function showForm(ctx: HttpContext, skill: Skill, stale: Record<string, unknown> | null) {
  const typed = stale ?? ctx.session.flashMessages.all()
  const now = skillForm(skill)
  const fields = typedSkillForm(typed.skill)
  const relations = await relationsForForm(skill, ctx.params.RelationId)
  const rows = typedRows(typed.relations)
  const differences = [
    ...differencesBetween(now, fields as Record<string, string>).map((difference) => ({
      ...difference,
      input: `skill[${difference.field}]`,
    })),
    ...rowDifferences(relations, rows),
  ]
  const version = await versionWithRelations(db.connection(), skill)
  return ctx.inertia.render('skills/with_relations', {
    skill: SkillTransformer.transform(skill),
    form: { ...now, ...fields },
    relations: RelationTransformer.transform(relations).useVariant('inForm'),
    typed_rows: rows,
    chosen: ctx.params.RelationId ?? null,
    version: stale ? version : versionSeen(ctx, version),
    stale: stale !== null,
    differences: stale ? differences : [],
    back: returnUrlOf(ctx),
  })
}
