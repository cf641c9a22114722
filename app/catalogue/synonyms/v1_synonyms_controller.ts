import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import Synonym from '#app/catalogue/synonym'
import {
  createSynonym,
  deleteSynonym,
  emptySynonym,
  updateSynonym,
  type SynonymChanges,
} from '#app/catalogue/synonyms/save_synonym'
import { synonymList } from '#app/catalogue/synonyms/synonym_list'
import SynonymTransformer from '#app/catalogue/synonyms/synonym_transformer'
import {
  changeSynonymValidator,
  createSynonymValidator,
  replaceSynonymValidator,
} from '#app/catalogue/synonyms/synonym_validators'
import { setCreated } from '#app/core/http/created'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { cursorList } from '#app/core/lists/listing'

/** Synonyms on `/v1`, for staff. */
export default class V1SynonymsController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(synonymList, Synonym.query(), ctx)
    return serialize({ data: SynonymTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createSynonymValidator)
    const { uid } = await createSynonym(input, actorOf(ctx))
    setCreated(ctx, `/v1/synonyms/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceSynonymValidator)
    return save(ctx, { ...emptySynonym, ...input })
  }

  async update(ctx: HttpContext) {
    return save(ctx, await ctx.request.validateUsing(changeSynonymValidator))
  }

  async destroy(ctx: HttpContext) {
    const synonym = await Synonym.findByUid(ctx.params.id)
    await deleteSynonym(synonym, writingOf(ctx))
    return ctx.response.noContent()
  }
}

async function save(ctx: HttpContext, changes: SynonymChanges) {
  const synonym = await Synonym.findByUid(ctx.params.id)
  await updateSynonym(synonym, changes, writingOf(ctx))
  return answer(ctx, synonym.uid)
}

/** Responds with the current synonym and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const synonym = await Synonym.findByUid(uid)
  sendVersion(ctx, synonym.version)
  return serialize(SynonymTransformer.transform(synonym))
}
