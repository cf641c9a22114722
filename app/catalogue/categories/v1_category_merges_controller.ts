import type { HttpContext } from '@adonisjs/core/http'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import Category from '#app/catalogue/category'
import CategoryTransformer from '#app/catalogue/categories/category_transformer'
import { mergeCategoryValidator } from '#app/catalogue/categories/category_validators'
import { mergeCategory } from '#app/catalogue/categories/merge_category'
import { writingOf } from '#app/accounts/audit/audit_log'

/**
 * `POST /v1/categories/merge/{id}/`: merges a domain into another one and responds with the latter.
 */
export default class V1CategoryMergesController {
  async store(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.id)
    const { into } = await ctx.request.validateUsing(mergeCategoryValidator)
    const merged = await mergeCategory(category, into, writingOf(ctx))

    const target = await Category.findByUid(merged.into.uid)
    sendVersion(ctx, target.version)
    return serialize({
      into: CategoryTransformer.transform(target),
      moved: { skills: merged.skills, categories: merged.children },
    })
  }
}
