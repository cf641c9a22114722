import type { PageWords, Word } from '#app/invoices/page_words'

/** Words side by side without a wide gap: a phrase, or one cell of a table. */
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
  /** Among all lines of the document, from the top of the first page. */
  index: number
}

export interface Layout {
  pages: PageWords[]
  lines: Line[]
}

/** A wider gap, in parts of the letters' height, separates cells. */
const widestSpace = 1

/** Lines from top to bottom, each cut into cells. */
export function layOut(pages: PageWords[]): Layout {
  const lines: Line[] = []
  for (const page of pages) {
    for (const words of rowsOf(page.words)) {
      const line: Line = {
        words,
        cells: [],
        text: textOf(words),
        page: page.number,
        top: Math.min(...words.map(({ top }) => top)),
        bottom: Math.max(...words.map(({ bottom }) => bottom)),
        index: lines.length,
      }
      line.cells = cut(words).map((part) => cellOf(part, line))
      lines.push(line)
    }
  }
  return { pages, lines }
}

export function cellOf(words: Word[], line: Line): Cell {
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

export function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Words whose middles are about as high, by their place from the left. */
function rowsOf(words: Word[]): Word[][] {
  const rows: { words: Word[]; middle: number; height: number }[] = []
  const middleOf = (word: Word) => word.bottom - 0.42 * (word.bottom - word.top)
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const middle = middleOf(word)
    const height = word.bottom - word.top
    const row = rows
      .slice(-4)
      .findLast((other) => Math.abs(other.middle - middle) < 0.4 * Math.min(other.height, height))
    if (row) row.words.push(word)
    else rows.push({ words: [word], middle, height })
  }
  return rows
    .sort((a, b) => a.middle - b.middle)
    .map((row) => row.words.sort((a, b) => a.left - b.left))
}

function cut(words: Word[]): Word[][] {
  const parts: Word[][] = []
  let right = -Infinity
  for (const word of words) {
    const last = parts.at(-1)
    if (last && word.left - right < widestSpace * Math.min(word.size, last.at(-1)!.size)) {
      last.push(word)
    } else parts.push([word])
    right = Math.max(right, word.right)
  }
  return parts
}
