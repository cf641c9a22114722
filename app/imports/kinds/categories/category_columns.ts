import type { ColumnDefinition } from '#app/imports/readers/columns'

export type CategoryField =
  'name' | 'code' | 'level' | 'parent_code' | 'parent_uri' | 'uri' | 'description' | 'active'

/** The columns of a file of domains. */
export const categoryColumns: ReadonlyArray<ColumnDefinition<CategoryField>> = [
  {
    field: 'name',
    names: ['name', 'category', 'category_name', 'domain', 'domain_name', 'label', 'title'],
    required: true,
  },
  { field: 'code', names: ['code', 'category_code', 'domain_code'] },
  { field: 'level', names: ['level', 'depth'] },
  { field: 'parent_code', names: ['parent_code', 'parent'] },
  { field: 'parent_uri', names: ['parent_uri', 'broader_uri'] },
  { field: 'uri', names: ['uri', 'external_uri', 'category_uri', 'domain_uri', 'concept_uri'] },
  { field: 'description', names: ['description', 'definition'] },
  { field: 'active', names: ['active', 'enabled'] },
]
