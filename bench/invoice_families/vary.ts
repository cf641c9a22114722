import type { Family } from './family.ts'
import { monthsIn } from './print.ts'
import { Random } from './random.ts'

type Numbers = Family['plan']['numbers']
const numbers: Numbers[] = [
  (random, year) => `${year}/${random.digits(4)}`,
  (random) => random.digits(6),
  (random) => `INV-${random.digits(6)}`,
  (random) => `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
  (random, year) => `${year}-${random.pick(['03', '11'])}-${random.digits(3)}`,
  (random, year) => `A${year.slice(2)}${random.digits(5)}`,
  (random, year) => `F/${random.digits(3)}/0${random.int(1, 9)}/${year}`,
  (random) => `${random.digits(2)}.${random.digits(4)}.${random.digits(2)}`,
  (random, year) => `R${year.slice(2)}-${random.digits(5)}-A`,
  (random) => `90${random.digits(8)}`,
  (random, year) => `FA ${random.digits(3)} / ${year}`,
  (random) => `${random.pick(['KLX', 'MED', 'TRB'])}_${random.digits(5)}`,
  (random, year) => `${random.int(1, 40)}/${year}`,
  (random) => `${random.int(101, 989)}`,
  (random, year) => `${random.int(1, 28)}/0${random.int(1, 9)}/${year}`,
  (random, year) => `FV ${random.int(1, 28)}/0${random.int(1, 9)}/${year}`,
  (random, year) => `${year}/A/${random.digits(5)}`,
  (random) => `${random.digits(4)} ${random.pick(['A', 'K', 'PA'])}`,
  (random) => `${random.pick(['A', 'V', 'ZR'])} ${random.digits(5)}`,
  (random, year) => `${year} ${random.digits(3)}`,
  (random, year) => `${year.slice(2)}.${random.digits(4)}`,
  (random, year) => `${random.digits(4)}/${random.pick(['K', 'B2', 'WAW'])}/${year.slice(2)}`,
]

/** The same layout with numbers and dates in other formats of its country. */
export function varied(family: Family, seed: number): Family {
  const random = new Random(`${family.name} formats ${seed}`)
  const { country } = family.plan
  const names = monthsIn(country)
  const nameOf = (month: string) => names[Number(month) - 1]
  const of = /ES|PT/.test(country) ? 'de ' : ''
  const dot = /DE|AT/.test(country) ? '.' : ''
  const sign = /DE|AT|PL/.test(country) ? '.' : /NL/.test(country) ? '-' : '/'
  const dates: Family['style']['date'][] = [
    (year, month, day) => `${year}-${month}-${day}`,
    (year, month, day) => `${Number(day)}${dot} ${of}${nameOf(month)} ${of}${year}`,
    (year, month, day) =>
      country === 'US'
        ? `${nameOf(month)} ${Number(day)}, ${year}`
        : `${Number(day)}${sign}${Number(month)}${sign}${year}`,
    (year, month, day) =>
      country === 'US'
        ? `${month}/${day}/${year.slice(2)}`
        : `${day}${sign}${month}${sign}${year.slice(2)}`,
    /** Three letters of juin and juillet are the same. */
    (year, month, day) => `${day}-${nameOf(month).slice(0, country === 'FR' ? 4 : 3)}-${year}`,
    (year, month, day) =>
      country === 'GB'
        ? `${Number(day)}th ${nameOf(month)} ${year}`
        : `${day} ${sign === '/' ? nameOf(month).toUpperCase() : nameOf(month)} ${year}`,
  ]
  return {
    ...family,
    plan: { ...family.plan, numbers: random.pick(numbers), isBuyerPerson: random.chance(0.5) },
    style: { ...family.style, date: random.pick(dates) },
  }
}
