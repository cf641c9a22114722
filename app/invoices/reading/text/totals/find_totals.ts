import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import {
  calibrated,
  modelOf,
  placeOf,
  probabilities,
  type Features,
  type Option,
} from '#app/invoices/reading/text/choose'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import {
  asideAmounts,
  isAside,
  isOfLastBill,
  isStatement,
} from '#app/invoices/reading/text/totals/other_amounts'
import { findRest, hasRest } from '#app/invoices/reading/text/totals/find_amount_due'
import {
  freeMoney,
  labelledMoney,
  likeliest,
  mergedMoney,
  nearTo,
  type Money,
} from '#app/invoices/reading/text/totals/labelled_money'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import type { Read, TaxLine } from '#app/invoices/reading/invoice_reading'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import {
  totalsOfLabelled,
  unlabelledTotals,
} from '#app/invoices/reading/text/totals/unlabelled_totals'
import { taxRows, type TaxRow } from '#app/invoices/reading/text/tax_rows'

export interface FoundTotals {
  subtotal: Read | null
  tax: Read | null
  total: Read | null
  prepaid: Read | null
  amountDue: Read | null
  taxes: TaxLine[]
  /** The currency beside the total. */
  currency: string | null
}

/** A possible reading of the totals; absent amounts are not printed. */
export interface TotalsOption extends Option {
  net: Money | null
  tax: Money | null
  gross: Money
}

/**
 * Finds net, tax and total: of all combinations of labelled amounts and others that add up, the most likely one, by
 * weights that were learned. Amounts that are not printed are left out.
 */
export function findTotals(text: DocumentText, found: FoundItems): FoundTotals {
  const pools = poolsOf(text, found)
  const options = optionsOf(text, pools)
  const shares = probabilities(options, modelOf('totals'))
  const winner = options[shares.indexOf(Math.max(...shares))]
  /** The sum of the options that agree on a field, as the share of such values that are right. */
  const read = (name: 'subtotal' | 'tax' | 'total', of: (option: TotalsOption) => Money | null) => {
    const own = winner && of(winner)
    if (!own) return null
    const sum = shares.filter((_, at) => of(options[at])?.value === own.value)
    const share = sum.reduce((whole, part) => whole + part, 0)
    const most = isSupported(winner.features) ? 1 : 0.85
    const confidence = Math.min(most, calibrated(modelOf(name), share))
    return printed(text, own.amount.value, own.amount.words, confidence)
  }
  const isRest = winner !== undefined && isOnlyRest(winner, pools)
  const total = isRest ? null : read('total', ({ gross }) => gross)
  const alone =
    !isRest && (winner?.net || winner?.tax)
      ? null
      : labelledAlone(text, pools, isRest ? null : (winner?.gross ?? null))
  return {
    subtotal: alone ? alone.subtotal : read('subtotal', ({ net }) => net),
    tax: alone ? alone.tax : read('tax', ({ tax }) => tax),
    total,
    ...findRest(text, restOf(pools, winner && total ? winner.gross : null)),
    taxes: pools.rows.map(({ rate, base, tax }) => ({
      rate: printed(text, rate.value, rate.words, 0.93),
      base: base && printed(text, base.value, base.words, 0.93),
      amount: printed(text, tax.value, tax.words, base ? 0.93 : 0.75),
      category: null,
    })),
    currency: (winner?.gross ?? likeliest(pools.grosses))?.amount.currency ?? null,
  }
}

/** `Paid in full, by card  149.05`: the total, if it is printed nowhere else, is not a payment before it. */
function restOf(pools: Pools, total: Money | null) {
  const paid = pools.paid.filter(({ amount }) => amount.words[0] !== total?.amount.words[0])
  return { ...pools, paid, total }
}

