import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { languageChoices } from '#app/catalogue/languages'
import { findByKeys } from '#app/catalogue/names/find_by_name'
import { searchKey } from '#app/catalogue/names/search_key'
import { lastPlace } from '#app/catalogue/names/skill_index'
import Synonym from '#app/catalogue/synonym'
import {
  createSynonym,
  deleteSynonym,
  emptySynonym,
  updateSynonym,
} from '#app/catalogue/synonyms/save_synonym'
import { synonymName } from '#app/catalogue/synonyms/synonym_fields'
import {
  synonymForm,
  typedSynonymForm,
  type SynonymForm,
} from '#app/catalogue/synonyms/synonym_form'
import { synonymCsv, synonymList } from '#app/catalogue/synonyms/synonym_list'
import SynonymTransformer from '#app/catalogue/synonyms/synonym_transformer'
import {
  createSynonymValidator,
  replaceSynonymValidator,
} from '#app/catalogue/synonyms/synonym_validators'
import { editForm, isStale } from '#app/core/http/edit_form'
import { redirectBack, returnUrlOf } from '#app/core/http/return_url'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'

/** The pages of synonyms. */
export default class SynonymsController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(synonymList, Synonym.query(), ctx)
    return ctx.inertia.render('synonyms/index', {
      synonyms: SynonymTransformer.transform(rows),
      list,
      languages: languageChoices(),
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'synonyms',
      list: synonymList,
      query: Synonym.query(),
      rowsOf: (synonyms) => synonyms,
      columns: synonymCsv,
      place: '/synonyms',
    })
  }

  /** The form of a new synonym, with the `term` of the URL. */
  async create(ctx: HttpContext) {
    const { term } = typedSynonymForm(ctx.request.qs())
    return ctx.inertia.render('synonyms/create', {
      term: term ?? '',
      languages: languageChoices(),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createSynonymValidator)
    const synonym = await createSynonym(input, actorOf(ctx))
    const name = synonymName(synonym)
    ctx.session.flash(
      'success',
      `${t('synonyms_answers.created', { name })}${await noteOf(synonym)}`
    )
    return redirectBack(ctx, '/synonyms')
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await Synonym.findByUid(ctx.params.synonymId))
  }

  async update(ctx: HttpContext) {
    const synonym = await Synonym.findByUid(ctx.params.synonymId)
    const input = await ctx.request.validateUsing(replaceSynonymValidator)
    const changes = { ...emptySynonym, ...input }
    if (await isStale(ctx, updateSynonym(synonym, changes, writingOf(ctx)))) {
      return showForm(ctx, synonym, typedSynonymForm(ctx.request.all()))
    }
    const name = synonymName(input)
    ctx.session.flash('success', `${t('synonyms_answers.saved', { name })}${await noteOf(input)}`)
    return redirectBack(ctx, '/synonyms')
  }

  async destroy(ctx: HttpContext) {
    const synonym = await Synonym.findByUid(ctx.params.synonymId)
    await deleteSynonym(synonym, writingOf(ctx))
    ctx.session.flash('success', t('synonyms_answers.deleted', { name: synonymName(synonym) }))
    return redirectBack(ctx, '/synonyms')
  }
}

/** A sentence if no skill has the equivalent as name or alias, since searches may find nothing then. */
async function noteOf({ equivalent }: Pick<Synonym, 'equivalent'>): Promise<string> {
  const bounds = { lastPlace: lastPlace.published, limit: 1 }
  const [named] = await findByKeys(db.connection(), [searchKey(equivalent)], bounds)
  return named ? '' : ` ${t('synonyms_answers.without_skill', { equivalent })}`
}

/**
 * The form of a synonym; after a stale write with the submitted values and how they differ from
 * the current ones.
 */
async function showForm(ctx: HttpContext, synonym: Synonym, typed?: Partial<SynonymForm>) {
  return ctx.inertia.render('synonyms/edit', {
    synonym: SynonymTransformer.transform(synonym),
    ...editForm(ctx, synonym.version, synonymForm(synonym), typed),
    languages: languageChoices(),
    back: returnUrlOf(ctx),
  })
}
