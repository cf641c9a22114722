import { basename } from 'node:path'
import { args, flags } from '@adonisjs/core/ace'
import { errors as vineErrors } from '@vinejs/vine'
import { choosePreset } from '#app/imports/actions/choose_preset'
import {
  columnsHelp,
  noHeaderHelp,
  presetHelp,
  readColumns,
} from '#app/imports/commands/columns_option'
import { delimiterWord } from '#app/imports/readers/csv_shape'
import { encodings, type Encoding } from '#app/imports/readers/encodings'
import { ErrorFile } from '#app/imports/commands/error_file'
import { noteText } from '#app/imports/notes'
import { refuseColumns } from '#app/imports/actions/file_columns'
import { localFile, type ImportFile } from '#app/core/files/import_file'
import { importOptions, kindsWith, type ImportInput } from '#app/imports/import_options'
import type { ImportOptions } from '#app/imports/importer'
import { OptionFault } from '#app/imports/commands/option_fault'
import { presetChoices, titleOfPreset } from '#app/imports/presets/presets'
import { queueUpload } from '#app/imports/actions/queue_upload'
import { uploadToResume } from '#app/imports/commands/upload_to_resume'
import type { ImportReport } from '#app/imports/import_report'
import { uploadDetail } from '#app/imports/upload_rows'
import type { RejectedGroup } from '#app/imports/report/rejected_causes'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'
import { givenColumnsValidator } from '#app/imports/upload_validators'
import { cancelHelp, cancelledCode, UploadCommand } from '#app/imports/commands/upload_command'

export const importHelp = [
  'Reads CSV (any usual encoding; comma, semicolon or tab; plain or gzipped), the first ' +
    'sheet of a workbook (xlsx), JSON and JSON lines. Invalid rows do not stop the import: they are ' +
    'listed and, with --errors, written to a file that you can correct and import again. Importing the ' +
    'same file again changes nothing.',
  '',
  'The file is stored as an upload, as with the upload page and /v1: it appears in the same list, can ' +
    'be cancelled there, and waits while another upload of its kind is running. Rows are committed in ' +
    `chunks. ${cancelHelp} and keeps the committed rows. If the ` +
    'command is killed, a server or queue:work resumes its upload after the last committed chunk, at ' +
    'once on the same machine and within half a minute elsewhere; --resume=ID does the same without a file. With --queue, a server or queue:work runs ' +
    'the whole import; --wait waits until it has finished.',
]

export const importExitCodes =
  'Exit codes: 0 all rows imported (with --queue only: queued), 1 invalid file or option, or import ' +
  `failed, 2 some rows rejected, ${cancelledCode}.`

/** The common part of the import commands: options, progress, report, error file. */
export abstract class ImportCommand extends UploadCommand {
  protected abstract kind: UploadKind

  @args.string({
    description: 'The file: CSV, TSV, XLSX or JSON; optional with --resume',
    required: false,
  })
  declare file?: string

  @flags.boolean({ description: 'Report what the import would change, without writing anything' })
  declare dryRun: boolean

  @flags.string({
    description:
      'merge: blank cells keep existing values; replace: the file replaces existing values',
    default: 'merge',
  })
  declare mode: string

  @flags.string({ description: 'Write rejected rows and their errors to this CSV file' })
  declare errors?: string

  @flags.string({ description: 'Source for rows without one' })
  declare source?: string

  @flags.string({
    description: `Encoding, if it is not detected correctly: ${encodings.join(', ')}`,
  })
  declare encoding?: string

  @flags.string({ description: 'Delimiter, if it is not detected correctly; "tab" for a tab' })
  declare delimiter?: string

  @flags.string({ description: presetHelp })
  declare preset?: string

  @flags.string({ description: columnsHelp })
  declare columns?: string

  @flags.boolean({
    description: `With --no-header: ${noHeaderHelp}`,
    default: true,
    showNegatedVariantInHelp: true,
  })
  declare header: boolean

