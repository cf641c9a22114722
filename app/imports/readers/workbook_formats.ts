/** The number formats that affect the text of a cell. */
export type NumberFormat = 'plain' | 'percent' | 'date' | { zeros: number }

/** Built-in formats that workbooks use without defining them (ECMA-376, part 1, 18.8.30). */
const builtIn = (id: number): NumberFormat => {
  if (id === 9 || id === 10) return 'percent'
  const isDate =
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  return isDate ? 'date' : 'plain'
}

export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn(id)
  const bare = code
    .split(';')[0]
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]*\]/g, '')
  if (/^0{2,}$/.test(bare)) return { zeros: bare.length }
  if (bare.includes('%')) return 'percent'
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare) ? 'date' : 'plain'
}

/**
 * A number as displayed, but with all its digits: dates in ISO 8601, 0.85 in a percent cell as
 * "85%", 7 with the format 000 as "007".
 */
export function shownNumber(raw: string, format: NumberFormat, since1904: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (format === 'plain') return String(value)
  if (format === 'percent') return `${Number((value * 100).toPrecision(14))}%`
  if (format === 'date') return isoDate(value, since1904) ?? String(value)
  return Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.zeros, '0')
    : String(value)
}

const DAY = 24 * 60 * 60 * 1000
/** The last day that Excel supports: 9999-12-31. */
const LAST_DAY = 2_958_466

/** Converts days since the end of 1899, or since 1904; Excel counts 29 February 1900 as a day. */
function isoDate(days: number, since1904: boolean): string | null {
  const serial = since1904 ? days + 1462 : days
  if (days < 0 || serial >= LAST_DAY) return null
  if (days < 1) return clock(new Date(Math.round(days * 86_400) * 1000))
  const epoch = Date.UTC(1899, 11, serial < 61 ? 31 : 30)
  const at = new Date(epoch + Math.round((serial * DAY) / 1000) * 1000)
  const date = at.toISOString().slice(0, 10)
  return Number.isInteger(days) ? date : `${date}T${clock(at)}`
}

function clock(at: Date): string {
  return at.toISOString().slice(11, 19)
}
