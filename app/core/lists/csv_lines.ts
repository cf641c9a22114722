import { stringify } from 'csv-stringify/sync'

/**
 * Spreadsheets interpret a cell as a formula if it begins with one of these characters: = + - @
 * (also full-width), tab or line break (OWASP, "CSV Injection").
 */
export const formulaSigns = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** A character class of these, for JavaScript and PostgreSQL regular expressions. */
export const formulaSign = `[${formulaSigns.map(inUnicode).join('')}]`

/** Optionally after apostrophes of an earlier escape. */
const FORMULA = new RegExp(`^'*${formulaSign}`)
const ESCAPED = new RegExp(`^'+${formulaSign}`)

/** A plain number, which spreadsheets do not interpret as a formula. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** Escapes a cell so that spreadsheets do not run it as a formula; reversed by `unescapeCell`. */
export function escapeCell(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}

/**
 * A cell of a workbook, where formulas cannot occur: only escapes what looks like an escape, so
 * that `unescapeCell` reverses it, too.
 */
export function keepApostrophes(text: string): string {
  return ESCAPED.test(text) ? `'${text}` : text
}

/** Rows as CSV (RFC 4180, LF), with formulas escaped. */
export function csvLines(rows: string[][], delimiter = ','): string {
  return stringify(
    rows.map((cells) => cells.map(escapeCell)),
    { delimiter, quoted_match: /[\r\n]/ }
  )
}

/** Removes the apostrophe that `escapeCell` added. */
export function unescapeCell(text: string): string {
  return text.charCodeAt(0) === 39 && ESCAPED.test(text) ? text.slice(1) : text
}

function inUnicode(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