  @flags.string({ description: 'Resume the interrupted or cancelled import with this id' })
  declare resume?: string

  /** Options of this kind of import. */
  protected kindOptions(): Partial<ImportInput> {
    return {}
  }

  protected async carryOut(signal: AbortSignal): Promise<number> {
    const errors = this.errors ? await ErrorFile.at(this.errors, this.file) : null
    const upload = await this.#upload()
    if (this.leaves(upload)) return 0
    const began = performance.now()
    await this.follow(upload, signal)
    const report = reportOf(upload, (performance.now() - began) / 1000)
    const { rejected } = await uploadDetail(upload)
    await errors?.write(upload)

    if (this.json) {
      const { fault = null } = upload.report ?? {}
      const more = { fault, message: upload.message, rejected: rejected.map(faultOf) }
      console.log(JSON.stringify({ dry_run: upload.dryRun, ...snake(report), ...more }))
    } else if (report.status !== 'failed') this.#print(report, upload, rejected, errors)
    if (report.status === 'failed') {
      this.logger.error(upload.message ?? 'The import failed')
      return 1
    }
    if (report.status === 'cancelled') return 130
    return report.failed ? 2 : 0
  }

  async #upload(): Promise<Upload> {
    if (this.resume && this.dryRun) {
      throw new OptionFault('--resume and --dry-run cannot be combined')
    }
    const file = this.file ? await localFile(this.file) : null
    const options = await this.#options(this.resume ? null : file)
    if (this.resume) return uploadToResume(this.resume, this.kind, this.file)
    if (!this.file || !file) throw new OptionFault('Specify a file, or an upload with --resume')
    if (options.columns) await refuseColumns(file, this.kind, options)
    return queueUpload({
      kind: this.kind,
      path: this.file,
      fileName: basename(this.file),
      options,
      dryRun: this.dryRun,
      startedBy: null,
    })
  }

  async #options(file: ImportFile | null): Promise<ImportOptions> {
    if (this.source && !kindsWith.source.some((kind) => kind === this.kind)) {
      throw new OptionFault(`--source is only available for ${kindsWith.source.join(', ')}`)
    }
    const input: ImportInput = {
      mode: choiceOption('mode', this.mode, ['merge', 'replace'] as const),
      source: this.source ?? null,
      encoding: this.encoding ? choiceOption<Encoding>('encoding', this.encoding, encodings) : null,
      delimiter: this.#delimiter(),
      columns: await this.#columns(),
      no_header: !this.header,
      preset: this.preset ? choiceOption('preset', this.preset, presetChoices) : null,
      ...this.kindOptions(),
    }
    const chosen = file && (await choosePreset(file, { ...input, kind: this.kind }))
    return importOptions(this.kind, input, null, chosen?.options)
  }

  #delimiter(): string | null {
    if (!this.delimiter) return null
    if (delimiterWord.test(this.delimiter)) return this.delimiter
    throw new OptionFault(
      '--delimiter must be a single character other than a quotation mark, or "tab"'
    )
  }

  async #columns() {
    if (!this.columns) return null
    try {
      const read = readColumns(this.columns)
      const valid = await givenColumnsValidator.validate({ columns: read })
      return valid.columns
    } catch (error) {
      if (error instanceof RangeError) throw new OptionFault(error.message)
      if (!(error instanceof vineErrors.E_VALIDATION_ERROR)) throw error
      throw new OptionFault(`--columns: ${firstMessage(error.messages)}`)
    }
  }

  /** If no row was imported, the command fails. */
  #sayAs({ status, failed, created, updated, unchanged }: TimedReport) {
    if (status === 'cancelled') return (line: string) => this.logger.info(line)
    if (failed && created + updated + unchanged === 0)
      return (line: string) => this.logger.error(line)
    return (line: string) => this.logger.success(line)
  }

  #print(report: TimedReport, upload: Upload, rejected: RejectedGroup[], errors: ErrorFile | null) {
    const rate = Math.round(report.rows / Math.max(report.seconds, 0.001))
    const would = upload.dryRun ? 'would be ' : ''
    const counts = [
      `${number(report.created)} ${would}created`,
      `${number(report.updated)} ${would}updated`,
      `${number(report.unchanged)} ${would}unchanged`,
      report.removed ? `${number(report.removed)} ${would}removed` : '',
      report.repeated ? `${number(report.repeated)} repeated` : '',
      `${number(report.failed)} ${would}rejected`,
    ]
    this.#sayAs(report)(
      `${number(report.rows)} rows in ${report.seconds.toFixed(1)} s (${number(rate)}/s): ` +
        counts.filter(Boolean).join(', ')
    )
    if (this.kind === 'relations' && report.skillsCreated) {
      this.logger.info(
        `${number(report.skillsCreated)} skills ${would || 'were '}created as drafts`
      )
    }
    const { preset } = upload.allOptions
    const title = titleOfPreset(preset)
    if (title) this.logger.info(`Recognised as ${title}; --preset=none detects columns by name`)
    const { encoding, samples = [] } = report.file
    if (samples.length) this.logger.info(`Encoding: ${encoding} (${samples.join('; ')})`)
    if (report.repeats) this.logger.info(`This file was already imported: ${report.repeats}`)
    if (report.unusedColumns.length) {
      this.logger.info(`Ignored columns: ${report.unusedColumns.join(', ')}`)
    }
    for (const note of report.notes) {
      const cases = note.examples.slice(0, 5).join('; ')
      const more = note.count > 5 ? '; …' : ''
      this.logger.info(noteText(note) + (cases ? ` (${cases}${more})` : ''))
    }
    for (const { code, column, rows, lines, message } of rejected) {
      const at = number(lines[0]) + (column ? `, column ${column}` : '')
      this.logger.warning(`${number(rows)} × ${code}, first on line ${at}: ${message}`)
    }
    if (report.failed) {
      this.logger.warning(
        errors
          ? `Rejected rows were written to ${this.errors}`
          : 'Use --errors=FILE to write them to a file'
      )
    }
    if (report.status === 'cancelled') {
      const again = !upload.dryRun ? ` Resume with --resume=${upload.uid}` : ''
      this.logger.warning(`${upload.message ?? 'Cancelled.'}${again}`)
    }
    if (upload.dryRun) this.logger.info('Dry run: nothing was written')
  }
}

