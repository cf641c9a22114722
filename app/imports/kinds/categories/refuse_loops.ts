import { validRows, type Chunk } from '#app/imports/chunk'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import type { CategoryRow } from '#app/imports/kinds/categories/category_rows'
import { noParent } from '#app/imports/kinds/categories/find_parents'
import type { CategoryContent, Parent } from '#app/imports/kinds/categories/parse_category_row'
import type { RowReader } from '#app/imports/readers/text_cells'

/** Rejects domains that would be their own ancestor, and rows below a rejected new domain. */
export function refuseLoops(
  chunk: Chunk<CategoryContent[]>,
  present: CategoryRow[],
  row: RowReader<CategoryField>
) {
  const byId = new Map(present.map((category) => [category.id, category]))
  const ofPresent = new Map<CategoryRow, CategoryContent>()
  for (const [, content] of validRows(chunk)) {
    if (content.present) ofPresent.set(content.present, content)
  }
  const parentOf = (category: Parent): Parent => {
    if (!category) return null
    if ('key' in category) return category.parent
    const content = ofPresent.get(category)
    return content?.parent ?? byId.get(category.parent_id ?? 0) ?? null
  }
  const standsFor = (category: Parent) =>
    category && 'key' in category ? (category.present ?? category) : category

  const isInLoop = (content: CategoryContent) => {
    const seen = new Set<Parent>()
    for (let up = parentOf(content); up; up = parentOf(up)) {
      const here = standsFor(up)
      if (here === standsFor(content)) return true
      if (seen.has(here)) return false
      seen.add(here)
    }
    return false
  }

  for (const [place] of validRows(chunk).filter(([, content]) => isInLoop(content))) {
    chunk.fail(place, row.fault('parent_code', 'parent_loop'))
  }
  refuseBelowRejected(chunk, row)
}

/** Also rejects the descendants of rejected new domains. */
function refuseBelowRejected(chunk: Chunk<CategoryContent[]>, row: RowReader<CategoryField>) {
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    const taken = new Set<Parent>(validRows(chunk).map(([, content]) => content))
    for (const [place, { parent, parentUri, parentCode }] of validRows(chunk)) {
      if (!parent || !('key' in parent) || parent.present || taken.has(parent)) continue
      const field = parentUri ? 'parent_uri' : 'parent_code'
      chunk.fail(place, noParent(row, field, parentUri ?? parentCode ?? ''))
      isSettled = false
    }
  }
}
