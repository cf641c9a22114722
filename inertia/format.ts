import { dateTimeFormat, numberFormat } from '~/intl_formats'
import { languageNow } from '~/text'

/**
 * Formats numbers, amounts and times in the language of the page. Times are UTC, so that server and browser
 * output is the same.
 */

/** English with European dates: day first. */
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

/** A weight or score with the decimals that it has, at most two: 73.25 → "73.25", 80 → "80". */
export function formatScore(score: number): string {
  return numbers({ maximumFractionDigits: 2 }).format(score)
}

/** 73.25 → "73.3", 2 → "2". */
export function formatTenths(value: number): string {
  return numbers({ maximumFractionDigits: 1 }).format(value)
}

/**
 * Formats minor units: 4900, { symbol: '€', exponent: 2 } → "€49", in German "49 €"; cents only if there are
 * any. A symbol of letters is separated: "CHF 49".
 */
export function formatMoney(amount: number, currency: { symbol: string; exponent: number }) {
  const value = amount / 10 ** currency.exponent
  const digits = amount % 10 ** currency.exponent === 0 ? 0 : currency.exponent
  const figure = numbers({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value))
  return withSymbol(figure, currency.symbol, amount < 0)
}

/** The same with all decimals of the currency, for invoices: "€49.00". */
export function formatExactMoney(amount: number, currency: { symbol: string; exponent: number }) {
  const { symbol, exponent } = currency
  const figure = numbers({
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(Math.abs(amount) / 10 ** exponent)
  return withSymbol(figure, symbol, amount < 0)
}

/** A decimal string and an ISO code or null: "1119.50" and "EUR" as "€1,119.50", in German "1.119,50 €". */
export function formatDecimalMoney(text: string, code: string | null): string {
  if (!code) return formatDecimal(text)
  return withSymbol(formatDecimal(text.replace(/^-/, '')), symbolOf(code), text.startsWith('-'))
}

/** The symbol of an ISO code; anything else, such as an ambiguous "kr", is its own. */
function symbolOf(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code
  const parts = numbers({ style: 'currency', currency: code }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}

function withSymbol(figure: string, symbol: string, isNegative: boolean): string {
  const sign = isNegative ? '−' : ''
  if (!symbolLeads()) return `${sign}${figure}\u00a0${symbol}`
  const gap = /\p{L}$/u.test(symbol) ? '\u00a0' : ''
  return `${sign}${symbol}${gap}${figure}`
}

/** Whether the language of the page puts the currency before the amount. */
function symbolLeads(): boolean {
  const [first] = numbers({ style: 'currency', currency: 'EUR' }).formatToParts(1)
  return first.type === 'currency'
}

/** An exchange rate with all its digits: 0.92, in German 0,92. */
export function formatRate(rate: number): string {
  return numbers({ maximumSignificantDigits: 15, useGrouping: false }).format(rate)
}

/** A decimal string with its decimals. */
function formatDecimal(text: string): string {
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
