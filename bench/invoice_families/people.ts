import pools from './pools.json' with { type: 'json' }
import type { Random } from './random.ts'

/** The words that the parties of each country are named from. */
export type Pools = typeof pools
export type Country = keyof Pools

/** A company or a person with the numbers that its country prints on invoices. */
export interface Person {
  name: string
  street: string
  town: string
  postCode: string
  country: string
  vatId: string
  taxNumber: string
  iban: string
  telephone: string
  mail: string
  site: string
}

/** A fictional party; VAT number and IBAN have valid check digits. */
export function personIn(
  random: Random,
  country: Country,
  isCompany: boolean,
  from: Pools = pools
): Person {
  const pool = from[country]
  const last = random.pick(pool.last)
  const own = `${random.pick(pool.first)} ${last}`
  const trade = random.pick(pool.trade)
  const form = random.pick(pool.forms)
  const company = random.pick([
    `${last} ${trade} ${form}`,
    `${trade} ${last} ${form}`,
    `${last} & ${random.pick(pool.last)} ${form}`,
    `${trade} ${random.pick(pool.towns)[0].split(',')[0]} ${form}`,
  ])
  const [town, postCode] = random.pick(pool.towns)
  const site = plain(isCompany ? company.replace(form, '') : own)
  return {
    name: isCompany ? company : own,
    street: random.pick(pool.streets),
    town,
    postCode,
    country: pool.country,
    vatId: vatIdIn(random, country),
    taxNumber: `${random.digits(3)}/${random.digits(4)}/${random.digits(4)}`,
    iban: ibanIn(random, country),
    telephone: `${pool.tel}${random.int(20, 98)} ${random.digits(3)} ${random.digits(4)}`,
    mail: `${random.pick(['info', 'office', 'mail', 'hello'])}@${site}.example`,
    site: `www.${site}.example`,
  }
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}

function ibanIn(random: Random, country: Country): string {
  const lengths = { GB: 22, US: 22, DE: 22, AT: 20, FR: 27, ES: 24, IT: 27, NL: 18, PL: 28, PT: 25 }
  const letters = { GB: 'NWBK', US: 'NWBK', IT: 'X', NL: 'INGB' } as Partial<
    Record<Country, string>
  >
  const code = country === 'US' ? 'GB' : country
  const head = letters[country] ?? ''
  const rest = head + random.digits(lengths[country] - 4 - head.length)
  const digits = [...`${rest}${code}00`].map((sign) => Number.parseInt(sign, 36)).join('')
  const check = 98n - (BigInt(digits) % 97n)
  return `${code}${String(check).padStart(2, '0')}${rest}`
}

function vatIdIn(random: Random, country: Country): string {
  const weigh = (digits: string, weights: number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
  for (;;) {
    const eight = `${random.int(1, 9)}${random.digits(7)}`
    switch (country) {
      case 'GB': {
        const seven = eight.slice(0, 7)
        const check = 97 - (weigh(seven, [8, 7, 6, 5, 4, 3, 2]) % 97)
        return `GB${seven}${String(check).padStart(2, '0')}`
      }
      case 'US':
        return `${eight.slice(0, 2)}-${random.digits(7)}`
      case 'DE': {
        let product = 10
        for (const digit of eight) {
          const sum = (Number(digit) + product) % 10 || 10
          product = (2 * sum) % 11
        }
        return `DE${eight}${(11 - product) % 10}`
      }
      case 'AT': {
        const seven = eight.slice(0, 7)
        const twice = [...seven].reduce((sum, digit, at) => {
          const value = Number(digit) * (at % 2 ? 2 : 1)
          return sum + Math.floor(value / 10) + (value % 10)
        }, 0)
        return `ATU${seven}${(10 - ((twice + 4) % 10)) % 10}`
      }
      case 'FR': {
        const siren = withLuhn(eight)
        return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
      }
      case 'ES':
        return `ESB${withLuhn(eight.slice(0, 7))}`
      case 'IT':
        return `IT${withLuhn(`${eight}0${random.int(10, 95)}`.slice(0, 10))}`
      case 'NL': {
        const check = weigh(eight, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
        if (check < 10) return `NL${eight}${check}B0${random.int(1, 3)}`
        break
      }
      case 'PL': {
        const nine = `${eight}${random.int(0, 9)}`
        const check = weigh(nine, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11
        if (check < 10) return `PL${nine}${check}`
        break
      }
      case 'PT': {
        const own = `5${eight.slice(1)}`
        const rest = weigh(own, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
        return `PT${own}${rest < 2 ? 0 : 11 - rest}`
      }
    }
  }
}

/** Appends the check digit of Luhn. */
function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((whole, digit, at) => {
    const value = Number(digit) * (at % 2 ? 1 : 2)
    return whole + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The pools with other words for a country. */
export function partiesIn(country: Country, own: Partial<Pools[Country]>): Pools {
  return { ...pools, [country]: { ...pools[country], ...own } }
}

/** A telephone number in groups of two digits. */
export const phoneOf = (random: Random, area: string, sign = ' ') =>
  [area, random.digits(2), random.digits(2), random.digits(2)].join(sign)
