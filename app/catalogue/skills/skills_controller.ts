import type { HttpContext } from '@adonisjs/core/http'
import { may } from '#app/accounts/role'
import { categoryChoices } from '#app/catalogue/categories/category_choices'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { exportedSkills, skillCsv, skillList } from '#app/catalogue/skills/skill_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { VersionClaim } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { returnUrlOf, redirectBack, inArea, withReturnUrl } from '#app/core/http/return_url'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { removeSkill } from '#app/catalogue/skills/remove_skill'
import { relationsOf } from '#app/catalogue/skills/skill_with_relations'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import Skill from '#app/catalogue/skill'
import SkillChangeTransformer from '#app/catalogue/skills/skill_change_transformer'
import { latestChanges } from '#app/catalogue/skills/skill_history'
import { replacementChanges } from '#app/catalogue/skills/skill_fields'
import { typedRows } from '#app/catalogue/relations/relation_form'
import { t } from '#app/core/text/text'
import { skillForm, typedSkillForm, type SkillForm } from '#app/catalogue/skills/skill_form'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { createSkillValidator, replaceSkillValidator } from '#app/catalogue/skills/skill_validators'
import { updateSkill } from '#app/catalogue/skills/update_skill'

/**
 * The number of relations and history entries on the page of a skill, which links to the complete
 * lists.
 */
const relationsShown = 15
const changesShown = 5

/** The pages of skills, in the admin and company areas. */
export default class SkillsController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(skillList, Skill.listFor(ctx.auth.user), ctx)
    return ctx.inertia.render('skills/index', {
      skills: SkillTransformer.transform(rows).useVariant('inList'),
      list,
      domains: await categoryChoices(list.filters.domain),
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'skills',
      list: exportedSkills,
      query: Skill.listFor(ctx.auth.user),
      rowsOf: (skills) => skills,
      columns: skillCsv,
      place: '/skills',
    })
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('skills/create', { back: returnUrlOf(ctx) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const input = await request.validateUsing(createSkillValidator)
    const skill = await createSkill(input, { actorId: auth.getUserOrFail().id })
    session.flash('success', t('skills_answers.created_skill', { name: skill.name }))
    const page = request.input('next') === 'relations' ? 'skill-update-with-related-skills' : 'edit'
    const opened = inArea(ctx, `/skills/${page}/${skill.uid}`)
    return response.redirect(withReturnUrl(opened, returnUrlOf(ctx)))
  }

  async edit(ctx: HttpContext) {
    const { auth, params } = ctx
    return showForm(ctx, await Skill.findVisibleTo(auth.user, params.SkillId))
  }

  async update(ctx: HttpContext) {
    const { auth, params, request, session } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.SkillId)
    const changes = replacementChanges(await request.validateUsing(replaceSkillValidator))
    if (await isStale(ctx, updateSkill(skill, changes, versionedWriting(ctx)))) {
      return showForm(ctx, skill, typedSkillForm(request.all()))
    }
    session.flash('success', t('skills_answers.saved_skill', { name: changes.name ?? skill.name }))
    return redirectBack(ctx, '/skills')
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, request, session } = ctx
    const skill = await Skill.findVisibleTo(auth.user, params.SkillId)
    const purge = request.input('purge') === 'true'
    await removeSkill(skill, auth.getUserOrFail(), { purge, claim: VersionClaim.of(ctx) })
    const messageId = purge ? 'skills_answers.removed_skill' : 'skills_answers.archived_skill'
    session.flash('success', t(messageId, { name: skill.name }))
    return redirectBack(ctx, '/skills')
  }
}

/**
 * The form of a skill; after a stale write with the submitted values and how they differ from the
 * current ones.
 */
async function showForm(ctx: HttpContext, skill: Skill, typed?: Partial<SkillForm>) {
  const [relations, changes] = await Promise.all([
    relationsOf(skill, relationsShown),
    latestChanges(skill, changesShown),
  ])
  return ctx.inertia.render('skills/edit', {
    skill: SkillTransformer.transform(skill).useVariant('forDetail'),
    ...editForm(ctx, skill.version, skillForm(skill), typed),
    relations: RelationTransformer.transform(relations).useVariant('inForm'),
    typed_relation: typedRows(ctx.session.flashMessages.get('relations'))[0] ?? null,
    changes: SkillChangeTransformer.transform(changes),
    may_purge: may(ctx.auth.user?.role ?? 'guest', 'purge'),
    back: returnUrlOf(ctx),
  })
}
