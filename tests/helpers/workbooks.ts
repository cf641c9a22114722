import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { readCsv, type CsvRow } from '#app/imports/readers/csv_reader'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import { memoryFile } from '#tests/helpers/csv_files'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A compressed zip archive of these parts. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

/** The parts of a workbook as written by Excel: one sheet with this XML in its `sheetData`. */
export function workbookParts(
  rows: string,
  { texts = '', styles = '', sheets = '', properties = '', before = '' } = {}
): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${links}/${type}" Target="${target}"/>`
  const relations = (inside: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
  return {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${links}">${properties}<sheets>${sheets || '<sheet name="One" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'worksheet', '/xl/worksheets/sheet2.xml') +
        relation('rId3', 'sharedStrings', 'sharedStrings.xml') +
        relation('rId4', 'styles', 'styles.xml')
    ),
    'xl/worksheets/sheet1.xml': `${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
  }
}

/** The rows of a file as an import reads them. */
export async function rowsIn(
  content: string | Buffer,
  name: string,
  { columns = [] as readonly ColumnDefinition[], maximumBytes = 1e9 } = {}
) {
  const file = memoryFile(content, 64 * 1024, name)
  const shape = await inspectCsv(file, columns, { maximumBytes })
  const rows: CsvRow[] = []
  for await (const some of readCsv(file, shape)) rows.push(...some)
  return { header: shape.header, rows, cells: rows.map(({ cells }) => cells), shape }
}