/** An amount due after a payment or withheld tax, where the total is not printed: it is less than net amount and tax. */
function isOnlyRest({ net, gross, features }: TotalsOption, pools: Pools): boolean {
  const { nets, taxes, paid, withheld } = pools
  if ((net && !features.isBeside) || features.grossLabel > 0.2 || !features.dueLabel) return false
  const less = [...paid.map(({ value }) => Math.abs(value)), ...withheld]
  const amounts = (pool: Money[], least: number) => pool.filter(({ score }) => score >= least)
  return amounts(nets, 0.5).some((own) =>
    amounts(taxes, 0.35).some((tax) =>
      less.some((part) => part !== 0 && isNear(own.value + tax.value - part, gross.value))
    )
  )
}

/** A total without a label is never certain. */
function isSupported({ grossLabel, dueLabel }: Features): boolean {
  return grossLabel > 0.2 || dueLabel > 0.2
}

/** The options of the totals with their features. */
export function totalsOptions(text: DocumentText, found: FoundItems): TotalsOption[] {
  return optionsOf(text, poolsOf(text, found))
}

/** Labelled amounts that do not add up to a total, or without one; an included tax is certain if its rate fits. */
function labelledAlone(
  text: DocumentText,
  { nets, taxes, rates, rows, asides, lineSum }: Pools,
  gross: Money | null
) {
  const rateLines = new Set(rows.length > 1 ? rows.map(({ line }) => line) : [])
  const isPart = ({ value, line }: Money) =>
    !rateLines.has(line) && (!gross || Math.abs(value) < Math.abs(gross.value))
  /** A sum with tax that only postage separates from the total. */
  const isGross = ({ value }: Money) =>
    gross !== null &&
    rows.length > 0 &&
    asides.some((aside) => aside !== 0 && isNear(value + aside, gross.value))
  const labelled = nets.filter((one) => one.score >= 0.5 && isPart(one) && !isGross(one))
  /** The sums of sections of an invoice without tax. */
  const isTaxed = taxes.some(
    ({ score, value, amount }) => score >= 0.5 && value !== 0 && amount.decimals === 2
  )
  const areParts =
    !isTaxed &&
    labelled.length > 1 &&
    gross !== null &&
    isNear(sumOf(labelled.map(({ amount }) => amount)), gross.value)
  const net = areParts ? null : likeliest(labelled)
  const tax = likeliest(taxes.filter((one) => one.score >= 0.35 && isPart(one)))
  const isSure = gross !== null && tax !== null && isHeld(gross, tax, rates)
  /** Lines, tax and postage, where the net amount is not printed. */
  const isOfLines =
    gross !== null &&
    tax !== null &&
    lineSum !== null &&
    [0, ...asides].some((aside) => isNear(lineSum + aside + tax.value, gross.value))
  /** The tax of a printed rate is not printed. */
  const isAtRate =
    gross !== null &&
    net !== null &&
    rates.some((rate) => isNear(net.value * (1 + rate / 100), gross.value))
  const read = (money: Money | null, confidence: number) =>
    money && printed(text, money.amount.value, money.amount.words, confidence)
  return {
    subtotal: read(net, net ? (isAtRate ? 0.85 : net.score * 0.68) : 0),
    tax: read(tax, tax ? (isSure ? 0.91 : isOfLines ? 0.85 : tax.score * 0.6) : 0),
  }
}

interface Pools {
  grosses: Money[]
  nets: Money[]
  taxes: Money[]
  totals: Money[]
  dues: Money[]
  paid: Money[]
  free: Money[]
  withheld: number[]
  rates: number[]
  rows: TaxRow[]
  lineSum: number | null
  /** Levies, postage and discounts, which can be between tax and total. */
  asides: number[]
  times: Map<number, number>
}

/** Further ones are no withheld taxes; this bounds the combinations. */
const mostWithheld = 10

