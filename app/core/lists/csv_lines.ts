import { stringify } from 'csv-stringify/sync'

/**
 * A spreadsheet takes a cell for a formula that begins with one of these: = + - @, in full width too, a tab
 * or a line break (OWASP, "CSV Injection").
 */
export const formulaSigns = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** One of them, as a regular expression writes it here and in PostgreSQL. */
export const formulaSign = `[${formulaSigns.map(inUnicode).join('')}]`

/** Perhaps behind apostrophes of an escape made before. */
const FORMULA = new RegExp(`^'*${formulaSign}`)
const ESCAPED = new RegExp(`^'+${formulaSign}`)

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

function inUnicode(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
