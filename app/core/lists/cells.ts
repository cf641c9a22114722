/** White space is normalized; any other control character indicates a damaged cell. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i

/**
 * Private characters that stand for bytes of a file that could not be decoded: U+10F781 for 0x81.
 * Unlike lone surrogates, they can be stored.
 */
export const keptBytes = { first: 0x10f780, last: 0x10f7ff, zero: 0x10f700 }
const KEPT_BYTE = /[\u{10f780}-\u{10f7ff}]/gu

/** The kind of damage in a cell: control characters, or characters that could not be decoded. */
export function damageOf(text: string): 'control_character' | 'damaged_character' | null {
  if (CONTROL.test(text)) return 'control_character'
  const shown = withoutKeptBytes(text)
  return shown.includes('\ufffd') || !shown.isWellFormed() ? 'damaged_character' : null
}

/** The text as it is shown: bytes that could not be decoded are U+FFFD. */
export function withoutKeptBytes(text: string): string {
  return text.replace(KEPT_BYTE, '\ufffd')
}

/**
 * Parses a decimal number with point or comma, optionally with a percent sign; null for anything
 * else.
 */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]+/g, '').replace(/%$/, '')
  return NUMBER.test(bare) ? Number(bare.replace(',', '.')) : null
}

/**
 * Error values of spreadsheet formulas: #REF!, #N/A, #NAME?, #DIV/0! and so on, including localized
 * ones (#BEZUG!, #NV) and LibreOffice's Err:502.
 */
const ERROR_VALUE =
  /^\s*(?:#(?:[¡¿]?\p{Lu}[\p{Lu}\d/]+[!?]|\p{Lu}\/\p{Lu}|NV|GETTING_DATA)|(?:Err|Fehler):5\d\d)\s*$/u

export function isErrorValue(text: string): boolean {
  return ERROR_VALUE.test(text)
}

/** The separator of a list in a cell. */
export type ListSeparator = 'line_break' | 'pipe' | 'semicolon'

const separators: Record<string, ListSeparator> = { '|': 'pipe', ';': 'semicolon' }

/**
 * Splits a list in a cell and detects its separator. A separator or backslash after a backslash is
 * part of the item, as written by `joinList`.
 */
export function splitList(text: string): { items: string[]; by: Set<ListSeparator> } {
  const by = new Set<ListSeparator>()
  if (!/[\\|;\r\n]/.test(text)) return { items: [text], by }
  const items = ['']
  for (const part of text.match(/\\[\\|;\r\n]|\r\n|[^\\|;\r\n]+|./gs) ?? []) {
    if (/^[|;\r\n]/.test(part)) {
      items.push('')
      by.add(separators[part] ?? 'line_break')
    } else items[items.length - 1] += /^\\./s.test(part) ? part[1] : part
  }
  return { items, by }
}

export function joinList(items: string[]): string {
  return items.map((item) => item.replace(/[\\|;\r\n]/g, String.raw`\$&`)).join('|')
}
