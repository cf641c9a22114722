import { validRows, type Chunk } from '#app/imports/chunk'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import type { CategoryRow } from '#app/imports/kinds/categories/category_rows'
import { noParent } from '#app/imports/kinds/categories/find_parents'
import {
  parentFields,
  type CategoryContent,
  type Parent,
} from '#app/imports/kinds/categories/parse_category_row'
import type { RowReader } from '#app/imports/readers/row_reader'

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
  const withId = (id: number | null): Parent => byId.get(id ?? 0) ?? null
  /** The parent of an existing domain whose row has none. */
  const keptParent = ({ present: kept }: CategoryContent): Parent =>
    kept && withId(row.valueOfBlank(parentFields, kept.parent_id))
  const parentOf = (category: Parent): Parent => {
    if (!category) return null
    if ('key' in category) return category.parent ?? keptParent(category)
    const content = ofPresent.get(category)
    return content ? parentOf(content) : withId(category.parent_id)
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

  const looping = validRows(chunk).filter(([, content]) => content.parent && isInLoop(content))
  for (const [place, content] of looping) {
    chunk.fail(place, row.fault(parentField(content), 'parent_loop'))
  }
  refuseBelowRejected(chunk, row)
}

/** The field that names the parent in the row. */
function parentField({ parentUri }: CategoryContent): 'parent_code' | 'parent_uri' {
  return parentUri ? 'parent_uri' : 'parent_code'
}

/** Also rejects the descendants of rejected new domains. */
function refuseBelowRejected(chunk: Chunk<CategoryContent[]>, row: RowReader<CategoryField>) {
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    const taken = new Set<Parent>(validRows(chunk).map(([, content]) => content))
    for (const [place, content] of validRows(chunk)) {
      const { parent, parentUri, parentCode } = content
      if (!parent || !('key' in parent) || parent.present || taken.has(parent)) continue
      chunk.fail(place, noParent(row, parentField(content), parentUri || parentCode))
      isSettled = false
    }
  }
}
