import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Refusal } from '#app/core/errors/problem'
import { cancelUpload, UploadIsOver } from '#app/imports/actions/cancel_upload'
import { runOrWatchUpload } from '#app/imports/commands/run_or_watch_upload'
import { limitHeap } from '#app/imports/run/process_limits'
import { isDatabaseAway } from '#app/core/db/database_away'
import { isDiskFull } from '#app/core/files/disk_full'
import { OptionFault } from '#app/imports/commands/option_fault'
import { ProgressLine } from '#app/core/progress_line'
import { t } from '#app/core/text/text'
import type Upload from '#app/imports/upload'

/** For the help of these commands. */
export const cancelHelp = 'Ctrl+C or SIGTERM cancels the upload after the current chunk'
export const cancelledCode = '130 cancelled by Ctrl+C, SIGTERM or another user'

/**
 * The common part of commands that run an upload to its end: waiting, progress, Ctrl+C, exit code.
 */
export abstract class UploadCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Queue the upload for a server or queue:work, and print its id' })
  declare queue: boolean

  @flags.boolean({ description: 'With --queue: wait until the upload has finished' })
  declare wait: boolean

  @flags.boolean({ description: 'Print the report as JSON' })
  declare json: boolean

  @flags.boolean({ description: 'No progress' })
  declare quiet: boolean

  /** The unit of the progress display. */
  protected counted = 'rows'

  /**
   * Runs the command and returns the exit code; the signal is aborted by Ctrl+C or SIGTERM.
   * @throws Refusal, OptionFault: printed, with exit code 1
   */
  protected abstract carryOut(signal: AbortSignal): Promise<number>

  async run() {
    limitHeap()
    const stop = new AbortController()
    const restore = (['SIGINT', 'SIGTERM'] as const).map((name) => {
      const listeners = process.listeners(name)
      process.removeAllListeners(name).once(name, () => stop.abort())
      return () => {
        process.removeAllListeners(name)
        for (const listener of listeners) process.on(name, listener)
      }
    })
    try {
      this.exitCode = await this.carryOut(stop.signal)
    } catch (thrown) {
      const error = explained(thrown)
      if (!(error instanceof Refusal || error instanceof OptionFault)) throw error
      this.#refuse(error)
      this.exitCode = 1
    } finally {
      for (const undo of restore) undo()
    }
  }

  #refuse(error: Refusal | OptionFault) {
    if (this.json) {
      const { code = 'option', faults = [] } = error as Partial<Refusal>
      console.log(JSON.stringify({ status: 'refused', code, message: error.message, faults }))
    }
    this.logger.error(error.message)
  }

  /** Prints the upload; returns true if it is left to a worker. */
  protected leaves({ uid, status }: Upload): boolean {
    if (!this.json) this.logger.info(`Upload ${uid}`)
    if (!this.queue || this.wait) return false
    if (this.json) console.log(JSON.stringify({ upload: uid, status }))
    else this.logger.success('Queued')
    return true
  }

  /** Waits until the upload has ended. Ctrl+C cancels it, as on the page. */
  protected async follow(upload: Upload, signal: AbortSignal) {
    const progress = this.quiet ? null : new ProgressLine(this.counted)
    let waitsFor: number | null | undefined
    const cancel = () =>
      void cancelUpload(upload).catch((error: unknown) => {
        if (!(error instanceof UploadIsOver)) this.logger.error((error as Error).message)
      })
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    try {
      await runOrWatchUpload(upload, {
        itself: !this.queue,
        signal,
        onProgress: ({ processed, total }) => progress?.update(processed, total),
        onWait: (busy) => {
          if (waitsFor === (busy?.id ?? null)) return
          waitsFor = busy?.id ?? null
          this.#say(
            busy
              ? `Waiting for ${busy.fileName} (${busy.uid}): only one import of ${upload.kind} runs at a time`
              : 'Waiting for a worker: a server, or node ace queue:work'
          )
        },
        onOther: ({ fileName, uid }) =>
          this.#say(`First resuming ${fileName} (${uid}), which was interrupted`),
      })
    } finally {
      signal.removeEventListener('abort', cancel)
      progress?.stop()
    }
  }

  /** Prints information while it runs; stdout is reserved for the report if it is JSON. */
  #say(line: string) {
    if (this.json) process.stderr.write(`${line}\n`)
    else this.logger.info(line)
  }
}

/** Without space or without a database, the upload remains as it was, to be resumed. */
function explained(error: unknown): unknown {
  if (isDiskFull(error)) return new OptionFault(t('uploads_answers.disk_full'))
  if (isDatabaseAway(error)) return new OptionFault(t('core_answers.database_unavailable'))
  return error
}
