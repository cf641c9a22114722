import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockTree } from '#app/catalogue/categories/save_category'
import type { ChangeSubject } from '#app/core/db/change_log'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { allCategories } from '#app/imports/kinds/categories/category_rows'
import { UndoContext, type Author, type UndoTally } from '#app/imports/undo/undo_context'
import { undoCategories } from '#app/imports/undo/undo_categories'
import {
  recreateDeletedRelations,
  deleteCreatedRelations,
  restoreRelations,
} from '#app/imports/undo/undo_relations'
import { undoSkills } from '#app/imports/undo/undo_skills'
import { undoSynonyms } from '#app/imports/undo/undo_synonyms'
import type { ChangePiece } from '#app/imports/undo/upload_changes'

/**
 * Reverts a part of an upload and logs that. Skips records that were changed since or that others
 * depend on. An upload may have changed a record more than once.
 *
 * `silent` selects the uploads whose entries do not count as later changes.
 */
export async function undoPiece(
  trx: TransactionClientContract,
  piece: ChangePiece,
  by: { author: Author; silent: string }
): Promise<UndoTally> {
  const undo = new UndoContext(trx, piece, by)
  await lockRecords(undo)
  for (const id of await undo.touched()) undo.left.add(id)
  await deleteCreatedRelations(undo)
  await restoreRelations(undo)
  const entries = await undo.entries(`(own.subject <> 'relation' or own.action = 'deleted')`)
  const of = (subject: ChangeSubject) => entries.filter((entry) => entry.subject === subject)
  await undoSkills(undo, of('skill'))
  await undoCategories(undo, of('category'))
  await undoSynonyms(undo, of('synonym'))
  await recreateDeletedRelations(undo, of('relation'))
  return { ...undo.tally, left: undo.left.size }
}

/** On PostgreSQL, waits for concurrent writers of the records and blocks later ones. */
async function lockRecords(undo: UndoContext) {
  if (!isPostgres(undo.trx)) return
  await lockDomains(undo)
  for (const [subject, table] of [
    ['relation', 'skill_relations'],
    ['skill', 'skills'],
    ['synonym', 'synonyms'],
  ]) {
    const own = undo.own(`own.subject = '${subject}'`)
    await undo.trx.rawQuery(
      `select count(*) from (
         select id from ${table} where id in (select own.subject_id from change_log own where ${own.sql})
         order by id for update) locked`,
      own.bindings
    )
  }
}

/** Locks all domains, because the undo needs the tree. */
async function lockDomains(undo: UndoContext) {
  const own = undo.own(`own.subject = 'category'`)
  const found = await rawRows(
    undo.trx,
    `select 1 as found from change_log own where ${own.sql} limit 1`,
    own.bindings
  )
  if (!found.length) return
  await lockTree(undo.trx)
  await allCategories(undo.trx, { hold: true })
}
