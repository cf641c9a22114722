import { validRows, type Chunk } from '#app/imports/chunk'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import type { CategoryRow } from '#app/imports/kinds/categories/category_rows'
import type { CategoryContent } from '#app/imports/kinds/categories/parse_category_row'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** Finds the parent of each row in the file, or else in the database. */
export function findParents(
  chunk: Chunk<CategoryContent[]>,
  present: CategoryRow[],
  row: RowReader<CategoryField>
) {
  const contents = validRows(chunk).map(([, content]) => content)
  const fileByUri = new Map(contents.map((content) => [content.uri, content]))
  const fileByCode = Map.groupBy(contents, ({ code }) => code ?? '')
  const order = new Map(contents.map((content, index) => [content, index]))
  const presentByUri = new Map(present.map((category) => [category.external_uri, category]))
  const presentByCode = Map.groupBy(present, ({ code }) => code ?? '')

  for (const [place, content] of validRows(chunk)) {
    const { parentUri, parentCode } = content
    content.parent = null
    if (parentUri) {
      content.parent = fileByUri.get(parentUri) ?? presentByUri.get(parentUri) ?? null
      if (!content.parent) chunk.fail(place, noParent(row, 'parent_uri', parentUri))
      continue
    }
    if (!parentCode) continue
    const inFile = (fileByCode.get(parentCode) ?? []).filter((other) => other !== content)
    content.parent = parentInFile(content, inFile, order)
    if (content.parent) continue
    const known = inFile.length ? [] : (presentByCode.get(parentCode) ?? [])
    if (known.length === 1) content.parent = known[0]
    else if (inFile.length > 1 || known.length > 1) {
      const values = { code: inShort(parentCode) }
      chunk.fail(place, row.fault('parent_code', 'ambiguous_parent', values))
    } else chunk.fail(place, noParent(row, 'parent_code', parentCode))
  }
}

export function noParent(
  row: RowReader<CategoryField>,
  field: 'parent_uri' | 'parent_code',
  value: string
): CellFault {
  return row.fault(field, 'unknown_parent', { name: inShort(value) })
}

/**
 * Of the rows with the parent's code: the only one a level up, or else the nearest preceding one.
 */
function parentInFile(
  content: CategoryContent,
  others: CategoryContent[],
  order: Map<CategoryContent, number>
): CategoryContent | null {
  const { level } = content
  const up = level === null ? others : others.filter((other) => other.level === level - 1)
  if (up.length < 2) return up[0] ?? (others.length === 1 ? others[0] : null)
  if (level === null) return null
  const place = order.get(content) ?? 0
  const above = up.filter((other) => (order.get(other) ?? 0) < place)
  return above.at(-1) ?? null
}
