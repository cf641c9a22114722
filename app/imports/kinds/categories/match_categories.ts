import { nameKey } from '#app/core/text/name_key'
import { validRows, type Chunk } from '#app/imports/chunk'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import type { CategoryRow } from '#app/imports/kinds/categories/category_rows'
import type { CategoryContent } from '#app/imports/kinds/categories/parse_category_row'
import type { RowReader } from '#app/imports/readers/row_reader'

/**
 * Finds the existing domain of each row: by URI, or else by code and name. Rejects rows that match
 * several domains or the same one as an earlier row.
 */
export function matchCategories(
  chunk: Chunk<CategoryContent[]>,
  present: CategoryRow[],
  row: RowReader<CategoryField>
) {
  const byUri = new Map(present.map((category) => [category.external_uri, category]))
  const byName = Map.groupBy(present, ({ code, name }) => pairKey(code, nameKey(name)))
  const named = new Map<string | CategoryRow, { row: number; said: string }>()

  for (const [place, content] of validRows(chunk)) {
    const { uri, code, key } = content
    const same = byName.get(pairKey(code, key)) ?? []
    const alike = uri ? same.filter((category) => !category.external_uri) : same
    content.present = (uri ? byUri.get(uri) : undefined) ?? (alike.length === 1 ? alike[0] : null)
    if (!content.present && !uri && alike.length > 1) {
      const values = { count: alike.length }
      chunk.fail(place, row.fault('name', 'ambiguous_domain', values))
      continue
    }
    const said = JSON.stringify({ ...content, name: key, present: null, parent: null })
    const identity = content.present ?? uri ?? pairKey(code, key)
    const earlier = named.get(identity)
    if (earlier === undefined) {
      named.set(identity, { row: chunk.rowAt(place), said })
      continue
    }
    if (earlier.said === said) {
      chunk.fail(place, row.fault(null, 'repeated'))
      continue
    }
    const values = { what: 'domain', row: earlier.row }
    chunk.fail(place, row.fault(uri ? 'uri' : 'name', 'duplicate_in_file', values))
  }
}

function pairKey(code: string | null, key: string): string {
  return `${code ?? ''}\n${key}`
}
