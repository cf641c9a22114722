import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { serialize } from '#app/core/http/serializer'
import CategoryTransformer from '#app/catalogue/categories/category_transformer'
import { searchCategories } from '#app/catalogue/categories/search_categories'
import { wholeNumber } from '#app/core/text/number_fields'

export const categorySearchValidator = vine.create({
  q: vine.string().trim().maxLength(200),
  limit: wholeNumber().range([1, 50]).optional(),
})

/** Autocompletion of domain names. */
export default class V1CategorySearchController {
  async index(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['q', 'limit'])
    const { q, limit } = await ctx.request.validateUsing(categorySearchValidator)
    const found = await searchCategories(q, limit ?? 10)
    return serialize({ data: CategoryTransformer.transform(found).useVariant('forChoice') })
  }
}
