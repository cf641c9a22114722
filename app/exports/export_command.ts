import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refusePlace } from '#app/core/files/refuse_place'
import { chooseFormat, rowFormats, type RowFormat } from '#app/core/lists/row_format'
import type { ExportPieces } from '#app/exports/export_rows'
import { ProgressLine } from '#app/core/progress_line'

export const exportHelp = [
  'The import reads every format; importing an unchanged export changes nothing. In CSV, cells that a ' +
    'spreadsheet would evaluate as a formula start with an apostrophe, which the import removes. ' +
    'A file name that ends in .gz is gzipped; the extension before it sets the format.',
]

export const exportExitCodes = 'Exit codes: 0 written, 1 file not writable or invalid option.'

/** The common parts of the export commands: file, format, progress. */
export abstract class ExportCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  protected abstract what: string

  @args.string({ description: 'The file to write; default: standard output', required: false })
  declare file?: string

  @flags.string({
    description: `${rowFormats.join(', ')}; jsonl has one record per line`,
  })
  declare format?: string

  @flags.boolean({ description: 'Gzip the output, regardless of the file name' })
  declare gzip: boolean

  @flags.boolean({ description: 'No progress' })
  declare quiet: boolean

  /** The number of records and their text as a stream. Throws `RangeError` for an invalid option. */
  protected abstract open(
    format: RowFormat,
    onRows: (count: number) => void
  ): Promise<{ total: number; text: ExportPieces }>

  async run() {
    const progress = this.quiet ? null : new ProgressLine(this.what)
    let rows = 0
    let total = 0
    try {
      const format = chooseFormat(this.file, this.format)
      if (this.file) await refusePlace(this.file)
      const source = await this.open(format, (count) => {
        rows += count
        progress?.update(rows, total)
      })
      total = source.total
      await this.#write(source.text)
      progress?.stop()
      if (this.file) {
        this.logger.success(`${rows.toLocaleString('en')} ${this.what} written to ${this.file}`)
      }
    } catch (error) {
      progress?.stop()
      const { code, message } = error as NodeJS.ErrnoException
      if (!(error instanceof RangeError) && !/^E[A-Z]+$/.test(code ?? '')) throw error
      this.logger.error(
        error instanceof RangeError ? message : `The file could not be written: ${message}`
      )
      this.exitCode = 1
    }
  }

  /** Writes to a temporary file and renames it when it is complete. */
  async #write(text: ExportPieces) {
    const isPacked = this.gzip || this.file?.endsWith('.gz')
    const content = [Readable.from(text), ...(isPacked ? [createGzip()] : [])]
    if (!this.file) return pipeline([...content, process.stdout], { end: false })
    const part = `${this.file}.part`
    try {
      await pipeline([...content, createWriteStream(part)])
      await rename(part, this.file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}
