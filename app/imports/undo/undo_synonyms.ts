import { idsOf } from '#app/core/db/bulk_rows'
import { allSynonyms, updateSynonyms } from '#app/imports/kinds/synonyms/synonym_rows'
import type { LoggedChange, UndoContext } from '#app/imports/undo/undo_context'

/** Imports only change the spelling and the source of synonyms, so no loop can come back. */
export async function undoSynonyms(undo: UndoContext, entries: LoggedChange[]) {
  if (!entries.length) return
  await restoreSynonyms(
    undo,
    entries.filter(({ action }) => action === 'updated')
  )
  await deleteSynonyms(
    undo,
    entries.filter(({ action }) => action === 'created')
  )
}

async function restoreSynonyms(undo: UndoContext, entries: LoggedChange[]) {
  const all = await allSynonyms(undo.trx)
  const present = new Map(all.map((synonym) => [synonym.id, synonym]))
  for (const { subjectId, before } of entries) {
    const synonym = present.get(subjectId)
    if (synonym) Object.assign(synonym, before)
  }
  const back = entries.map(({ subjectId }) => subjectId)
  await updateSynonyms(
    undo.trx,
    back.flatMap((id) => present.get(id) ?? [])
  )
  await undo.logTurned(entries, back)
  undo.tally.updated += back.length
}

async function deleteSynonyms(undo: UndoContext, entries: LoggedChange[]) {
  const gone = entries.map(({ subjectId }) => subjectId)
  const { sql, binding } = idsOf(undo.trx, gone)
  await undo.trx.rawQuery(`delete from synonyms where id in (${sql})`, [binding])
  await undo.logTurned(entries, gone, 'deleted')
  undo.tally.removed += gone.length
}
