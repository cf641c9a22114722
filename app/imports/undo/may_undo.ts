import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/errors/problem'
import { languageNow, localized, messageIn, type LocalizedMessage } from '#app/core/text/text'
import { hasChanges, touchedSince } from '#app/imports/undo/upload_changes'
import type Upload from '#app/imports/upload'
import type { MessageId } from '#lang/message_id'

/** Reasons why an upload cannot be undone. */
export type NoUndo =
  'not_over' | 'is_check' | 'is_undo' | 'already_undone' | 'nothing_to_undo' | 'changed_since'

export type UndoAnswer = { ok: true; touched: 0 } | { ok: false; reason: NoUndo; touched: number }

/** The upload cannot be undone (409). */
export class UndoRefused extends Refusal {
  readonly reason: NoUndo
  readonly touched: number

  constructor(reason: NoUndo, touched: number) {
    super(noUndoText(reason, touched), { status: 409, code: reason })
    this.reason = reason
    this.touched = touched
  }
}

/** The reason as a sentence. */
export function noUndoText(reason: NoUndo, touched: number): string {
  return messageIn(languageNow(), noUndoMessage(reason, touched))
}

export function noUndoMessage(reason: NoUndo, touched: number): LocalizedMessage {
  return localized(noUndoTexts[reason], { touched })
}

const noUndoTexts: Record<NoUndo, MessageId> = {
  not_over: 'uploads_answers.not_over',
  is_check: 'uploads_answers.undo_of_check',
  is_undo: 'uploads_answers.undo_of_undo',
  already_undone: 'uploads_answers.undone_already',
  nothing_to_undo: 'uploads_answers.nothing_to_undo',
  changed_since: 'uploads_answers.changed_since',
}

/** Whether the upload can currently be undone; `touched`: the number of conflicting records. */
export async function mayUndo(
  upload: Upload,
  client: QueryClientContract = db.connection()
): Promise<UndoAnswer> {
  const reason = noUndoOf(upload)
  if (reason) return { ok: false, reason, touched: 0 }
  if (!(await hasChanges(client, upload))) {
    return { ok: false, reason: 'nothing_to_undo', touched: 0 }
  }
  const touched = await touchedSince(client, upload)
  if (touched) return { ok: false, reason: 'changed_since', touched }
  return { ok: true, touched: 0 }
}

/** Locks the undone upload and checks that it still refers to this undo. @throws UndoRefused */
export async function lockUndone(undo: Upload, client: QueryClientContract): Promise<void> {
  if (!undo.undoOf) return
  const updated = await client
    .from('uploads')
    .where('id', undo.undoOf)
    .where((query) => query.whereNull('undone_by').orWhere('undone_by', undo.id))
    .update({ undone_by: undo.id })
  if (Number(updated) === 0) throw new UndoRefused('already_undone', 0)
}

/** The reason in the upload itself, without its changes; null if there is none. */
export function noUndoOf(upload: Upload): NoUndo | null {
  if (upload.undoOf) return 'is_undo'
  if (upload.undoneBy) return 'already_undone'
  if (upload.isWaitingOrRunning || upload.worker || upload.held) return 'not_over'
  return upload.dryRun ? 'is_check' : null
}
