import { stringify } from 'csv-stringify/sync'

/**
 * Cells that a spreadsheet would take for a formula: they begin with one of = + - @, in full width too,
 * a tab or a line break (OWASP, "CSV Injection"), perhaps behind apostrophes of an escape made before.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A plain number, which a spreadsheet reckons with and never runs. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** The cell as a spreadsheet shows it and never runs it; `unescapeCell` gives it back. */
export function escapeCell(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}

/**
 * The cell of a workbook, where nothing is run: only what looks like an escape is escaped, so that
 * `unescapeCell` gives it back, too.
 */
export function keepApostrophes(text: string): string {
  return ESCAPED.test(text) ? `'${text}` : text
}

/** Rows as CSV text (RFC 4180, LF), no cell of which a spreadsheet runs. */
export function csvLines(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(escapeCell)),
    { quoted_match: /[\r\n]/ }
  )
}

/** Takes the apostrophe away that `escapeCell` put before a formula. */
export function unescapeCell(text: string): string {
  return text.charCodeAt(0) === 39 && ESCAPED.test(text) ? text.slice(1) : text
}
