import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { relationCsv, relationList } from '#app/catalogue/relations/relation_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { versionedWriting } from '#app/core/http/writing'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import { relationForm } from '#app/catalogue/relations/relation_form'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { replaceRelationValidator } from '#app/catalogue/relations/relation_validators'
import SkillRelation from '#app/catalogue/skill_relation'
import { deleteRelation, updateRelation } from '#app/catalogue/relations/update_relation'
import { t } from '#app/core/text/text'

/** The pages of relations, in the admin and company areas. */
export default class SkillRelationsController {
  async index(ctx: HttpContext) {
    const query = SkillRelation.listFor(ctx.auth.user)
    const { rows, list } = await pageList(relationList, query, ctx)
    return ctx.inertia.render('relations/index', {
      relations: RelationTransformer.transform(rows).useVariant('inList'),
      list,
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'skill-relations',
      list: relationList,
      query: SkillRelation.listFor(ctx.auth.user),
      rowsOf: (relations) => relations,
      columns: relationCsv,
      place: '/skill-relations',
    })
  }

  async edit(ctx: HttpContext) {
    const { auth, params } = ctx
    return showForm(ctx, await SkillRelation.findVisibleTo(auth.user, params.SkillRelationId))
  }

  async update(ctx: HttpContext) {
    const { auth, params, request, session } = ctx
    const relation = await SkillRelation.findVisibleTo(auth.user, params.SkillRelationId)
    const input = await request.validateUsing(replaceRelationValidator)
    const changes = { source: null, confidence: null, ...input }
    if (await isStale(ctx, updateRelation(relation, changes, versionedWriting(ctx)))) {
      return showForm(ctx, relation, request.only(['type', 'weight', 'source', 'confidence']))
    }
    session.flash('success', t('relations_answers.saved', endsOf(relation)))
    return redirectBack(ctx, '/skill-relations')
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, session } = ctx
    const relation = await SkillRelation.findVisibleTo(auth.user, params.SkillRelationId)
    await deleteRelation(relation, versionedWriting(ctx))
    session.flash('success', t('relations_answers.removed', endsOf(relation)))
    return redirectBack(ctx, '/skill-relations')
  }
}

/**
 * The form of a relation; after a stale write with the submitted values and how they differ from
 * the current ones.
 */
function showForm(ctx: HttpContext, relation: SkillRelation, input?: Record<string, unknown>) {
  const typed =
    input &&
    Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value ?? '')]))
  return ctx.inertia.render('relations/edit', {
    relation: RelationTransformer.transform(relation),
    ...editForm(ctx, relation.version, relationForm(relation), typed),
    back: returnUrlOf(ctx),
  })
}

function endsOf({ skill, relatedSkill }: SkillRelation) {
  return { skill: skill.name, related: relatedSkill.name }
}
