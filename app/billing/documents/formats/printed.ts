import type { Language } from '#config/i18n'
import { majorUnits } from '#app/money/money'

/** The formats of printed dates: 21 Nov 2026, 21.11.2026. */
const days = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
} satisfies Record<Language, Intl.DateTimeFormat>

const marks = { en: { group: ',', point: '.' }, de: { group: '.', point: ',' } }

export function printedDay(day: string, language: Language): string {
  return days[language].format(new Date(`${day}T00:00:00Z`))
}

/** An exact amount: 4900 with exponent 2 is "49.00" or "49,00". */
export function printedAmount(amount: number, exponent: number, language: Language): string {
  return grouped(majorUnits(amount, exponent), language)
}

export function printedCount(count: number, language: Language): string {
  return grouped(String(count), language)
}

/** 1900 is "19%" or "19 %", 770 is "7.7%". */
export function printedRate(rate: number, language: Language): string {
  const text = grouped(majorUnits(rate, 2).replace(/\.?0+$/, ''), language)
  return language === 'de' ? `${text} %` : `${text}%`
}

/** An IBAN in groups of four. */
export function printedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

function grouped(figure: string, language: Language): string {
  const { group, point } = marks[language]
  const [whole, fraction] = figure.split('.')
  const text = whole.replace(/\d(?=(\d{3})+$)/g, `$&${group}`)
  return fraction === undefined ? text : `${text}${point}${fraction}`
}
