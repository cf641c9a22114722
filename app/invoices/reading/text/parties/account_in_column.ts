import type { Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'

/** Capitals and digits, as in groups of an account. */
export function isPart({ text }: Word): boolean {
  return /^[A-Z\d]*\d[A-Z\d]*[,;.]?$|^[A-Z]{4}$/.test(text)
}

/** `PT11 2994 4839 1700` above `3609 1693 7` in a narrow column, also with lines of other columns between them. */
export function accountInColumn(text: DocumentText, line: Line, first: Word): Word[][] {
  const cell = line.cells.find(({ words }) => words[0] === first)
  const below = linesBelow(text, line, 3)
    .flatMap(({ cells }) => cells)
    .find(({ left, words }) => cell && Math.abs(left - cell.left) < 3 && words.every(isPart))
  return cell && below ? [[...cell.words, ...below.words]] : []
}
