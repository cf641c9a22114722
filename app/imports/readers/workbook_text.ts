import { localized } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import {
  damaged,
  unescapeText,
  withWorkbook,
  type Sheet,
  type Workbook,
} from '#app/imports/readers/workbook'
import { shownNumber } from '#app/imports/readers/workbook_formats'
import type { XmlHandlers } from '#app/imports/readers/xml_reader'

/** The maximum rows of a sheet. */
const MOST_ROWS = 1_048_576
const MOST_CELLS = 16_384
/** More than any real file has. */
export const MOST_COLUMNS = 1000
/** In characters. */
const LONGEST_ROW = 1024 * 1024

/**
 * The first visible sheet of a workbook as CSV (UTF-8, commas): each row on the line of its row
 * number, cells as displayed but with all digits, formulas as their cached values. A sheet that is
 * full to its last row continues on the next one if that has the same header. Yields for every
 * chunk of a sheet, possibly an empty text.
 *
 * @throws FileFault those of `withWorkbook`, and `header_too_long`, `row_too_long`
 */
export function workbookText(
  file: ImportFile,
  onUnpacked?: (bytes: number) => void
): AsyncGenerator<Buffer> {
  return withWorkbook(file, async function* (book) {
    let above: SheetText | null = null
    for (const sheet of book.sheets) {
      const text: SheetText = new SheetText(book, above)
      yield* textOf(book, sheet, text, onUnpacked)
      if (!text.isFull) return
      above = text
    }
  })
}

async function* textOf(
  book: Workbook,
  sheet: Sheet,
  text: SheetText,
  onUnpacked?: (bytes: number) => void
): AsyncGenerator<Buffer> {
  for await (const unpacked of book.read(sheet.part, text.handlers())) {
    if (text.isOver) return
    onUnpacked?.(unpacked)
    yield Buffer.from(text.take())
  }
}

class SheetText {
  isFull = false
  /** The next sheet has a different header, so it is not a continuation. */
  isOver = false
  header: string | null = null
  #width = 0
  #book: Workbook
  #above: SheetText | null
  #text = ''
  #row = 0
  #cells: string[] = []
  #length = 0
  #column = 0
  #type = ''
  #style = 0
  #value = ''
  #takes = false
  #isPhonetic = false

  constructor(book: Workbook, above: SheetText | null) {
    this.#book = book
    this.#above = above
  }

  /** Returns the text since the last call. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  handlers(): XmlHandlers {
    return {
      open: (name, attributes) => {
        if (name === 'c') this.#openCell(attributes)
        else if (name === 'row') this.#openRow(attributes.r)
        else if (name === 'rPh') this.#isPhonetic = true
        this.#takes = name === 'v' || (name === 't' && !this.#isPhonetic)
      },
      text: (text) => {
        if (!this.#takes) return
        this.#length += text.length
        if (this.#length > LONGEST_ROW) throw rowTooLong(this.#row)
        this.#value += text
      },
      close: (name) => {
        this.#takes = false
        if (name === 'c') this.#closeCell()
        else if (name === 'row') this.#closeRow()
        else if (name === 'rPh') this.#isPhonetic = false
      },
    }
  }

  #openRow(number: string | undefined) {
    const row = number === undefined ? this.#row + 1 : Number(number)
    if (!Number.isInteger(row) || row <= this.#row || row > MOST_ROWS) {
      throw damaged(
        localized('uploads_answers.damaged_row', {
          row: String(number).slice(0, 20),
          before: String(this.#row),
        })
      )
    }
    this.#write('\n'.repeat(row - this.#row - 1))
    this.#row = row
    this.#cells = []
    this.#length = 0
    this.#column = 0
  }

  #openCell({ r: place, t: type = 'n', s: style = '0' }: Record<string, string>) {
    this.#column = place === undefined ? this.#column + 1 : columnOf(place)
    if (!(this.#column >= 1 && this.#column <= MOST_CELLS)) {
      throw damaged(
        localized('uploads_answers.damaged_cell', { place: String(place).slice(0, 20) })
      )
    }
    this.#type = type
    this.#style = Number(style)
    this.#value = ''
  }

  #closeCell() {
    const shown = this.#shown()
    if (this.#type === 's') {
      this.#length += shown.length
      if (this.#length > LONGEST_ROW) throw rowTooLong(this.#row)
    }
    if (shown) this.#cells[this.#column - 1] = shown
  }

  #shown(): string {
    const { texts, formats, since1904 } = this.#book
    const value = this.#value
    if (!value) return ''
    switch (this.#type) {
      case 'n':
        return shownNumber(value, formats[this.#style] ?? 'plain', since1904)
      case 's': {
        const text = texts.at(Number(value))
        if (text === undefined)
          throw damaged(localized('uploads_answers.damaged_number', { number: value.slice(0, 20) }))
        return text
      }
      case 'b':
        return value === '1' || value === 'true' ? 'true' : 'false'
      default:
        return unescapeText(value)
    }
  }

  #closeRow() {
    const cells = Array.from(this.#cells, (cell) => cell ?? '')
    this.isFull = this.#row === MOST_ROWS
    if (this.header === null) {
      this.#writeHeader(cells)
      return
    }
    if (cells.every((cell) => !cell.trim())) {
      this.#write('\n')
      return
    }
    while (cells.length < this.#width) cells.push('')
    this.#write(lineOf(cells))
  }

  #writeHeader(cells: string[]) {
    while (cells.length && !cells.at(-1)?.trim()) cells.pop()
    if (!cells.length) {
      this.#write('\n')
      return
    }
    if (cells.length > MOST_COLUMNS) throw headerTooLong()
    this.#width = cells.length
    this.header = lineOf(cells.map((cell) => cell.replace(/\s*[\r\n]+\s*/g, ' ')))
    if (!this.#above) this.#write(this.header)
    else if (this.header === this.#above.header) this.#write('\n')
    else this.isOver = true
  }

  #write(text: string) {
    this.#text += text
  }
}

function rowTooLong(row: number) {
  return new FileFault(
    'row_too_long',
    localized('uploads_answers.row_too_long', { row: String(row), most: LONGEST_ROW })
  )
}

export function headerTooLong() {
  return new FileFault(
    'header_too_long',
    localized('uploads_answers.header_too_long', { most: MOST_COLUMNS })
  )
}

/** The column index: 28 for "AB12". */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length && at < 4; at += 1) {
    const letter = place.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column
}

function lineOf(cells: string[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
