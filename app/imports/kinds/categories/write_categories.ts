import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf, logChanges, type Change, type ChangeAuthor } from '#app/core/db/change_log'
import { emptyImportTally, type ImportTally } from '#app/imports/importer'
import type { CategoryField } from '#app/imports/kinds/categories/category_columns'
import {
  categoryFields,
  insertCategories,
  logCreatedCategories,
  updateCategories,
  type CategoryRow,
} from '#app/imports/kinds/categories/category_rows'
import {
  parentFields,
  type CategoryContent,
  type Parent,
} from '#app/imports/kinds/categories/parse_category_row'
import type { RowReader } from '#app/imports/readers/row_reader'

type UidOf = (id: number | null) => string | null
type ParentIdOf = (content: CategoryContent) => number | null

/** Creates and updates domains; `present` are all existing ones. */
export async function writeCategories(
  trx: TransactionClientContract,
  contents: CategoryContent[],
  present: CategoryRow[],
  { row, author }: { row: RowReader<CategoryField>; author: ChangeAuthor }
): Promise<ImportTally> {
  const fresh = contents.filter((content) => !content.present)
  const made = await insertFresh(trx, fresh, present)
  const rowOf = new Map<Parent, CategoryRow>()
  for (const category of present) rowOf.set(category, category)
  for (const content of contents) if (content.present) rowOf.set(content, content.present)
  for (const [index, content] of fresh.entries()) rowOf.set(content, made[index])

  const uids = new Map([...rowOf.values()].map(({ id, uid }) => [id, uid]))
  const uidOf: UidOf = (id) => (id === null ? null : (uids.get(id) ?? null))
  /** An existing domain remains valid as a parent, even if its own row was rejected. */
  const parentIdOf: ParentIdOf = ({ parent }) => {
    const existing = parent && 'key' in parent ? parent.present : parent
    return (rowOf.get(parent) ?? existing)?.id ?? null
  }

  for (const [index, content] of fresh.entries()) made[index].parent_id = parentIdOf(content)
  await updateCategories(
    trx,
    made.filter(({ parent_id: parent }) => parent !== null)
  )
  await logCreatedCategories(trx, made, uidOf, author)

  const { changed, changes } = changesOf(contents, { row, uidOf, parentIdOf })
  await updateCategories(trx, changed)
  await logChanges(trx, changes, author)
  return {
    ...emptyImportTally(),
    created: fresh.length,
    updated: changed.length,
    unchanged: contents.length - fresh.length - changed.length,
  }
}

/** Without parents, which may be created by the same statement. */
function insertFresh(
  trx: TransactionClientContract,
  fresh: CategoryContent[],
  present: CategoryRow[]
): Promise<CategoryRow[]> {
  return insertCategories(
    trx,
    fresh.map(({ name, code, uri, description, active = true }) => ({
      name,
      code,
      external_uri: uri,
      description,
      active,
    })),
    new Set(present.map(({ slug }) => slug))
  )
}

function changesOf(
  contents: CategoryContent[],
  {
    row,
    uidOf,
    parentIdOf,
  }: { row: RowReader<CategoryField>; uidOf: UidOf; parentIdOf: ParentIdOf }
): { changed: CategoryRow[]; changes: Change[] } {
  const changed: CategoryRow[] = []
  const changes: Change[] = []
  for (const content of contents) {
    if (!content.present) continue
    const wanted = mergeCategory(row, content, content.present, parentIdOf(content))
    const before = categoryFields(content.present, uidOf)
    const difference = differenceOf(before, categoryFields(wanted, uidOf))
    if (!difference) continue
    changed.push(wanted)
    changes.push({ subject: 'category', subjectId: wanted.id, action: 'updated', ...difference })
  }
  return { changed, changes }
}

/** The existing domain with the values of the row. */
function mergeCategory(
  row: RowReader<CategoryField>,
  content: CategoryContent,
  present: CategoryRow,
  parentId: number | null
): CategoryRow {
  return {
    ...present,
    name: content.name,
    code: content.code ?? row.valueOfBlank(['code'], present.code),
    external_uri: content.uri ?? present.external_uri,
    description: content.description ?? row.valueOfBlank(['description'], present.description),
    active: content.active ?? present.active,
    parent_id: parentId ?? row.valueOfBlank(parentFields, present.parent_id),
    version: present.version + 1,
  }
}
