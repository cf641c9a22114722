import { readConnection } from '#app/core/lists/read_connection'
import { keyOfExport } from '#app/exports/changed_by_upload'
import type { RowFormat } from '#app/core/lists/row_format'
import { exportRows, type ExportPieces } from '#app/exports/export_rows'

export interface CategoriesExport {
  format: RowFormat
  /** Only domains that this upload (internal id) created or changed. */
  changedByUpload?: number
  /** Called with the number of domains of each page. */
  onRows?: (count: number) => void
}

interface CategoryRow {
  key: number
  uid: string
  name: string
  code: string | null
  external_uri: string | null
  description: string | null
  active: boolean | number
  parent_uid: string | null
  parent_code: string | null
  parent_uri: string | null
}

const PAGE = 1000

/** Exports domains as a stream that `categories:import` can read. */
export function exportCategories({ format, onRows, ...filter }: CategoriesExport): ExportPieces {
  return exportRows(
    {
      sheet: 'Domains',
      page: (after) => categoriesAfter(after, filter),
      header: ['name', 'code', 'uri', 'parent_code', 'parent_uri', 'description', 'active'],
      cells: (category) => [
        category.name,
        category.code,
        category.external_uri,
        category.parent_code,
        category.parent_uri,
        category.description,
        category.active ? 'yes' : 'no',
      ],
      record: (category) => ({
        id: category.uid,
        name: category.name,
        code: category.code,
        external_uri: category.external_uri,
        parent: category.parent_uid && {
          id: category.parent_uid,
          code: category.parent_code,
          external_uri: category.parent_uri,
        },
        description: category.description,
        active: Boolean(category.active),
      }),
    },
    format,
    onRows
  )
}

function categoriesAfter(
  after: number,
  { changedByUpload: upload }: Pick<CategoriesExport, 'changedByUpload'>
): Promise<CategoryRow[]> {
  const query = readConnection().from('categories')
  const key = keyOfExport(query, { table: 'categories', subject: 'category', upload })
  return query
    .leftJoin('categories as parents', 'parents.id', 'categories.parent_id')
    .where(key, '>', after)
    .orderBy(key)
    .limit(PAGE)
    .select(
      `${key} as key`,
      'categories.uid',
      'categories.name',
      'categories.code',
      'categories.external_uri',
      'categories.description',
      'categories.active',
      'parents.uid as parent_uid',
      'parents.code as parent_code',
      'parents.external_uri as parent_uri'
    )
}
