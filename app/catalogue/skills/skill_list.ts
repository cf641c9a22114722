import { rawRows } from '#app/core/db/raw_rows'
import { idFilter, choiceFilter } from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition } from '#app/core/lists/listing'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { skillsByWordPrefixes } from '#app/catalogue/names/skills_by_word_prefixes'
import type Skill from '#app/catalogue/skill'
import { skillStatuses, skillTypes } from '#app/catalogue/skill'
import type { ListFileColumns } from '#app/core/lists/list_file'
import { skillAttributeOf, byColumn } from '#app/catalogue/skills/skill_columns'

/** The columns that `SkillTransformer` shows. */
const columns = [
  'uid',
  'name',
  'slug',
  'type',
  'status',
  'category_id',
  'version',
  'created_at',
  'updated_at',
].map((column) => `skills.${column}`)

/** The list of skills, for pages and `/v1`. */
export const skillList: ListDefinition<typeof Skill> = {
  key: 'skills.id',
  columns,
  sorts: {
    name: 'skills.name_key',
    type: 'skills.type',
    status: 'skills.status',
    created_at: 'skills.created_at',
    updated_at: 'skills.updated_at',
  },
  defaultSort: 'name',
  search(query, text) {
    const { sql, bindings } = skillsByWordPrefixes(query.client, text)
    query.whereRaw(`skills.id in (${sql})`, bindings)
  },
  filters: {
    status: choiceFilter(skillStatuses, (query, statuses) =>
      query.whereIn('skills.status', statuses)
    ),
    type: choiceFilter(skillTypes, (query, types) => query.whereIn('skills.type', types)),
    domain: {
      ...idFilter((query, uid) =>
        query.whereRaw(`skills.category_id in (${categoryTreeSql})`, [uid])
      ),
      async lookUp(client, uid) {
        const tree = await rawRows<{ id: number }>(client, categoryTreeSql, [uid])
        return (query) => {
          query.whereIn(
            'skills.category_id',
            tree.map(({ id }) => id)
          )
        }
      },
    },
  },
  followIndex: fromIndex({
    'skills.name_key': 'skills_name_key_unique',
    'skills.type': 'skills_type_id_index',
    'skills.status': 'skills_status_id_index',
    'skills.created_at': 'skills_created_at_id_index',
    'skills.updated_at': 'skills_updated_at_id_index',
  }),
}

/** The same list with all columns, for exports. */
export const exportedSkills = { ...skillList, columns: undefined }

/** The columns of exported skills. */
export const skillCsv: ListFileColumns<Skill> = {
  id: ({ uid }) => uid,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  type: ({ type }) => type,
  domain: ({ category }) => category?.name,
  relations_count: ({ $extras }) => Number($extras.relations_count),
  status: ({ status }) => status,
  ...byColumn((name) => (skill: Skill) => skill[skillAttributeOf(name)]),
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
