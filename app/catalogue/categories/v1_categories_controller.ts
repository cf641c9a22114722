import type { HttpContext } from '@adonisjs/core/http'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import Category from '#app/catalogue/category'
import { categoryList } from '#app/catalogue/categories/category_list'
import CategoryTransformer from '#app/catalogue/categories/category_transformer'
import {
  changeCategoryValidator,
  createCategoryValidator,
  replaceCategoryValidator,
} from '#app/catalogue/categories/category_validators'
import {
  createCategory,
  deleteCategory,
  emptyCategory,
  updateCategory,
  type CategoryChanges,
} from '#app/catalogue/categories/save_category'
import { countSkillsBelow } from '#app/catalogue/skills_below'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** Domains on `/v1`, as `categories`. */
export default class V1CategoriesController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(categoryList, Category.listed(), ctx)
    await countSkillsBelow(rows)
    return serialize({ data: CategoryTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createCategoryValidator)
    const { uid } = await createCategory(input, actorOf(ctx))
    setCreated(ctx, `/v1/categories/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceCategoryValidator)
    return this.#save(ctx, { ...emptyCategory, ...input })
  }

  async update(ctx: HttpContext) {
    return this.#save(ctx, await ctx.request.validateUsing(changeCategoryValidator))
  }

  async destroy(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.id)
    await deleteCategory(category, writingOf(ctx))
    return ctx.response.noContent()
  }

  async #save(ctx: HttpContext, changes: CategoryChanges) {
    const category = await Category.findByUid(ctx.params.id)
    await updateCategory(category, changes, writingOf(ctx))
    return answer(ctx, category.uid)
  }
}

/** Responds with the current domain and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const category = await Category.findByUid(uid)
  sendVersion(ctx, category.version)
  return serialize(CategoryTransformer.transform(category))
}
