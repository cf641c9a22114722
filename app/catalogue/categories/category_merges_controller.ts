import type { HttpContext } from '@adonisjs/core/http'
import { versionSeen } from '#app/core/http/version_claim'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import Category from '#app/catalogue/category'
import CategoryTransformer from '#app/catalogue/categories/category_transformer'
import { mergeCategoryValidator } from '#app/catalogue/categories/category_validators'
import { mergeCategory } from '#app/catalogue/categories/merge_category'
import { writingOf } from '#app/accounts/audit/audit_log'

/** The page that merges a domain into another one. */
export default class CategoryMergesController {
  async create(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.categoryId)
    return ctx.inertia.render('categories/merge', {
      domain: CategoryTransformer.transform(category),
      version: versionSeen(ctx, category.version),
      back: returnUrlOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.categoryId)
    const { into } = await ctx.request.validateUsing(mergeCategoryValidator)
    const { into: target, skills, children } = await mergeCategory(category, into, writingOf(ctx))
    ctx.session.flash(
      'success',
      t('categories_answers.merged', {
        name: category.name,
        into: target.name,
        skills,
        domains: children,
      })
    )
    return redirectBack(ctx, '/categories')
  }
}
