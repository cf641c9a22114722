import type { ListFileColumns } from '#app/core/lists/list_file'
import type Skill from '#app/catalogue/skill'
import { attributeOf, byColumn } from '#app/catalogue/skills/skill_columns'

/** The columns of exported skills. */
export const skillCsv: ListFileColumns<Skill> = {
  id: ({ uid }) => uid,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  type: ({ type }) => type,
  domain: ({ category }) => category?.name,
  relations_count: ({ $extras }) => Number($extras.relations_count),
  status: ({ status }) => status,
  ...byColumn((name) => (skill: Skill) => skill[attributeOf(name)]),
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
