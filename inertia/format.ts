/** How figures, money and times read. Fixed locale and zone: server and browser must write the same. */

const whole = new Intl.NumberFormat('en')
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const monthOfYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** 13896 → "13,896". */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** 1, "skill" → "1 skill"; 1204, "skill" → "1,204 skills". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${whole.format(count)} ${count === 1 ? noun : plural}`
}

/**
 * Minor units as people write them: 4900, { symbol: '€', exponent: 2 } → "€49"; cents only where there are any.
 * A symbol of letters stands apart: "CHF 49".
 */
export function formatMoney(amount: number, currency: { symbol: string; exponent: number }) {
  const value = amount / 10 ** currency.exponent
  const digits = amount % 10 ** currency.exponent === 0 ? 0 : currency.exponent
  const figure = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value))
  const gap = /\p{L}$/u.test(currency.symbol) ? '\u00a0' : ''
  return `${amount < 0 ? '−' : ''}${currency.symbol}${gap}${figure}`
}

/** An amount as it is being typed, in minor units: "49.5" with exponent 2 is 4950; 0 for what is none. */
export function minorUnits(text: string, exponent: number): number {
  const amount = Number(text)
  const minor = Math.round(amount * 10 ** exponent)
  return amount > 0 && Number.isSafeInteger(minor) ? minor : 0
}

/** "2026-11" as "Nov 2026". */
export function formatMonth(month: string): string {
  return monthOfYear.format(new Date(`${month}-01`))
}

/** An ISO time as "21 Nov 2026". */
export function formatDate(iso: string): string {
  return date.format(new Date(iso))
}

/** An ISO time as "21 Nov 2026, 14:05 UTC". */
export function formatDateTime(iso: string): string {
  const at = new Date(iso)
  return `${date.format(at)}, ${time.format(at)} UTC`
}
