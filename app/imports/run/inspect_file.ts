import DefaultSetup from '#app/billing/default_setup'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { localized } from '#app/core/text/text'
import type { ImportOptions } from '#app/imports/importer'
import { fileColumnsOf, importKinds } from '#app/imports/kinds/import_kinds'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv, type CsvShape } from '#app/imports/readers/csv_shape'
import type { UploadKind } from '#app/imports/upload'

/**
 * Detects how to read the rows of a file, within the limits of Limitation Setup.
 * @throws FileFault `too_many_rows`, and those of `inspectCsv`
 */
export async function inspectFile(
  file: ImportFile,
  kind: UploadKind,
  { options, signal }: { options: ImportOptions; signal: AbortSignal }
): Promise<CsvShape> {
  const setup = await DefaultSetup.current()
  const given = { ...options, maximumBytes: setup.importMaximumBytes, signal }
  const shape = await inspectCsv(file, fileColumnsOf(kind, options), given)
  const { mostRows = Number.POSITIVE_INFINITY } = importKinds[kind]
  const maximumRows = Math.min(setup.importMaximumRows, mostRows)
  if (shape.lines > maximumRows && (await countRows(file, shape, signal)) > maximumRows) {
    const source = maximumRows === mostRows ? 'kind' : 'setup'
    const values = { most: maximumRows, source }
    throw new FileFault('too_many_rows', localized('uploads_answers.too_many_rows', values))
  }
  return shape
}

async function countRows(file: ImportFile, shape: CsvShape, signal: AbortSignal) {
  let rows = 0
  for await (const piece of readCsv(file, shape, signal)) rows += piece.length
  return rows
}