function poolsOf(text: DocumentText, { headings, rows, items }: FoundItems): Pools {
  const labelled = (name: LabelName) => labelledMoney(text, name, headings, rows)
  const [totals, allDues] = [labelled('total'), labelled('amountDue')]
  /** `Payment by card  327.40-` */
  const isPayment = ({ value }: Money) =>
    value < 0 && totals.some((total) => total.score > 0.5 && total.value > 0)
  const dues = allDues.filter((due) => !isPayment(due))
  /** `Retention on account`: withheld, not paid. */
  const paid = [...labelled('prepaid'), ...allDues.filter(isPayment)].filter(
    ({ line }) =>
      !text.labels[line].some(({ name }) => name === 'withheld') &&
      !isStatement(text, line) &&
      !isOfLastBill(text, line)
  )
  const free = freeMoney(text, rows)
  const amounts = items.map(({ amount }) => Number(amount?.value ?? 0))
  /** The rest after a payment, which is printed too, is not a net amount. */
  const isRest = ({ value }: Money) =>
    totals.some(
      (total) =>
        total.score > 0.5 &&
        total.value > value &&
        free.some((one) => isNear(Math.abs(one.value), total.value - value))
    )
  const ofDues = new Set(
    dues.filter((due) => due.score > 0.5 && isRest(due)).map(({ amount }) => amount.words[0])
  )
  const nets = mergedMoney([
    ...labelled('subtotal'),
    ...free.filter(({ amount }) => !ofDues.has(amount.words[0])),
  ])
  const rates = ratesOf(text)
  const rateRows = taxRows(text, rows)
  const taxes = labelled('tax').filter((tax) => !isPayment(tax))
  const asides = asideAmounts(text, rows)
  const isLabelled = totals.length > 0 || dues.length > 0
  const ofLabelled = totalsOfLabelled(free, nets, taxes, isLabelled ? [] : asides)
  const taxSum = rateRows.length > 1 ? sumOf(rateRows.map(({ tax }) => tax)) : null
  const lineSum = items.length
    ? Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0)) / 100
    : null
  const times = new Map<number, number>()
  for (const { value } of free) times.set(value, (times.get(value) ?? 0) + 1)
  return {
    totals,
    dues,
    grosses: mergedMoney([
      ...totals,
      ...dues.map((due) => ({ ...due, score: due.score * 0.8 })),
      ...(isLabelled || ofLabelled.length
        ? []
        : [...paid, ...free.filter(({ value }) => value === lineSum)]),
      ...unlabelledTotals(
        free.filter(
          ({ line }) => rateRows.length < 2 || rateRows.every((row) => row.line !== line)
        ),
        nets,
        rates,
        taxSum
      ),
      ...ofLabelled,
    ]),
    nets,
    taxes: mergedMoney([...taxes, ...free.filter((money) => !isAside(text, money))]),
    paid,
    free,
    withheld: labelled('withheld')
      .slice(0, mostWithheld)
      .map(({ value }) => Math.abs(value)),
    rates,
    rows: rateRows,
    lineSum,
    asides,
    times,
  }
}

/** Smaller amounts fit by chance. */
const leastTax = 1

const mostGrosses = 12

function optionsOf(text: DocumentText, pools: Pools): TotalsOption[] {
  const { grosses, nets, taxes, rows, rates } = pools
  const taxSum = rows.length > 1 ? sumOf(rows.map(({ tax }) => tax)) : null
  const byCents = new Map(taxes.map((tax) => [Math.round(tax.value * 100), tax]))
  const asidesNear = nearTo(
    pools.asides.filter((aside) => aside !== 0),
    (aside) => aside
  )
  const found: TotalsOption[] = []
  const likely = grosses.toSorted((a, b) => b.score - a.score).slice(0, mostGrosses)
  const ofGross = new Map(likely.map((gross) => [gross, featuresOfGross(text, pools, gross)]))
  const add = (net: Money | null, tax: Money | null, gross: Money, more: Features = {}) =>
    found.push({
      net,
      tax,
      gross,
      features: { ...featuresOf(ofGross.get(gross)!, pools, { net, tax, gross }), ...more },
    })
  for (const gross of likely) {
    if (hasTaxAbove(gross, pools) || hasOwnTax(gross, pools) || isPart(gross, pools)) continue
    add(null, null, gross)
    for (const tax of taxes) {
      if (
        tax.score >= 0.35 &&
        tax.value !== gross.value &&
        Math.abs(tax.value) < Math.abs(gross.value)
      ) {
        add(null, tax, gross, { isHeld: isHeld(gross, tax, rates) ? 1 : 0 })
      }
    }
    for (const net of nets) {
      if (net.value === 0 || Math.sign(net.value) !== Math.sign(gross.value)) continue
      if (Math.abs(net.value) > Math.abs(gross.value) + 0.001) continue
      const rest = gross.value - net.value
      const isSame = Math.abs(rest) < 0.005
      const isSum = taxSum !== null && isNear(rest, taxSum)
      if (isSame) {
        const zero = byCents.get(0)
        /** `Total`, a labelled tax of zero, and below them a certain total. */
        const isAboveZero =
          zero !== undefined &&
          zero.score >= 0.9 &&
          net.score >= 0.6 &&
          net.line < zero.line &&
          zero.line < gross.line
        if ((net.score < 0.9 && !isAboveZero) || hasTaxWithin(rows, gross)) continue
        add(net, null, gross)
        if (zero && zero.score >= 0.3) add(net, zero, gross)
        continue
      }
      const whole = byCents.get(Math.round(rest * 100)) ?? null
      const beside = whole ? undefined : taxBeside(net, rest, taxes, asidesNear)
      if (whole) add(net, whole, gross)
      if (isSum && (!whole || whole.score < 0.35)) add(net, null, gross, { isSum: 1 })
      if (beside) add(net, beside, gross, { isBeside: 1 })
    }
  }
  return found
}

