import type { Document, Line, TaxSum } from './make_document.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

/** How a family writes numbers, amounts and dates. */
export interface Style {
  decimal: '.' | ','
  thousands: string
  /** `€ 5`, `5 €`, `5 EUR`, or without a sign. */
  money?: (plain: string) => string
  date: (year: string, month: string, day: string) => string
}

/** Decimal and thousands signs that many families share. */
export const point = { decimal: '.', thousands: ',' } as const
export const comma = { decimal: ',', thousands: '.' } as const
export const euroAfter = { ...comma, money: (plain: string) => `${plain} €` } as const

export const slashed = (year: string, month: string, day: string) => `${day}/${month}/${year}`
export const dotted = (year: string, month: string, day: string) => `${day}.${month}.${year}`
export const dashed = (year: string, month: string, day: string) => `${day}-${month}-${year}`
export const frenchDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('FR')[Number(month) - 1]} ${year}`
export const dutchDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('NL')[Number(month) - 1]} ${year}`

/** A number of a month or a check in two digits. */
export const two = (value: number) => String(value).padStart(2, '0')

const months: Record<string, string> = {
  GB: 'January February March April May June July August September October November December',
  US: 'January February March April May June July August September October November December',
  DE: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  AT: 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
  FR: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ES: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  IT: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  NL: 'januari februari maart april mei juni juli augustus september oktober november december',
  PL: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  PT: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
}

/** The names of the months as the invoices of a country print them. */
export function monthsIn(country: string): string[] {
  return months[country].split(' ')
}

/** Writes a document and remembers which of its values were printed. */
export class Print {
  readonly used = new Set<string>()
  readonly doc: Document

  constructor(
    doc: Document,
    readonly style: Style,
    readonly random: Random
  ) {
    this.doc = tracked(doc, '', this.used)
  }

  /** An amount with the currency of the style. */
  money(cents: number): string {
    const plain = this.plain(cents)
    return this.style.money ? this.style.money(plain) : plain
  }

  /** An amount without currency. */
  plain(cents: number): string {
    const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
    const digits = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, this.style.thousands)
    return `${cents < 0 ? '-' : ''}${digits}${this.style.decimal}${rest}`
  }

  /** A quantity or rate without superfluous zeros. */
  number(value: number | null, decimals = 0): string {
    if (value === null) return ''
    const text = decimals ? value.toFixed(decimals) : String(Math.round(value * 100) / 100)
    return text.replace('.', this.style.decimal)
  }

  date(day: string): string {
    const [year, month, date] = day.split('-')
    return this.style.date(year, month, date)
  }

  lines<T>(draw: (line: Line, at: number) => T): T[] {
    return this.doc.lines.map(draw)
  }

  taxes<T>(draw: (tax: TaxSum, at: number) => T): T[] {
    return this.doc.taxes.map(draw)
  }
}

/** An object that records the paths of the values that are read from it. */
function tracked<T extends object>(record: T, path: string, used: Set<string>): T {
  return new Proxy(record, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol' || typeof value === 'function') return value
      const own = Array.isArray(target) ? path : path ? `${path}.${name}` : name
      if (typeof value === 'object' && value !== null) return tracked(value, own, used)
      if (name !== 'length') used.add(own)
      return typeof value === 'string' ? escaped(value) : value
    },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A table row of the cells; those that start with `>` are aligned to the right. */
export function row(cells: (string | number)[], tag = 'td'): string {
  const drawn = cells.map((cell) => {
    const text = String(cell)
    return text.startsWith('>')
      ? `<${tag} class=r>${text.slice(1)}</${tag}>`
      : `<${tag}>${text}</${tag}>`
  })
  return `<tr>${drawn.join('')}</tr>`
}

export function heading(cells: string[]): string {
  return `<thead>${row(cells, 'th')}</thead>`
}

/** Groups of four, as IBANs are printed. */
export function grouped(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}

/** A row of a table with a class. */
export const rowOf = (kind: string, cells: string[]) =>
  row(cells).replace('<tr', `<tr class=${kind}`)

/** Places of an address, as countries print them. */
export const townFirst = (who: Person) => `${who.town} ${who.postCode}`
export const codeFirst = (who: Person) => `${who.postCode} ${who.town}`
export const address = (who: Person) => `${who.street}<br>${codeFirst(who)}`

/** VAT numbers in groups. */
export const belgianVat = (id: string) => id.replace(/^BE(....)(...)(...)$/, 'BE $1.$2.$3')
export const britishVat = (id: string) => id.replace(/^GB(\d{3})(\d{4})(\d{2})$/, 'GB $1 $2 $3')

/** The French SIREN within a VAT number, in groups. */
export const sirenOf = (party: Person) => party.vatId.slice(4).replace(/(...)(?=.)/g, '$1 ')
