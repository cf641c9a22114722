import { splitAfterColon, type PageWords, type Word } from '#app/invoices/reading/pages/page_words'

/** The size of a character of plain text, in points, as in monospaced print. */
const letter = { width: 5, height: 12, size: 8 }
const mostLines = 2000

/** The words of a text file, placed by column and line; a form feed starts a page. */
export function plainPages(
  bytes: Uint8Array,
  mostPages: number
): { pages: PageWords[]; count: number } {
  const sheets = new TextDecoder().decode(bytes).split('\f')
  const filled = sheets.filter((sheet) => sheet.trim())
  const pages = filled.slice(0, mostPages).map((sheet, at) => {
    const lines = sheet.split(/\r?\n/).slice(0, mostLines)
    const words = lines
      .flatMap((line, row) => wordsOf(line.replaceAll('\t', '    '), row, at + 1))
      .flatMap(splitAfterColon)
    const width = Math.max(...lines.map(({ length }) => length), 80) * letter.width
    return {
      number: at + 1,
      source: 'text' as const,
      width,
      height: Math.max(lines.length, 60) * letter.height,
      words,
    }
  })
  return { pages, count: filled.length }
}

function wordsOf(line: string, row: number, page: number): Word[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    page,
    left: index * letter.width,
    right: (index + text.length) * letter.width,
    top: row * letter.height,
    bottom: row * letter.height + letter.size,
    size: letter.size,
    certainty: 1,
  }))
}
