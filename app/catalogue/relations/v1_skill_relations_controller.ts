import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { versionedWriting } from '#app/core/http/writing'
import { relationList } from '#app/catalogue/relations/relation_list'
import RelationTransformer from '#app/catalogue/relations/relation_transformer'
import {
  changeRelationValidator,
  replaceRelationValidator,
} from '#app/catalogue/relations/relation_validators'
import SkillRelation from '#app/catalogue/skill_relation'
import {
  deleteRelation,
  updateRelation,
  type RelationChanges,
} from '#app/catalogue/relations/update_relation'

/** Single relations on `/v1`. */
export default class V1SkillRelationsController {
  async index(ctx: HttpContext) {
    const query = SkillRelation.listFor(ctx.auth.user)
    const { rows, meta } = await cursorList(relationList, query, ctx)
    return serialize({ data: RelationTransformer.transform(rows), meta })
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceRelationValidator)
    return this.#save(ctx, { source: null, confidence: null, ...input })
  }

  async update(ctx: HttpContext) {
    return this.#save(ctx, await ctx.request.validateUsing(changeRelationValidator))
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const relation = await SkillRelation.findVisibleTo(auth.user, params.id)
    await deleteRelation(relation, versionedWriting(ctx))
    return response.noContent()
  }

  async #save(ctx: HttpContext, changes: RelationChanges) {
    const { auth, params } = ctx
    const relation = await SkillRelation.findVisibleTo(auth.user, params.id)
    await updateRelation(relation, changes, versionedWriting(ctx))
    return answer(ctx, relation.uid)
  }
}

/** Responds with the current relation and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const relation = await SkillRelation.findVisibleTo(ctx.auth.user, uid)
  sendVersion(ctx, relation.version)
  return serialize(RelationTransformer.transform(relation))
}