/** Whether the bases and taxes of the rates add up to a total, which is therefore no net amount. */
function hasTaxWithin(rows: Pools['rows'], gross: Money): boolean {
  const taxes = rows.map(({ tax }) => tax)
  const bases = rows.flatMap(({ base }) => (base ? [base] : []))
  return sumOf(taxes) > 0.01 && isNear(sumOf([...bases, ...taxes]), gross.value)
}

/** Whether a labelled tax and a labelled total fit to a net amount, which is therefore no total. */
function hasTaxAbove(net: Money, { taxes, totals }: Pools): boolean {
  return taxes.some(
    (tax) =>
      tax.score >= 0.5 &&
      tax.value > 0.01 &&
      totals.some(({ value, score }) => score >= 0.6 && isNear(net.value + tax.value, value))
  )
}

/** Whether a labelled tax is that of an amount at a printed rate, which is therefore no total; unless net and tax add up to it. */
function hasOwnTax({ value }: Money, { nets, taxes, rates }: Pools): boolean {
  return taxes.some(
    (tax) =>
      tax.score >= 0.9 &&
      tax.value > leastTax &&
      !nets.some((net) => isNear(net.value + tax.value, value)) &&
      rates.some((rate) => isNear((value * rate) / 100, tax.value))
  )
}

/**
 * Whether an amount is a part of a labelled total: that of one of several rates, or the lines above a discount and a
 * certain total.
 */
function isPart({ value, line, score }: Money, { totals, rows, asides, lineSum }: Pools): boolean {
  const isOfRate = rows.length > 1 && rows.some((row) => row.line === line)
  const isRateOf = (total: Money) =>
    isOfRate && value < total.value && total.score >= 0.6 && hasTaxWithin(rows, total)
  const isBeforeDiscount = (total: Money) =>
    value === lineSum &&
    score < total.score &&
    total.score >= 0.75 &&
    line < total.line &&
    asides.some((aside) => aside !== 0 && isNear(value - Math.abs(aside), total.value))
  return totals.some((total) => isRateOf(total) || isBeforeDiscount(total))
}

/** Of all combinations with a total. */
function featuresOfGross(text: DocumentText, pools: Pools, { amount, value }: Money): Features {
  const { top = 0, size = 1, isLastPage = 0 } = placeOf(text, amount.words)
  return { top, size, isLastPage, isRest: hasRest(pools, value) ? 1 : 0 }
}

