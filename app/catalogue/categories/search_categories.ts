import Category from '#app/catalogue/category'
import { whereContains } from '#app/core/lists/list_filters'
import { nameKey } from '#app/core/text/name_key'

/**
 * Active domains whose name contains the text, at most `limit`; names that start with it come
 * first.
 */
export async function searchCategories(text: string, limit: number): Promise<Category[]> {
  const key = nameKey(text.replaceAll('\u0000', ''))
  const query = Category.query().where('active', true)
  whereContains(query, 'categories.name_key', key)
  return query
    .orderByRaw('case when substr(categories.name_key, 1, ?) = ? then 0 else 1 end', [
      [...key].length,
      key,
    ])
    .orderBy('nameKey')
    .orderBy('id')
    .limit(limit)
    .preload('parent')
}
