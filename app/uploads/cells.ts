/** White space is folded away; any other control character means a damaged cell. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i

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
