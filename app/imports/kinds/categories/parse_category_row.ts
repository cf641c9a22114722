import { cleanName, nameKey } from '#app/core/text/name_key'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import type { CategoryRow } from '#app/imports/kinds/categories/category_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

const yesAndNo = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

/** The fields that give the parent. */
export const parentFields: CategoryField[] = ['parent_code', 'parent_uri']

/** A row of the file. */
export interface CategoryContent {
  name: string
  key: string
  code: string | null
  level: number | null
  parentCode: string
  parentUri: string
  uri: string | null
  description: string | null
  active: boolean | undefined
  /** Set by `match`: the existing domain of the row, if any. */
  present: CategoryRow | null
  parent: Parent
}

/** The parent: from the file, from the database, or none. */
export type Parent = CategoryContent | CategoryRow | null

export function parseCategoryRow(
  row: RowReader<CategoryField>,
  cells: string[]
): { content: CategoryContent; fault: CellFault | null } {
  const text = (field: CategoryField) => row.text(cells, field)
  const name = cleanName(text('name'))
  const level = Number.parseInt(text('level'), 10)
  const content: CategoryContent = {
    name,
    key: nameKey(name),
    code: text('code') || null,
    level: Number.isNaN(level) ? null : level,
    parentCode: text('parent_code'),
    parentUri: text('parent_uri'),
    uri: text('uri') || null,
    description: text('description') || null,
    active: yesAndNo.get(text('active').toLowerCase()),
    present: null,
    parent: null,
  }
  return { content, fault: row.errorFault(cells) ?? faultOf(row, content, text('active')) }
}

function faultOf(
  row: RowReader<CategoryField>,
  content: CategoryContent,
  active: string
): CellFault | null {
  if (!content.key) return row.fault('name', 'name_missing')
  if (active && content.active === undefined) {
    return row.fault('active', 'not_a_yes_or_no', { value: inShort(active) })
  }
  return (
    row.textFault('name', content.name, 200) ??
    row.textFault('name', content.key, 200) ??
    row.textFault('code', content.code ?? '', 50) ??
    row.textFault('uri', content.uri ?? '', 500) ??
    row.textFault('description', content.description ?? '', 20_000)
  )
}