/** Labels, arithmetic and places of a combination. */
function featuresOf(
  ofGross: Features,
  { totals, dues, nets, grosses, rows, rates, lineSum, times }: Pools,
  { net, tax, gross }: { net: Money | null; tax: Money | null; gross: Money }
): Features {
  const scoreIn = (pool: Money[], value: number) =>
    pool.find((money) => money.value === value)?.score ?? 0
  const size = Math.abs(gross.value)
  const largest = Math.max(0.01, ...grosses.map(({ value }) => Math.abs(value)))
  const isSame = net !== null && isNear(net.value, gross.value)
  const share = net && !isSame ? (100 * (gross.value - net.value)) / net.value : null
  const yes = (is: boolean) => (is ? 1 : 0)
  const rateLines = new Set(rows.map(({ line }) => line))
  const isRow = net !== null && tax !== null && net.line === gross.line && tax.line === gross.line
  const bases = rows.flatMap(({ base }) => (base ? [base] : []))
  const hasRates = rows.length > 1
  return {
    ...ofGross,
    grossLabel: scoreIn(totals, gross.value),
    dueLabel: scoreIn(dues, gross.value),
    grossAsNet: Math.max(0, scoreIn(nets, gross.value) - 0.1),
    netLabel: net && !isSame ? Math.min(1, net.score) : 0,
    sameLabel: isSame ? Math.min(1, net.score) : 0,
    netAsTotal: net && !isSame ? scoreIn(totals, net.value) : 0,
    taxLabel: tax ? Math.min(1, tax.score) : 0,
    share: size / largest,
    hasLarger: yes(totals.some(({ value, score }) => score > 0.6 && Math.abs(value) > size + 0.01)),
    hasNet: yes(net !== null),
    hasTax: yes(tax !== null),
    isTriple: yes(net !== null && tax !== null && !isSame),
    isSame: yes(isSame),
    isZeroTax: yes(tax !== null && tax.value === 0),
    isRate: yes(share !== null && rates.some((rate) => Math.abs(rate - share) < 0.06)),
    isOdd: yes(share !== null && (share > 35 || share < 1)),
    isMixed: yes(share !== null && hasRates && share < 35),
    isLineNet: yes(lineSum !== null && net !== null && isNear(lineSum, net.value)),
    isLineGross: yes(lineSum !== null && isNear(lineSum, gross.value)),
    isRateRow: yes(isRow && rateLines.has(gross.line)),
    isRow: yes(isRow && !rateLines.has(gross.line)),
    isSumOfRates: yes(
      hasRates && net !== null && bases.length === rows.length && isNear(sumOf(bases), net.value)
    ),
    isTaxOfRates: yes(
      hasRates && tax !== null && isNear(sumOf(rows.map((row) => row.tax)), tax.value)
    ),
    isOneOfRates: yes(
      hasRates && tax !== null && rows.some((row) => Number(row.tax.value) === tax.value)
    ),
    isBelow: yes(net !== null && !isSame && gross.line >= net.line),
    times: Math.min(3, times.get(gross.value) ?? 0),
    isWithLabels: yes(net !== null && tax !== null && net.score > 0.5 && tax.score > 0.5),
  }
}

function sumOf(amounts: PrintedAmount[]): number {
  return amounts.reduce((sum, { value }) => sum + Number(value), 0)
}

/** A labelled tax that adds up to the total with one more amount, such as a levy or postage without VAT. */
function taxBeside(
  net: Money,
  rest: number,
  taxes: Money[],
  asidesNear: (value: number) => number[]
): Money | undefined {
  if (net.score < 0.5) return undefined
  return taxes.find(
    ({ value, score }) => score >= 0.5 && value > 0 && asidesNear(rest - value).length > 0
  )
}

/** All percentages of a document, most of them rates of VAT. */
function ratesOf(text: DocumentText): number[] {
  const percent = text.amounts.flat().filter(({ isPercent }) => isPercent)
  return [...new Set(percent.map(({ value }) => Number(value)))].filter((rate) => rate > 0)
}

/** A tax that is included in the total at a printed rate: some documents have no net amount. */
function isHeld(gross: Money, tax: Money, rates: number[]): boolean {
  const fits = rates.some((rate) => isNear((gross.value * rate) / (100 + rate), tax.value))
  return fits && gross.score > 0.6 && tax.score > 0.6
}
