import { rawRows } from '#app/core/db/raw_rows'
import { idsOf } from '#app/core/db/bulk_rows'
import {
  allCategories,
  updateCategories,
  type CategoryRow,
} from '#app/imports/kinds/categories/category_rows'
import type { LoggedChange, UndoContext } from '#app/imports/undo/undo_context'

export async function undoCategories(undo: UndoContext, entries: LoggedChange[]) {
  if (!entries.length) return
  const all = await allCategories(undo.trx)
  await restoreCategories(
    undo,
    entries.filter(({ action }) => action !== 'created'),
    all
  )
  await deleteCategories(
    undo,
    entries.filter(({ action }) => action === 'created')
  )
}

async function restoreCategories(undo: UndoContext, entries: LoggedChange[], all: CategoryRow[]) {
  if (!entries.length) return
  const byUid = new Map(all.map((category) => [category.uid, category]))
  const byId = new Map(all.map((category) => [category.id, category]))
  const wanted = new Map<number, CategoryRow>()
  for (const { subjectId, before } of entries) {
    const category = wanted.get(subjectId) ?? byId.get(subjectId)
    if (!category || !before) continue
    const { parent, ...fields } = before
    const isMoved = 'parent' in before
    const parentId = parent === null ? null : byUid.get(String(parent))?.id
    if (isMoved && parentId === undefined) continue
    wanted.set(subjectId, {
      ...category,
      ...(fields as Partial<CategoryRow>),
      parent_id: isMoved ? (parentId ?? null) : category.parent_id,
      version: category.version + 1,
    })
  }
  const uriOf = new Map(all.map((category) => [category.external_uri, category.id]))
  for (const { id, external_uri: uri } of [...wanted.values()]) {
    const holder = uri === null ? undefined : uriOf.get(uri)
    if (holder !== undefined && holder !== id && !wanted.has(holder)) wanted.delete(id)
    else if (isInCircle(id, byId, wanted)) wanted.delete(id)
  }
  const back = undo.without(
    entries,
    new Set(entries.map(({ subjectId }) => subjectId).filter((id) => !wanted.has(id)))
  )
  const { sql, binding } = idsOf(undo.trx, back)
  await undo.trx.rawQuery(`update categories set external_uri = null where id in (${sql})`, [
    binding,
  ])
  await updateCategories(undo.trx, [...wanted.values()])
  await undo.logTurned(entries, back)
  undo.tally.updated += back.length
}

/** Skips domains that contain a record that remains. */
async function deleteCategories(undo: UndoContext, entries: LoggedChange[]) {
  const used = new Set<number>()
  for (;;) {
    const going = entries.map(({ subjectId }) => subjectId).filter((id) => !used.has(id))
    if (!going.length) break
    const { sql, binding } = idsOf(undo.trx, going)
    const found = await rawRows<{ id: number }>(
      undo.trx,
      `select id from categories where id in (${sql}) and (
         exists (select 1 from skills where skills.category_id = categories.id)
         or exists (select 1 from categories below where below.parent_id = categories.id
           and below.id not in (${sql})))`,
      [binding, binding]
    )
    if (!found.length) break
    for (const { id } of found) used.add(id)
  }
  const gone = undo.without(entries, used)
  const { sql, binding } = idsOf(undo.trx, gone)
  await undo.trx.rawQuery(`delete from categories where id in (${sql})`, [binding])
  await undo.logTurned(entries, gone, 'deleted')
  undo.tally.removed += gone.length
}

/** Whether a domain would become its own ancestor. */
function isInCircle(
  id: number,
  now: Map<number, CategoryRow>,
  wanted: Map<number, CategoryRow>
): boolean {
  const seen = new Set<number>()
  let up = (wanted.get(id) ?? now.get(id))?.parent_id ?? null
  while (up !== null && !seen.has(up)) {
    if (up === id) return true
    seen.add(up)
    up = (wanted.get(up) ?? now.get(up))?.parent_id ?? null
  }
  return false
}
