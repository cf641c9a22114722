import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { keepApostrophes } from '#app/core/lists/csv_lines'

export type WorkbookCell = string | number | boolean | Date | null

export interface WorkbookContent {
  /** The sheet name; at most 25 characters, without \ / ? * [ ] : */
  sheet: string
  header: string[]
  /** Column widths in characters; missing ones have a default. */
  widths?: number[]
  /** Page by page; only one page is in memory at a time. */
  rows: AsyncIterable<WorkbookCell[][]>
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The maximum rows of a sheet, including the header (Excel specifications and limits). */
const sheetRows = 1_048_576
const commonWidth = 18
/** Deflate level: level 6 takes three times as long for a file that is 10 % smaller. */
const compressionLevel = 3

/**
 * Streams a workbook (ECMA-376) with constant memory. Texts are inline strings, so they never run
 * as formulas, and are escaped by `keepApostrophes`. The header is bold and frozen. Rows that
 * exceed a sheet continue on the next one, under the same header.
 */
export async function* workbookBytes(
  content: WorkbookContent,
  most = sheetRows
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const rows = new RowSource(content.rows)
  const output = zip.outputStream as Readable
  let sheets = 0
  let open: Readable | null = null
  zip.on('error', (error: Error) => output.destroy(error))

  const addSheet = () => {
    sheets += 1
    open = Readable.from(sheetOf(), { objectMode: false })
    open.on('error', (error) => output.destroy(error))
    zip.addReadStream(open, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel })
  }

  async function* sheetOf() {
    yield Buffer.from(sheetTop(content))
    let row = 1
    while (row < most) {
      const some = await rows.take(most - row)
      if (!some.length) break
      yield Buffer.from(some.map((cells, index) => rowXml(cells, row + 1 + index)).join(''))
      row += some.length
    }
    yield Buffer.from('</sheetData></worksheet>')
    if (await rows.hasMore()) addSheet()
    else addFrame()
  }

  const addFrame = () => {
    for (const [name, text] of Object.entries(frameOf(content.sheet, sheets))) {
      zip.addBuffer(Buffer.from(text), name)
    }
    zip.end()
  }

  addSheet()
  try {
    for await (const chunk of output) yield chunk as Buffer
  } finally {
    ;(open as Readable | null)?.destroy()
    await rows.close()
  }
}

/** Reads the rows of pages in batches. */
class RowSource {
  #pages: AsyncIterator<WorkbookCell[][]>
  #page: WorkbookCell[][] = []
  #at = 0

  constructor(pages: AsyncIterable<WorkbookCell[][]>) {
    this.#pages = pages[Symbol.asyncIterator]()
  }

  async hasMore(): Promise<boolean> {
    while (this.#at === this.#page.length) {
      const { done, value } = await this.#pages.next()
      if (done) return false
      this.#page = value
      this.#at = 0
    }
    return true
  }

  /** Returns at most this many rows, all from one page; none at the end. */
  async take(most: number): Promise<WorkbookCell[][]> {
    if (!(await this.hasMore())) return []
    const some = this.#page.slice(this.#at, this.#at + most)
    this.#at += some.length
    return some
  }

  async close() {
    await this.#pages.return?.()
  }
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function sheetTop({ header, widths }: WorkbookContent): string {
  const columns = header.map((_, index) => {
    const width = widths?.[index] ?? commonWidth
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return (
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>` +
    rowXml(header, 1, ' s="1"')
  )
}

function rowXml(cells: WorkbookCell[], row: number, style = ''): string {
  let text = `<row r="${row}">`
  for (const [index, cell] of cells.entries()) {
    text += cellXml(cell, `${columnName(index)}${row}`, style)
  }
  return `${text}</row>`
}

function cellXml(cell: WorkbookCell, place: string, style: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"${style}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) return `<c r="${place}" s="2"><v>${serialOf(cell)}</v></c>`
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(keepApostrophes(cell))}</t></is></c>`
}

/** Days since the end of 1899, the time format of workbooks. */
function serialOf(at: Date): number {
  return at.getTime() / 86_400_000 + 25_569
}

const names: string[] = []

/** A to Z, AA, AB … */
function columnName(index: number): string {
  return (names[index] ??=
    (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) +
    String.fromCharCode(65 + (index % 26)))
}

const MARKUP = /[&<>]/g
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Characters that XML cannot represent or would change, and text that looks like their escapes. */
const UNFIT =
  /_(?=x[0-9a-f]{4}_)|[^\P{Cc}\t\n]|[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/giu

/** Escapes a text for XML, with special characters as in ECMA-376, part 1, 22.9.2.19 (_x000D_). */
function escapeText(text: string): string {
  return text
    .replace(
      UNFIT,
      (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    )
    .replace(MARKUP, (mark) => marks[mark])
}

/** The files of the archive other than the sheets. */
function frameOf(sheet: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const nameOf = (number: number) => escapeText(number === 1 ? sheet : `${sheet} ${number}`)
  return {
    '[Content_Types].xml':
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
      numbers
        .map(
          (number) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`
        )
        .join('') +
      '</Types>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `${xml}<workbook xmlns="${main}" xmlns:r="${links}"><sheets>` +
      numbers
        .map(
          (number) => `<sheet name="${nameOf(number)}" sheetId="${number}" r:id="rId${number}"/>`
        )
        .join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml':
      `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  }
}

function relations(targets: ReadonlyArray<readonly [string, string]>): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${links}/${type}" Target="${target}"/>`
  )
  return `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}
