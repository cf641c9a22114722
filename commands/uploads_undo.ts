import { args } from '@adonisjs/core/ace'
import { OptionFault } from '#app/imports/commands/option_fault'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { undoUpload } from '#app/imports/actions/undo_upload'
import Upload from '#app/imports/upload'
import { cancelHelp, cancelledCode, UploadCommand } from '#app/imports/commands/upload_command'

export default class UploadsUndo extends UploadCommand {
  static commandName = 'uploads:undo'
  static description = 'Undo everything that an upload created, changed and removed'
  static help = [
    'Deletes the records that the upload created, and restores those that it changed or removed. The undo is ' +
      'rejected if a record was changed after the upload, or if other records depend on a created one; undo ' +
      'the later upload first. Records that are changed while the undo runs are skipped and counted.',
    '',
    `The undo is an upload of its own in the same list and runs in chunks. ${cancelHelp}. ` +
      'Run the same command again to resume it, also after a crash.',
    '',
    '{{ binaryName }} uploads:undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11',
    '{{ binaryName }} uploads:undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11 --queue --json',
    '',
    'Exit codes: 0 everything undone (with --queue only: queued), 1 rejected or failed, 2 some records ' +
      `skipped, ${cancelledCode}.`,
  ]

  @args.string({ description: 'The id of the upload' })
  declare id: string

  protected counted = 'changes'

  protected async carryOut(signal: AbortSignal): Promise<number> {
    const undone = await Upload.known(this.id)
    if (!undone) throw new OptionFault(`No upload has the id ${this.id}`)
    const undo = await this.#begun(undone)
    if (this.leaves(undo)) return 0
    await this.follow(undo, signal)
    this.#printResult(undo, undone)
    if (undo.status === 'failed') return 1
    if (undo.status === 'cancelled') return 130
    return undo.failed ? 2 : 0
  }

  /** A new undo, or the existing one if it is queued, running or was interrupted. @throws UndoRefused */
  async #begun(upload: Upload): Promise<Upload> {
    const existing = upload.undoneBy ? await Upload.find(upload.undoneBy) : null
    if (existing?.isWaitingOrRunning) return existing
    if (existing && ['failed', 'cancelled'].includes(existing.status)) {
      return retryUpload(existing, { rows: 'all', startedBy: null })
    }
    return undoUpload(upload, { startedBy: null })
  }

  #printResult(undo: Upload, undone: Upload) {
    const { created, updated, removed, failed, status, message, processed } = undo
    if (this.json) {
      const counts = { processed, created, updated, removed, failed }
      const fault = undo.report?.fault ?? null
      console.log(
        JSON.stringify({ upload: undo.uid, undo_of: undone.uid, status, ...counts, fault, message })
      )
      return
    }
    if (status === 'failed') return this.logger.error(message ?? 'The undo failed')
    if (status === 'cancelled') {
      return this.logger.warning(`${message ?? 'Cancelled.'} Run the same command again to resume`)
    }
    const number = (value: number) => value.toLocaleString('en')
    this.logger.success(
      `${number(processed)} changes of ${undone.fileName} were undone: ${number(created)} restored, ` +
        `${number(updated)} reverted, ${number(removed)} deleted`
    )
    if (message) this.logger.warning(message)
  }
}
