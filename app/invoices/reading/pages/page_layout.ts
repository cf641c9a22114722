import type { PageWords, Word } from '#app/invoices/reading/pages/page_words'

/** Adjacent words without a wide gap: a phrase, or a table cell. */
export interface Cell {
  words: Word[]
  text: string
  page: number
  left: number
  top: number
  right: number
  bottom: number
  size: number
  line: Line
}

export interface Line {
  words: Word[]
  cells: Cell[]
  text: string
  page: number
  top: number
  bottom: number
  /** Its index among all lines of the document. */
  index: number
}

export interface Layout {
  pages: PageWords[]
  lines: Line[]
}

/** The widest gap inside a cell, relative to the font size. */
const widestSpace = 1

/** The widest gap relative to the usual one, in pictures of type with wide spaces, as of typewriters. */
const widestOfWide = 1.6
/** Gaps that can be spaces, relative to the font size. */
const mostOfSpace = 1.6

/**
 * The widest gap inside a cell of a picture, relative to the font size, which is that of the letters of a line and can be
 * too small.
 */
function recognizedSpace(rows: Word[][]): number {
  const gaps = rows
    .flatMap((words) => words.slice(1).map((word, at) => (word.left - words[at].right) / word.size))
    .filter((gap) => gap > 0 && gap < mostOfSpace)
    .sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(widestSpace, Math.min(mostOfSpace, widestOfWide * usual))
}

/** Lines from top to bottom, each split into cells. */
export function layOut(pages: PageWords[]): Layout {
  const lines: Line[] = []
  for (const page of pages) {
    const rows = rowsOf(page.words)
    const space = page.source === 'ocr' ? recognizedSpace(rows) : widestSpace
    for (const words of rows) {
      const line: Line = {
        words,
        cells: [],
        text: textOf(words),
        page: page.number,
        top: Math.min(...words.map(({ top }) => top)),
        bottom: Math.max(...words.map(({ bottom }) => bottom)),
        index: lines.length,
      }
      line.cells = cut(words, space).map((part) => cellOf(part, line))
      lines.push(line)
    }
  }
  return { pages, lines }
}

function cellOf(words: Word[], line: Line): Cell {
  return {
    words,
    text: textOf(words),
    page: line.page,
    left: words[0].left,
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
    size: Math.max(...words.map(({ size }) => size)),
    line,
  }
}

/** The cell of a line that contains a word. */
export function cellWith({ cells }: Line, word: Word): Cell | undefined {
  return cells.find(({ words }) => words.includes(word))
}

export function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

type Height = Pick<Word, 'top' | 'bottom'>

interface Row extends Height {
  words: Word[]
}

/** Groups words that are mostly side by side into rows, from left to right. */
export function rowsOf(words: Word[]): Word[][] {
  const rows: Row[] = []
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const near = rows.slice(-6).filter((other) => isBeside(other, word))
    /** In a picture, a speck between two lines may be level with both. */
    const row = word.certainty < 1 ? nearest(near, word) : near.at(-1)
    if (row) row.words.push(word)
    else rows.push({ words: [word], top: word.top, bottom: word.bottom })
  }
  return rows
    .sort((a, b) => middleOf(a) - middleOf(b))
    .map((row) => row.words.sort((a, b) => a.left - b.left))
}

function middleOf({ top, bottom }: Height): number {
  return bottom - 0.42 * (bottom - top)
}

function isBeside(row: Row, word: Word): boolean {
  /** A line of a picture may be slanted: the nearest word is level, however far it is. */
  const reach = word.certainty < 1 ? Infinity : word.size
  const closest = row.words.reduce((one, other) =>
    gapOf(other, word) < gapOf(one, word) ? other : one
  )
  const isNear = gapOf(closest, word) < reach && isLevel(closest, word)
  if (!isLevel(row, word) && !isNear) return false
  return row.words.every((other) => gapOf(other, word) > -1)
}

function gapOf(one: Word, other: Word): number {
  return Math.max(one.left - other.right, other.left - one.right)
}

/** The row with the word that is nearest to another one. */
function nearest(rows: Row[], word: Word): Row | undefined {
  const gapTo = (row: Row) => Math.min(...row.words.map((own) => gapOf(own, word)))
  return rows.toSorted((a, b) => gapTo(a) - gapTo(b))[0]
}

/** Whether two boxes share most of the lower height. */
function isLevel(a: Height, b: Height): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared >= 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function cut(words: Word[], space: number): Word[][] {
  const parts: Word[][] = []
  let right = -Infinity
  for (const word of words) {
    const last = parts.at(-1)
    const most = last && isDutchCode(last) ? Math.max(space, widestAfterCode) : space
    if (last && word.left - right < most * Math.min(word.size, last.at(-1)!.size)) {
      last.push(word)
    } else parts.push([word])
    right = Math.max(right, word.right)
  }
  return parts
}

/** `1234 AB  UTRECHT`: two spaces are usual between a Dutch postal code and its town. */
function isDutchCode(words: Word[]): boolean {
  const [number, letters] = words.slice(-2)
  return words.length > 1 && /^[1-9]\d{3}$/.test(number.text) && /^[A-Z]{2}$/.test(letters.text)
}

/** Two spaces of a typewriter, relative to the font size. */
const widestAfterCode = 1.3

/** The gap between two lines that start at the same place, relative to the font size, that a share of them does not exceed; 0 if there are none. */
export function usualGap(lines: Line[], share = 0.5): number {
  const gaps = lines
    .slice(1)
    .flatMap(({ page, cells: [cell] }, at) => {
      const [last] = lines[at].cells
      const isBelow = lines[at].page === page && Math.abs(last.left - cell.left) < 4
      return isBelow ? [(cell.top - last.bottom) / cell.size] : []
    })
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length * share)] ?? 0
}
