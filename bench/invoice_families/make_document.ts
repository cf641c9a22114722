import { dayAfter } from './days.ts'
import { personIn, type Country, type Person, type Pools } from './people.ts'
import type { Random } from './random.ts'

export type Kind = 'invoice' | 'creditNote' | 'corrected' | 'selfBilled' | 'proforma' | 'receipt'

/** Description, unit, lowest and highest price, and the index of its tax rate. */
export type Item = [string, string, number, number, number?]

/** What the documents of a family have; shares are probabilities. */
export interface Plan {
  country: Country
  currency: string
  kind?: Kind
  /** In percent; [0] if no tax is due. */
  rates: number[]
  items: Item[]
  lines: [number, number]
  /** Whether the lines have the order of the items, for documents with sections. */
  isInOrder?: boolean
  /** Whether no item comes twice. */
  isOnce?: boolean
  /** The highest quantity; 0 for rows without one. */
  most?: number
  /** Quantities such as 2.5. */
  isPart?: boolean
  /** Whether prices contain the tax. */
  isGross?: boolean
  isBuyerPerson?: boolean
  isSellerPerson?: boolean
  buyerCountry?: Country
  /** Names and addresses other than the usual ones. */
  pools?: Pools
  lineDiscount?: number
  allowance?: number
  charge?: number
  prepaid?: number
  /** Percent of the net amount that the buyer keeps back. */
  withheld?: number
  rounding?: number
  days?: number[]
  numbers: (random: Random, year: string) => string
}

export interface Line {
  description: string
  quantity: number | null
  unit: string
  /** In cents, as all amounts. */
  price: number
  discount: number
  rate: number
  amount: number
}

export interface TaxSum {
  rate: number
  base: number
  amount: number
}

export interface Document {
  kind: Kind
  number: string
  issueDate: string
  dueDate: string
  deliveryDate: string
  orderDate: string
  from: string
  until: string
  orderNumber: string
  customerNumber: string
  earlier: string
  currency: string
  seller: Person
  buyer: Person
  lines: Line[]
  lineTotal: number
  allowance: number
  charge: number
  subtotal: number
  taxes: TaxSum[]
  tax: number
  total: number
  prepaid: number
  withheld: number
  rounding: number
  amountDue: number
}

/** A document whose amounts add up; those of credit notes are positive. */
export function makeDocument(random: Random, plan: Plan): Document {
  const issueDate = dayAfter('2023-01-03', random.int(0, 1380))
  const year = issueDate.slice(0, 4)
  const lines = linesOf(random, plan)
  const lineTotal = sumOf(lines)
  const share = random.chance(plan.allowance ?? 0) ? random.pick([0.02, 0.05, 0.1]) : 0
  const charge = random.chance(plan.charge ?? 0) ? random.pick([490, 695, 1250, 2900]) : 0
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  let allowance = 0
  const taxes = rates.map((rate, at) => {
    const own = sumOf(lines.filter((line) => line.rate === rate))
    const less = Math.round(own * share)
    allowance += less
    const whole = own - less + (at === 0 ? charge : 0)
    const amount = plan.isGross
      ? Math.round((whole * rate) / (100 + rate))
      : Math.round((whole * rate) / 100)
    return { rate, base: plan.isGross ? whole - amount : whole, amount }
  })
  const subtotal = sum(taxes.map(({ base }) => base))
  const tax = sum(taxes.map(({ amount }) => amount))
  const total = subtotal + tax
  const withheld = Math.round((subtotal * (plan.withheld ?? 0)) / 100)
  const prepaid = random.chance(plan.prepaid ?? 0)
    ? Math.round((total * random.pick([0.1, 0.25, 0.5])) / 100) * 100
    : 0
  const exact = total - withheld - prepaid
  const rounding = random.chance(plan.rounding ?? 0) ? Math.round(exact / 5) * 5 - exact : 0
  return {
    kind: plan.kind ?? 'invoice',
    number: plan.numbers(random, year),
    issueDate,
    dueDate: dayAfter(issueDate, random.pick(plan.days ?? [7, 14, 21, 30, 45])),
    deliveryDate: dayAfter(issueDate, -random.int(1, 12)),
    orderDate: dayAfter(issueDate, -random.int(13, 30)),
    from: dayAfter(issueDate, -random.int(34, 60)),
    until: dayAfter(issueDate, -random.int(2, 5)),
    orderNumber: `${random.pick(['', 'PO-', 'B', '45'])}${random.digits(5)}`,
    customerNumber: `${random.pick(['', 'K', 'C-'])}${random.digits(5)}`,
    earlier: plan.numbers(random, String(Number(year) - 1)),
    currency: plan.currency,
    seller: personIn(random, plan.country, !plan.isSellerPerson, plan.pools),
    buyer: personIn(random, plan.buyerCountry ?? plan.country, !plan.isBuyerPerson, plan.pools),
    lines,
    lineTotal,
    allowance,
    charge,
    subtotal,
    taxes,
    tax,
    total,
    prepaid,
    withheld,
    rounding,
    amountDue: exact + rounding,
  }
}

function linesOf(random: Random, plan: Plan): Line[] {
  const lines = Array.from({ length: random.int(...plan.lines) }, () => lineOf(random, plan))
  const names = plan.items.map(([name]) => name)
  const placeOf = (line: Line) => names.indexOf(line.description)
  if (plan.isInOrder) lines.sort((a, b) => placeOf(a) - placeOf(b))
  if (!plan.isOnce) return lines
  return lines.filter((line, at) => lines.findIndex((one) => placeOf(one) === placeOf(line)) === at)
}

function lineOf(random: Random, plan: Plan): Line {
  const [description, unit, least, most, rate] = random.pick(plan.items)
  const count = plan.most ?? 12
  const quantity = !count
    ? null
    : plan.isPart && random.chance(0.4)
      ? random.int(1, 4 * count) / 4
      : random.int(1, count)
  const price = random.int(least * 20, most * 20) * 5 + random.pick([0, 0, 0, 4, -1])
  const discount = random.chance(plan.lineDiscount ?? 0) ? random.pick([5, 10, 15]) : 0
  return {
    description,
    quantity,
    unit,
    price,
    discount,
    rate: plan.rates[rate ?? 0] ?? plan.rates[0],
    amount: Math.round(Math.round((quantity ?? 1) * price) * (1 - discount / 100)),
  }
}

function sum(values: number[]): number {
  return values.reduce((whole, value) => whole + value, 0)
}

/** The sum of the amounts of lines, in cents. */
export function sumOf(lines: Line[]): number {
  return sum(lines.map(({ amount }) => amount))
}
