import type { Language } from '#config/i18n'

/** An amount in minor units: `{ amount: 4900, code: 'EUR', exponent: 2 }` is "€49.00", in German "49,00 €". */
export interface WrittenAmount {
  amount: number
  code: string
  exponent: number
}

/** A day: `{ day: '2026-10-28' }` is "28 Oct 2026", in German "28.10.2026". */
export interface WrittenDay {
  day: string
}

export function writtenAmount({ amount, code, exponent }: WrittenAmount, language: Language) {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(amount / 10 ** exponent)
}

export function writtenDay({ day }: WrittenDay, language: Language): string {
  return days[language].format(new Date(`${day}T00:00:00Z`))
}

/** The formats of pages. */
const days = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>
