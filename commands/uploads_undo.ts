import { args } from '@adonisjs/core/ace'
import { OptionFault } from '#app/imports/option_fault'
import { retryUpload } from '#app/imports/run/retry_upload'
import { undoUpload } from '#app/imports/run/undo_upload'
import Upload from '#app/imports/upload'
import { UploadCommand } from '#app/imports/run/upload_command'

export default class UploadsUndo extends UploadCommand {
  static commandName = 'uploads:undo'
  static description = 'Take back what an upload created, changed and removed'
  static help = [
    'What the upload created is deleted, what it changed and removed is as it was before. It is refused ' +
      'once somebody else touched a record of the upload, or others depend on what it created: the later ' +
      'upload is undone first. What others touch while it runs stays as it is and is counted.',
    '',
    'The undo is an upload of its own, in the same list, in chunks. Ctrl+C cancels it after the chunk at ' +
      'hand; the same command goes on behind its last chunk, after a crash too.',
    '',
    '{{ binaryName }} uploads:undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11',
    '{{ binaryName }} uploads:undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11 --queue --json',
    '',
    'Exit codes: 0 all taken back (with --queue alone: queued), 1 refused or failed, 2 some records were ' +
      'changed by others meanwhile and stay, 130 cancelled, by Ctrl+C or by somebody else.',
  ]

  @args.string({ description: 'The id of the upload, as imports and the page say it' })
  declare id: string

  protected counted = 'changes'

  protected async carryOut(signal: AbortSignal): Promise<number> {
    const undone = await Upload.known(this.id)
    if (!undone) throw new OptionFault(`There is no upload ${this.id}`)
    const undo = await this.#begun(undone)
    if (this.leaves(undo)) return 0
    await this.follow(undo, signal)
    this.#tell(undo, undone)
    if (undo.status === 'failed') return 1
    if (undo.status === 'cancelled') return 130
    return undo.failed ? 2 : 0
  }

  /** A new one, or the one that waits, runs or was stopped on its way. @throws UndoRefused */
  async #begun(upload: Upload): Promise<Upload> {
    const begun = upload.undoneBy ? await Upload.find(upload.undoneBy) : null
    if (begun?.isWaitingOrRunning) return begun
    if (begun && ['failed', 'cancelled'].includes(begun.status)) {
      return retryUpload(begun, { rows: 'all', startedBy: null })
    }
    return undoUpload(upload, { startedBy: null })
  }

  #tell(undo: Upload, undone: Upload) {
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
      return this.logger.warning(`${message ?? 'Cancelled.'} The same command goes on with it`)
    }
    const number = (value: number) => value.toLocaleString('en')
    this.logger.success(
      `${number(processed)} changes of ${undone.fileName} were undone: ${number(created)} brought back, ` +
        `${number(updated)} changed back, ${number(removed)} deleted`
    )
    if (message) this.logger.warning(message)
  }
}
