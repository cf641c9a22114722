import type Category from '#app/catalogue/category'
import type { ListFileColumns } from '#app/core/lists/list_file'

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
