import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { encodings, type Encoding } from '#app/uploads/csv_shape'
import { ErrorFile } from '#app/uploads/error_file'
import { FaultSummary } from '#app/uploads/fault_summary'
import { FileFault } from '#app/uploads/file_fault'
import { localFile } from '#app/uploads/import_file'
import type { ImportOptions } from '#app/uploads/importer'
import { keepHeapSmall } from '#app/uploads/keep_heap_small'
import { ProgressLine } from '#app/uploads/progress_line'
import { OptionFault } from '#app/uploads/option_fault'
import { runImport, type ImportReport } from '#app/uploads/run_import'
import Upload, { type UploadKind } from '#app/uploads/upload'

export const importHelp = [
  'Reads CSV as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, comma, semicolon or tab, plain ' +
    'or gzipped. A faulty row never stops the file: it is listed, and with --errors written to a file ' +
    'that can be put right and imported again. Rows are committed in chunks; Ctrl+C stops after the ' +
    'chunk at hand and keeps what was committed. The same file again changes nothing.',
]

export const importExitCodes =
  'Exit codes: 0 all rows taken in, 1 the file or an option was refused or the import failed, ' +
  '2 some rows were rejected, 130 stopped by Ctrl+C.'

/** What the import commands share: reading options, progress, the report, the error file. */
export abstract class ImportCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  protected abstract kind: UploadKind

  @args.string({ description: 'The CSV file, plain or gzipped' })
  declare file: string

  @flags.boolean({ description: 'Do everything and commit nothing' })
  declare dryRun: boolean

  @flags.string({
    description: 'merge: blank cells keep what is there; replace: the file is the whole truth',
    default: 'merge',
  })
  declare mode: string

  @flags.string({ description: 'Write rejected rows to this CSV file, with what is wrong' })
  declare errors?: string

  @flags.string({ description: 'Where the file comes from, for rows that do not say' })
  declare source?: string

  @flags.string({ description: `Encoding, if it is guessed wrong: ${encodings.join(', ')}` })
  declare encoding?: string

  @flags.string({ description: 'Delimiter, if it is guessed wrong; "tab" for a tab' })
  declare delimiter?: string

  @flags.string({ description: 'Go on with an import that was cut off: the id of its upload' })
  declare resume?: string

  @flags.boolean({ description: 'Print the report as JSON' })
  declare json: boolean

  @flags.boolean({ description: 'No progress' })
  declare quiet: boolean

  /** Options of this kind of import alone. */
  protected kindOptions(): Partial<ImportOptions> {
    return {}
  }

  async run() {
    keepHeapSmall()
    const stop = new AbortController()
    const listeners = process.listeners('SIGINT')
    process.removeAllListeners('SIGINT')
    process.once('SIGINT', () => stop.abort())
    try {
      this.exitCode = await this.#import(stop.signal)
    } catch (error) {
      if (stop.signal.aborted) {
        this.logger.warning('Stopped: nothing was written')
        this.exitCode = 130
      } else if (error instanceof FileFault || error instanceof OptionFault) {
        this.logger.error(error.message)
        this.exitCode = 1
      } else {
        throw error
      }
    } finally {
      process.removeAllListeners('SIGINT')
      for (const listener of listeners) process.on('SIGINT', listener)
    }
  }

  async #import(signal: AbortSignal): Promise<number> {
    const upload = await this.#resumed()
    const options = upload ? undefined : this.#options()
    const errors = this.errors ? await ErrorFile.at(this.errors, this.file) : null
    const faults = new FaultSummary()
    const progress = this.quiet ? null : new ProgressLine('rows')
    let report: ImportReport
    try {
      report = await runImport({
        kind: this.kind,
        file: await localFile(this.file),
        options,
        upload,
        dryRun: this.dryRun,
        signal,
        onStart: (start) => {
          errors?.start(start)
          if (!this.json && start.upload) this.logger.info(`Upload ${start.upload}`)
        },
        onProgress: ({ processed, total }) => progress?.update(processed, total),
        onRejected: (rows) => {
          faults.add(rows)
          if (this.dryRun) errors?.write(rows)
        },
      })
      if (!this.dryRun) await errors?.writeUpload(report)
    } finally {
      progress?.stop()
      await errors?.end()
    }
    if (this.json) {
      const rejected = faults.list()
      console.log(JSON.stringify({ dry_run: this.dryRun ?? false, ...snake(report), rejected }))
    } else this.#print(report, faults, errors)
    if (report.status === 'cancelled') return 130
    return report.failed ? 2 : 0
  }

  async #resumed(): Promise<Upload | undefined> {
    if (!this.resume) return undefined
    if (this.dryRun) throw new OptionFault('--resume and --dry-run exclude each other')
    const upload = await Upload.query().where({ uid: this.resume, kind: this.kind }).first()
    if (!upload) throw new OptionFault(`There is no upload of ${this.kind} ${this.resume}`)
    if (['succeeded', 'succeeded_with_errors'].includes(upload.status)) {
      throw new OptionFault(`Upload ${upload.uid} is complete: there is nothing to resume`)
    }
    if (upload.lane || upload.status === 'queued') {
      throw new OptionFault(`Upload ${upload.uid} waits or runs: workers go on with it themselves`)
    }
    return upload
  }

  #options(): Partial<ImportOptions> {
    return {
      mode: oneOf('mode', this.mode, ['merge', 'replace'] as const),
      source: this.source ?? null,
      encoding: this.encoding ? oneOf<Encoding>('encoding', this.encoding, encodings) : null,
      delimiter: this.#delimiter(),
      ...this.kindOptions(),
    }
  }

  #delimiter(): string | null {
    if (!this.delimiter) return null
    const delimiter = this.delimiter === 'tab' ? '\t' : this.delimiter
    if (delimiter.length === 1) return delimiter
    throw new OptionFault('--delimiter must be one character, or "tab"')
  }

  /** A file of which nothing went in is no success. */
  #sayAs({ status, failed, created, updated, unchanged }: ImportReport) {
    if (status === 'cancelled') return (line: string) => this.logger.info(line)
    if (failed && created + updated + unchanged === 0)
      return (line: string) => this.logger.error(line)
    return (line: string) => this.logger.success(line)
  }

  #print(report: ImportReport, faults: FaultSummary, errors: ErrorFile | null) {
    const rate = Math.round(report.rows / Math.max(report.seconds, 0.001))
    const counts = [
      `${number(report.created)} created`,
      `${number(report.updated)} updated`,
      `${number(report.unchanged)} unchanged`,
      report.removed ? `${number(report.removed)} removed` : '',
      `${number(report.failed)} rejected`,
    ]
    this.#sayAs(report)(
      `${number(report.rows)} rows in ${report.seconds.toFixed(1)} s (${number(rate)}/s): ` +
        counts.filter(Boolean).join(', ')
    )
    if (this.kind === 'relations' && report.skillsCreated) {
      this.logger.info(`${number(report.skillsCreated)} skills were created as drafts`)
    }
    if (report.repeats) this.logger.info(`The same file was taken in before: ${report.repeats}`)
    if (report.unusedColumns.length) {
      this.logger.info(`Columns that have no place: ${report.unusedColumns.join(', ')}`)
    }
    for (const { message, count, examples } of report.notes) {
      const cases = examples.length ? `: ${examples.slice(0, 5).join('; ')}` : ''
      const more = count > 5 ? '; …' : ''
      this.logger.info(`${message} (${number(count)}${cases}${examples.length ? more : ''})`)
    }
    for (const line of faults.lines()) this.logger.warning(line)
    if (report.failed) {
      this.logger.warning(
        errors
          ? `Rejected rows are in ${this.errors}`
          : 'With --errors=FILE they are written to a file'
      )
    }
    if (report.status === 'cancelled') {
      const again = report.upload ? ` Go on with --resume=${report.upload}` : ''
      this.logger.warning(`Stopped: what was committed stays.${again}`)
    }
    if (this.dryRun) this.logger.info('Dry run: nothing was written')
  }
}

/** One of the allowed words. @throws OptionFault */
export function oneOf<Word extends string>(
  flag: string,
  given: string,
  allowed: readonly Word[]
): Word {
  const found = allowed.find((word) => word === given)
  if (found) return found
  throw new OptionFault(`--${flag} must be one of ${allowed.join(', ')}`)
}

function number(value: number): string {
  return value.toLocaleString('en')
}

/** The report by the names that JSON has everywhere. */
function snake(report: ImportReport) {
  const { skillsCreated, unusedColumns, ...rest } = report
  return { ...rest, skills_created: skillsCreated, unused_columns: unusedColumns }
}
