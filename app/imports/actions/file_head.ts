import DefaultSetup from '#app/billing/default_setup'
import type { ImportFile } from '#app/core/files/import_file'
import { fileColumnsOf } from '#app/imports/kinds/import_kinds'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { presets } from '#app/imports/presets/presets'
import type { FileStart } from '#app/imports/presets/recognise'
import { headerKey } from '#app/imports/readers/columns'
import { readCsv, readHead, type CsvRow } from '#app/imports/readers/csv_reader'
import { delimiterOf, inspectHead, type CsvHead } from '#app/imports/readers/csv_shape'
import { uploadKinds } from '#app/imports/upload'

/** The rows that tell what a file is. */
export const STARTING_ROWS = 100

/** The head of a file: how it is read, and its first rows. */
export interface FileHead {
  name: string
  top: CsvHead
  rows: CsvRow[]
  /** Whether these are all rows of the file. */
  isWhole: boolean
}

/** Reads the head of a file when it is first needed, and only once. */
export type HeadReader = () => Promise<FileHead>

type Wanted = Partial<Pick<ImportOptions, 'encoding' | 'delimiter' | 'columns'>>

export function headReader(file: ImportFile, wanted: Wanted): HeadReader {
  let head: Promise<FileHead> | undefined
  return () => (head ??= readFileHead(file, wanted))
}

/**
 * The first rows of a file and how it is read: those in its head, or `most` rows, for which more of
 * the file may be read. @throws FileFault like the import of the file
 */
export async function readFileHead(
  file: ImportFile,
  { encoding, delimiter, columns }: Wanted,
  most?: number
): Promise<FileHead> {
  const { importMaximumBytes: maximumBytes } = await DefaultSetup.current()
  const given = { encoding, columns, maximumBytes, delimiter: delimiter && delimiterOf(delimiter) }
  const top = await inspectHead(file, everyColumn(), given)
  const wanted = most ?? STARTING_ROWS
  let rows = await firstRows(readHead(top), wanted)
  let isWhole = !top.isCut
  if (most && top.isCut && rows.length <= most) {
    rows = await firstRows(readCsv(file, top), most)
    isWhole = true
  }
  isWhole &&= rows.length <= wanted
  return { name: file.name, top, rows: rows.slice(0, wanted), isWhole }
}

/** One row more than `most`, if there are more. */
async function firstRows(batches: AsyncGenerator<CsvRow[]>, most: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length > most) break
  }
  return rows
}

/** The columns of all kinds and presets, to detect the delimiter. */
function everyColumn() {
  const ours = uploadKinds.flatMap((kind) => fileColumnsOf(kind, defaultOptions))
  const theirs = presets.map(({ header, id }) => ({ field: id, names: header.map(headerKey) }))
  return [...ours, ...theirs]
}

/** The start of a file, for the presets. */
export function startIn({ name, top, rows }: FileHead): FileStart {
  const readable = rows.filter(({ damage }) => !damage).slice(0, STARTING_ROWS)
  return { name, header: top.header, rows: readable.map(({ cells }) => cells) }
}

/** The header and the rows of the head, if the first row is data or not. */
export function rowsIn(
  { top, rows }: FileHead,
  { noHeader }: Pick<ImportOptions, 'noHeader'>
): Pick<FileHead, 'rows'> & { header: string[] } {
  const { header, firstLine } = top
  if (!noHeader) return { header, rows }
  return {
    header: header.map((_, index) => `column_${index + 1}`),
    rows: [
      { row: 1, line: firstLine - 1, cells: header },
      ...rows.map((row) => ({ ...row, row: row.row + 1 })),
    ],
  }
}
