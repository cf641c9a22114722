import { dateTimeFormat, numberFormat } from '~/intl_formats'
import { languageNow } from '~/text'

/** How figures, money and times read in the language of the page. Times are UTC: server and browser write the same. */

/** English with the dates of Europe: the day first. */
const locales: Record<string, string> = { en: 'en-GB' }

function numbers(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return numberFormat(languageNow(), options)
}

function times(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = languageNow()
  return dateTimeFormat(locales[language] ?? language, { ...options, timeZone: 'UTC' })
}

/** 13896 → "13,896". */
export function formatCount(count: number): string {
  return numbers().format(count)
}

/** 73.25 → "73.3": one decimal, also where it is 0. */
export function formatScore(score: number): string {
  return numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
}

/**
 * Minor units as people write them: 4900, { symbol: '€', exponent: 2 } → "€49", in German "49 €"; cents only
 * where there are any. A symbol of letters stands apart: "CHF 49".
 */
export function formatMoney(amount: number, currency: { symbol: string; exponent: number }) {
  const value = amount / 10 ** currency.exponent
  const digits = amount % 10 ** currency.exponent === 0 ? 0 : currency.exponent
  const figure = numbers({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value))
  const sign = amount < 0 ? '−' : ''
  if (!symbolLeads()) return `${sign}${figure}\u00a0${currency.symbol}`
  const gap = /\p{L}$/u.test(currency.symbol) ? '\u00a0' : ''
  return `${sign}${currency.symbol}${gap}${figure}`
}

/** Whether the language of the page writes a currency before its amount. */
function symbolLeads(): boolean {
  const [first] = numbers({ style: 'currency', currency: 'EUR' }).formatToParts(1)
  return first.type === 'currency'
}

/** An amount as it is being typed, in minor units: "49.5" with exponent 2 is 4950; 0 for what is none. */
export function minorUnits(text: string, exponent: number): number {
  const amount = Number(text)
  const minor = Math.round(amount * 10 ** exponent)
  return amount > 0 && Number.isSafeInteger(minor) ? minor : 0
}

/** A rate of exchange with all its digits: 0.92, in German 0,92. */
export function formatRate(rate: number): string {
  return numbers({ maximumSignificantDigits: 15, useGrouping: false }).format(rate)
}

/** A decimal text with the decimals that it has: "1119.50" as "1,119.50", in German "1.119,50". */
export function formatDecimal(text: string): string {
  const digits = Math.min(text.split('.')[1]?.length ?? 0, 20)
  const figure = numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  return figure.format(text as Intl.StringNumericLiteral)
}

/** "2026-11" as "Nov 2026". */
export function formatMonth(month: string): string {
  return times({ month: 'short', year: 'numeric' }).format(new Date(`${month}-01`))
}

/** An ISO time as "21 Nov 2026". */
export function formatDate(iso: string): string {
  return times({ dateStyle: 'medium' }).format(new Date(iso))
}

/** An ISO time as "21 Nov 2026, 14:05 UTC". */
export function formatDateTime(iso: string): string {
  const time = times({ hour: '2-digit', minute: '2-digit' }).format(new Date(iso))
  return `${formatDate(iso)}, ${time} UTC`
}
