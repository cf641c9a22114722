import { stringify } from 'csv-stringify/sync'

/**
 * Cells that a spreadsheet would take for a formula: they begin with one of = + - @, a tab or a
 * carriage return (OWASP, "CSV Injection"), perhaps behind apostrophes of an escape made before.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/

/** White space is folded away; any other control character means a damaged cell. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i

/** A plain number, which a spreadsheet reckons with and never runs. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** The cell as a spreadsheet shows it and never runs it; `unescapeCell` gives it back. */
export function escapeCell(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
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

/** What shows that a cell was damaged on its way: control characters, or characters that were lost. */
export function damageOf(text: string): 'control_character' | 'damaged_character' | null {
  if (CONTROL.test(text)) return 'control_character'
  return text.includes('\ufffd') || !text.isWellFormed() ? 'damaged_character' : null
}

/** A decimal number with point or comma, perhaps with a percent sign; null for anything else. */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]+/g, '').replace(/%$/, '')
  return NUMBER.test(bare) ? Number(bare.replace(',', '.')) : null
}

/** Cuts at pipes; a pipe or backslash behind a backslash belongs to the text, as `joinList` writes it. */
export function splitList(text: string): string[] {
  if (!text.includes('\\')) return text.split('|')
  const items = ['']
  for (const part of text.match(/\\[\\|]|[^\\|]+|./gs) ?? []) {
    if (part === '|') items.push('')
    else items[items.length - 1] += part.length === 2 && part[0] === '\\' ? part[1] : part
  }
  return items
}

export function joinList(items: string[]): string {
  return items.map((item) => item.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join('|')
}