/** The first error of a validator. */
function firstMessage(messages: unknown): string {
  const [first] = messages as Array<{ field: string; message: string }>
  return `${first.field}: ${first.message}`
}

/** Validates an option with a fixed set of values. @throws OptionFault */
export function choiceOption<Word extends string>(
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

interface TimedReport extends ImportReport {
  seconds: number
}

/** The result of an ended upload; one that ended before its first row has no report. */
function reportOf(upload: Upload, seconds: number): TimedReport {
  const { uid, status, fileName, bytes, contentHash, processed, failed } = upload
  const { created, updated, unchanged, removed, repeated, skillsCreated } = upload
  return {
    ...{ rows: processed, failed, repeated, created, updated, unchanged, removed, skillsCreated },
    file: { name: fileName, bytes, sha256: contentHash ?? '', encoding: '', delimiter: '' },
    ...{ header: [], weight: null, unusedColumns: [], notes: [], repeats: null },
    ...upload.report,
    ...{ upload: uid, status, seconds },
  }
}

function faultOf({ code, rows: count, lines, message }: RejectedGroup) {
  return { code, count, first_line: lines[0], message }
}

/** The report with snake case keys, as everywhere in JSON. */
function snake(report: TimedReport) {
  const { skillsCreated, unusedColumns, ...rest } = report
  const notes = rest.notes.map((note) => ({ ...note, message: noteText(note) }))
  return { ...rest, notes, skills_created: skillsCreated, unused_columns: unusedColumns }
}
