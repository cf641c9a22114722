import { FieldRefusal, Refusal, type FieldFault } from '#app/core/errors/problem'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { unescapeCell } from '#app/core/lists/csv_lines'
import { cleanName } from '#app/core/text/name_key'
import { chooseColumns } from '#app/imports/readers/map_columns'
import {
  readFileHead,
  rowsIn,
  STARTING_ROWS,
  type FileHead,
  type HeadReader,
} from '#app/imports/actions/file_head'
import type { CsvRow } from '#app/imports/readers/csv_reader'
import type { Encoding } from '#app/imports/readers/encodings'
import type { FileTexts } from '#app/imports/readers/file_texts'
import { FileFault, noRows } from '#app/core/files/file_fault'
import { languageNow, messageIn, t } from '#app/core/text/text'
import type { ImportFile } from '#app/core/files/import_file'
import { fileColumnsOf } from '#app/imports/kinds/import_kinds'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { uploadKinds, type UploadKind } from '#app/imports/upload'

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
const LONGEST_SAMPLE = 80

/**
 * @throws FieldRefusal if the columns of a file cannot be read, so that they could not be assigned
 */
export async function refuseUnreadable(
  readHead: HeadReader,
  kind: UploadKind,
  options: ImportOptions
): Promise<void> {
  await readableHead(async () => {
    const head = await readHead()
    columnsIn(head, kind, options)
    return head
  })
}

/** @throws FieldRefusal (at `file`) instead of a FileFault */
export async function readableHead(readHead: HeadReader): Promise<FileHead> {
  try {
    return await readHead()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new FieldRefusal('file', error.code ?? 'refused', error.message)
  }
}

/** The columns of a file. @throws FileFault `no_rows` */
export function columnsIn(head: FileHead, kind: UploadKind, options: ImportOptions): FileColumns {
  const { encoding, texts, delimiter, firstLine } = head.top
  const { header, rows } = rowsIn(head, options)
  if (!rows.length && head.isWhole) throw noRows(firstLine - 1)
  const columns = fileColumnsOf(kind, options)
  const { chosen } = chooseColumns(header, columns, options.columns)
  const isThere = new Set(chosen)
  return {
    ...{ encoding, texts, delimiter },
    header: header.map((cell, index) => ({
      name: cleanName(cell),
      field: chosen[index]?.names[0] ?? null,
      samples: samplesOf(rows, index),
    })),
    fields: columns.map(({ names, required }) => ({ name: names[0], needed: required ?? false })),
    missing: columns
      .filter((column) => column.required && !isThere.has(column))
      .map(({ names }) => names[0]),
  }
}

/** The first distinct texts of a column, shortened. */
function samplesOf(rows: CsvRow[], index: number): string[] {
  const samples = new Set<string>()
  for (const { cells, damage } of rows.slice(0, STARTING_ROWS)) {
    if (damage) continue
    const text = cleanName(withoutKeptBytes(unescapeCell(cells[index] ?? '')))
    if (text) samples.add(text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text)
    if (samples.size === SAMPLES) break
  }
  return [...samples]
}

/**
 * The kind of file that has all required columns, and the most of these.
 * @throws FieldRefusal if there is none, or several
 */
export function kindByColumns({ top: { header } }: FileHead): UploadKind {
  const [best, next] = kindsIn(header).filter(({ isComplete }) => isComplete)
  if (best && best.known !== next?.known) return best.kind
  throw new FieldRefusal('file', 'other_file', t('uploads_answers.not_recognised'))
}

/**
 * The kind of a file that is imported without a confirmation: it also has more known columns than kinds that miss a
 * required one, such as relations with an unknown name for the related skill. Null if there is none.
 */
export function certainKind({ top: { header } }: FileHead): UploadKind | null {
  const [best, next] = kindsIn(header)
  return best.isComplete && best.known > 1 && best.known > next.known ? best.kind : null
}

/** All kinds with the number of their columns in the header, most first. */
function kindsIn(header: string[]) {
  return uploadKinds
    .map((kind) => {
      const { chosen, faults } = chooseColumns(header, fileColumnsOf(kind, defaultOptions))
      return { kind, known: chosen.filter(Boolean).length, isComplete: !faults.length }
    })
    .sort((a, b) => b.known - a.known)
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
  refuseColumnsIn(await readFileHead(file, options), kind, options)
}

/** The same for a head that was read. @throws Refusal */
export function refuseColumnsIn(head: FileHead, kind: UploadKind, options: ImportOptions): void {
  const { header } = rowsIn(head, options)
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
