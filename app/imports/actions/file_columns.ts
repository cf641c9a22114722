import { FieldRefusal, Refusal, type FieldFault } from '#app/core/errors/problem'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { unescapeCell } from '#app/core/lists/csv_lines'
import DefaultSetup from '#app/billing/default_setup'
import { cleanName } from '#app/core/text/name_key'
import { chooseColumns } from '#app/imports/readers/map_columns'
import { readHead } from '#app/imports/readers/csv_reader'
import { inspectHead, type CsvHead } from '#app/imports/readers/csv_shape'
import type { Encoding } from '#app/imports/readers/encodings'
import type { FileTexts } from '#app/imports/readers/file_texts'
import { FileFault, noRows } from '#app/core/files/file_fault'
import { languageNow, messageIn } from '#app/core/text/text'
import type { ImportFile } from '#app/core/files/import_file'
import { fileColumnsOf } from '#app/imports/kinds/import_kinds'
import type { ImportOptions } from '#app/imports/importer'
import type { UploadKind } from '#app/imports/upload'

/** What users need to assign the columns of a file. */
export interface FileColumns {
  encoding: Encoding
  texts: FileTexts
  delimiter: string
  header: FileColumn[]
  /** The columns that a file of this kind can have. */
  fields: Array<{ name: string; needed: boolean }>
  /** Required columns that the file does not have. */
  missing: string[]
}

export interface FileColumn {
  /** As in the file. */
  name: string
  /** The assigned column, given or detected; null for none. */
  field: string | null
  /** Some distinct cells, truncated. */
  samples: string[]
}

const SAMPLES = 3
const SAMPLED_ROWS = 100
const LONGEST_SAMPLE = 80

/**
 * @throws FieldRefusal if the columns of a file cannot be read, so that they could not be assigned
 */
export async function refuseUnreadable(
  file: ImportFile,
  kind: UploadKind,
  options: ImportOptions
): Promise<void> {
  try {
    await columnsOfFile(file, kind, options)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new FieldRefusal('file', error.code ?? 'refused', error.message)
  }
}

/** The columns of a file, based on its head. @throws FileFault like the import of the file */
export async function columnsOfFile(
  file: ImportFile,
  kind: UploadKind,
  options: ImportOptions
): Promise<FileColumns> {
  const head = await headOf(file, kind, options)
  const columns = fileColumnsOf(kind, options)
  const { chosen } = chooseColumns(head.header, columns, options.columns)
  const samples = await samplesOf(head)
  const isThere = new Set(chosen)
  return {
    encoding: head.encoding,
    texts: head.texts,
    delimiter: head.delimiter,
    header: head.header.map((cell, index) => ({
      name: cleanName(cell),
      field: chosen[index]?.names[0] ?? null,
      samples: samples[index],
    })),
    fields: columns.map(({ names, required }) => ({ name: names[0], needed: required ?? false })),
    missing: columns
      .filter((column) => column.required && !isThere.has(column))
      .map(({ names }) => names[0]),
  }
}

/**
 * Validates a column mapping (`options.columns`) for the file.
 *
 * @throws Refusal (422) with an error for each column, at `columns.<name>`, or at `columns` for a
 * missing required one; FileFault if the file cannot be read
 */
export async function refuseColumns(
  file: ImportFile,
  kind: UploadKind,
  options: ImportOptions
): Promise<void> {
  const { header } = await headOf(file, kind, options)
  const { faults: found } = chooseColumns(header, fileColumnsOf(kind, options), options.columns)
  const faults = found.map((fault) => ({ ...fault, message: messageIn(languageNow(), fault.said) }))
  if (!faults.length) return
  throw new Refusal(faults.map(({ message }) => message).join(' '), {
    status: 422,
    code: 'validation_failed',
    faults: faults.map(({ column, code, message }): FieldFault => ({
      field: column === null ? 'columns' : `columns.${column}`,
      code,
      message,
    })),
  })
}

async function headOf(
  file: ImportFile,
  kind: UploadKind,
  options: ImportOptions
): Promise<CsvHead> {
  const { importMaximumBytes: maximumBytes } = await DefaultSetup.current()
  return inspectHead(file, fileColumnsOf(kind, options), { ...options, maximumBytes })
}

/** @throws FileFault `no_rows` */
async function samplesOf(head: CsvHead): Promise<string[][]> {
  const samples = head.header.map(() => new Set<string>())
  let seen = 0
  for await (const rows of readHead(head)) {
    for (const { cells, damage } of rows) {
      seen += 1
      if (damage || seen > SAMPLED_ROWS) continue
      for (const [index, found] of samples.entries()) {
        const text = cleanName(withoutKeptBytes(unescapeCell(cells[index] ?? '')))
        const shown = text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text
        if (shown && found.size < SAMPLES) found.add(shown)
      }
    }
    if (seen >= SAMPLED_ROWS) break
  }
  if (!seen && !head.isCut) throw noRows(head.firstLine - 1)
  return samples.map((found) => [...found])
}
