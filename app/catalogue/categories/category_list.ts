import { idFilter, choiceFilter, whereContains } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import type Category from '#app/catalogue/category'
import { nameKey } from '#app/core/text/name_key'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The list of domains. */
export const categoryList: ListDefinition<typeof Category> = {
  key: 'categories.id',
  sorts: { name: 'categories.name_key' },
  defaultSort: 'name',
  search: (query, text) => whereContains(query, 'categories.name_key', nameKey(text)),
  filters: {
    active: choiceFilter(['true', 'false'], (query, words) =>
      query.whereIn(
        'categories.active',
        words.map((word) => word === 'true')
      )
    ),
    parent: idFilter((query, uid) =>
      query.whereRaw('categories.parent_id = (select id from categories where uid = ?)', [uid])
    ),
  },
}

/** The columns of exported domains. */
export const categoryCsv: ListFileColumns<Category> = {
  id: ({ uid }) => uid,
  name: ({ name }) => name,
  code: ({ code }) => code,
  parent: ({ parent }) => parent?.name,
  children_count: ({ $extras }) => Number($extras.children_count),
  skills_count: ({ $extras }) => Number($extras.skills_count),
  total_skills_count: ({ $extras }) => Number($extras.total_skills_count),
  active: ({ active }) => active,
  description: ({ description }) => description,
  external_uri: ({ externalUri }) => externalUri,
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
