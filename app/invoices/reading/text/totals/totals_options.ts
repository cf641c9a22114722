import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { placeOf, type Features, type Option } from '#app/invoices/reading/text/choose'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import {
  asideAmounts,
  isAside,
  isEarly,
  isOfLastBill,
  isStatement,
} from '#app/invoices/reading/text/totals/other_amounts'
import { hasRest } from '#app/invoices/reading/text/totals/find_amount_due'
import {
  freeMoney,
  labelledMoney,
  mergedMoney,
  nearTo,
  type Money,
} from '#app/invoices/reading/text/totals/labelled_money'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import {
  totalsOfLabelled,
  unlabelledTotals,
} from '#app/invoices/reading/text/totals/unlabelled_totals'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { taxRows, zeroRates, type TaxRow } from '#app/invoices/reading/text/tax_rows'

/** A possible reading of the totals; absent amounts are not printed. */
export interface TotalsOption extends Option {
  net: Money | null
  tax: Money | null
  gross: Money
}

/** The options of the totals with their features. */
export function totalsOptions(text: DocumentText, found: FoundItems): TotalsOption[] {
  return optionsOf(text, poolsOf(text, found))
}

export interface Pools {
  grosses: Money[]
  nets: Money[]
  taxes: Money[]
  totals: Money[]
  dues: Money[]
  paid: Money[]
  free: Money[]
  withheld: number[]
  roundings: Money[]
  rates: number[]
  rows: TaxRow[]
  lineSum: number | null
  /** Levies, postage and discounts, which can be between tax and total. */
  asides: number[]
  times: Map<number, number>
}

/** Further ones are no withheld taxes; this bounds the combinations. */
const mostWithheld = 10

export function poolsOf(text: DocumentText, { headings, rows, items }: FoundItems): Pools {
  const labelled = (name: LabelName) => labelledMoney(text, name, headings, rows)
  const [totals, allDues] = [labelled('total'), labelled('amountDue')]
  /** `Payment by card  327.40-` */
  const isPayment = ({ value }: Money) =>
    value < 0 && totals.some((total) => total.score > 0.5 && total.value > 0)
  const roundings = labelled('rounding').filter(({ value }) => value !== 0)
  const dues = [
    ...allDues.filter((due) => !isPayment(due) && !isEarly(text, due)),
    ...roundedTotals(totals, roundings),
  ]
  /** `Retention on account`: withheld, not paid. */
  const paid = [...labelled('prepaid'), ...allDues.filter(isPayment)].filter(
    ({ line }) =>
      !text.labels[line].some(({ name }) => name === 'withheld') &&
      !isStatement(text, line) &&
      !isOfLastBill(text, line)
  )
  const free = freeMoney(text, rows)
  const ofPaid = new Set(
    paid.filter(({ score }) => score > 0.5).map(({ amount }) => amount.words[0])
  )
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
  const exempt = exemptSums(text, rows)
  const nets = mergedMoney([
    ...labelled('subtotal'),
    ...exempt.map(({ net }) => net),
    ...free.filter(({ amount }) => !ofDues.has(amount.words[0])),
  ])
  const rates = ratesOf(text)
  const rateRows = taxRows(text, rows)
  const taxes = [...labelled('tax'), ...exempt.map(({ tax }) => tax)].filter(
    (tax) => !isPayment(tax)
  )
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
    taxes: mergedMoney([
      ...taxes,
      ...free.filter((money) => !isAside(text, money) && !ofPaid.has(money.amount.words[0])),
    ]),
    paid,
    free,
    withheld: labelled('withheld')
      .slice(0, mostWithheld)
      .map(({ value }) => Math.abs(value)),
    roundings,
    rates,
    rows: rateRows,
    lineSum,
    asides,
    times,
  }
}

/** `Total ‖ 578.84 ‖ 0.00 ‖ 578.84`: net amount, tax and total without tax, below their columns. */
function exemptSums({ lines, labels, amounts }: DocumentText, rows: Set<number>) {
  const taxLabels = labels.flat().filter(({ name }) => name === 'tax')
  return lines.flatMap(({ index }) => {
    const isSum = labels[index].some(({ name, isLeading }) => name === 'total' && isLeading)
    if (!isSum || rows.has(index)) return []
    const own = amounts[index].filter(({ decimals }) => decimals === 2)
    const at = own.findIndex(
      ({ value }, place) =>
        Number(value) > 0 &&
        Number(own[place + 1]?.value) === 0 &&
        own[place + 2]?.value === value &&
        taxLabels.some(
          ({ line, from, to }) =>
            line.index < index &&
            line.words[from].left < own[place + 1].right &&
            line.words[to].right > own[place + 1].left
        )
    )
    const money = (amount: PrintedAmount) => ({
      amount,
      value: Number(amount.value),
      line: index,
      score: 1,
    })
    return at === -1 ? [] : [{ net: money(own[at]), tax: money(own[at + 1]) }]
  })
}

/** `Total 595.14`, `Rounding 0.01`, `Invoice amount 595.15`: the last one is due. */
function roundedTotals(totals: Money[], roundings: Money[]): Money[] {
  return totals.filter((due) =>
    roundingsTo(due.value, totals, roundings).some(({ line }) => line < due.line)
  )
}

/** The roundings below a total that give a value. */
function roundingsTo(value: number, totals: Money[], roundings: Money[]): Money[] {
  return roundings.filter((rounding) =>
    totals.some(
      (total) =>
        total.line < rounding.line && Math.abs(total.value + rounding.value - value) < 0.005
    )
  )
}

/** Smaller amounts fit by chance. */
const leastTax = 1

const mostGrosses = 12

/** Taxes and net amounts with a lower score have no label. */
export const leastLabel = 0.35

export function optionsOf(text: DocumentText, pools: Pools): TotalsOption[] {
  const { grosses, nets, taxes, rows, rates } = pools
  const taxSum = rows.length > 1 ? sumOf(rows.map(({ tax }) => tax)) : null
  const printedSum = taxSum ?? sumOfLabelled(taxes)
  const byCents = new Map(taxes.map((tax) => [Math.round(tax.value * 100), tax]))
  const asidesNear = nearTo(
    pools.asides.filter((aside) => aside !== 0),
    (aside) => aside
  )
  const found: TotalsOption[] = []
  const likely = grosses.toSorted((a, b) => b.score - a.score).slice(0, mostGrosses)
  const ofGross = new Map(likely.map((gross) => [gross, featuresOfGross(text, pools, gross)]))
  const add = (net: Money | null, tax: Money | null, gross: Money, more: Features = {}) => {
    if (taxSum !== null && tax && !isNear(tax.value, taxSum) && hasTaxWithin(rows, gross)) return
    /** No tax is higher than its base. */
    if (net && tax && Math.abs(tax.value) > Math.abs(net.value)) return
    found.push({
      net,
      tax,
      gross,
      features: { ...featuresOf(ofGross.get(gross)!, pools, { net, tax, gross }), ...more },
    })
  }
  for (const gross of likely) {
    if (hasTaxAbove(gross, pools) || hasOwnTax(gross, pools) || isPart(gross, pools)) continue
    if (isRounded(gross, pools)) continue
    add(null, null, gross)
    for (const tax of taxes) {
      if (
        tax.score >= leastLabel &&
        tax.value !== gross.value &&
        Math.abs(tax.value) < Math.abs(gross.value)
      ) {
        add(null, tax, gross, { isHeld: isHeld(gross, tax, rates) ? 1 : 0 })
      }
    }
    for (const net of nets) {
      if (net.value === 0 || Math.sign(net.value) !== Math.sign(gross.value)) continue
      /** A discount after the net amount can be more than the tax. */
      const isLarger = Math.abs(net.value) > Math.abs(gross.value) + 0.001
      if (isLarger && net.score < 0.9) continue
      const rest = gross.value - net.value
      const isSame = Math.abs(rest) < 0.005
      const isSum = printedSum !== null && isNear(rest, printedSum)
      if (isSame) {
        const zero = byCents.get(0)
        /** `Total`, a labelled tax of zero, and below them a certain total. */
        const isAboveZero =
          zero !== undefined &&
          zero.score >= 0.9 &&
          net.score >= 0.6 &&
          net.line < zero.line &&
          zero.line < gross.line
        const isAboveExempt = net.score >= 0.6 && isExemptBetween(text, net, gross)
        if ((net.score < 0.9 && !isAboveZero && !isAboveExempt) || hasTaxWithin(rows, gross))
          continue
        add(net, null, gross)
        if (zero && zero.score >= 0.3) add(net, zero, gross)
        continue
      }
      const whole = isLarger ? null : (byCents.get(Math.round(rest * 100)) ?? null)
      const beside = whole ? undefined : taxBeside(net, rest, taxes, asidesNear)
      if (whole) add(net, whole, gross)
      if (isSum && (!whole || whole.score < leastLabel)) add(net, null, gross, { isSum: 1 })
      if (beside && !hasExactTotal(net, beside, pools)) add(net, beside, gross, { isBeside: 1 })
    }
  }
  return found
}

/** `VAT ‖ exempt` between a net amount and a total. */
function isExemptBetween({ lines, labels }: DocumentText, net: Money, gross: Money): boolean {
  return lines
    .slice(net.line + 1, gross.line)
    .some(
      ({ index, cells }) =>
        labels[index].some(({ name, isLeading }) => name === 'tax' && isLeading) &&
        zeroRates.test(plainLetters(cells.at(-1)!.text))
    )
}

/** Shares of the net amount in percent that a tax without a label has. */
const [leastShare, mostShare] = [0.5, 35]

/** Whether the tax of an option has no label and is too small or too large for one, such as a filing fee. */
export function hasUnlikelyTax({ net, tax }: TotalsOption): boolean {
  if (!net || !tax || tax.score >= leastLabel || tax.value === 0) return false
  const share = 100 * Math.abs(tax.value / net.value)
  return share < leastShare || share > mostShare
}

/** `VAT H 21 % ‖ VAT L 9 %` above their amounts: the sum of several labelled taxes. */
export function sumOfLabelled(taxes: Money[]): number | null {
  const own = taxes.filter(({ score, value }) => score > 0.6 && value > leastTax)
  return own.length > 1 ? sumOf(own.map(({ amount }) => amount)) : null
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
function hasOwnTax({ value }: Money, { nets, taxes, rates: printedRates, rows }: Pools): boolean {
  /** Rates of tax rows take precedence: Spanish electricity bills also print the share of taxes in the total. */
  const rates = rows.length ? rows.map(({ rate }) => Number(rate.value)) : printedRates
  return taxes.some(
    (tax) =>
      tax.score >= 0.9 &&
      tax.value > leastTax &&
      !nets.some((net) => isNear(net.value + tax.value, value)) &&
      rates.some((rate) => isNear((value * rate) / 100, tax.value))
  )
}

/** `Total 3293.98`, then a rounding, and `To pay 3294.00`: whether net and tax are a labelled total to the cent. */
function hasExactTotal(net: Money, tax: Money, { totals }: Pools): boolean {
  return totals.some(
    ({ value, score }) => score >= 0.6 && Math.abs(net.value + tax.value - value) < 0.005
  )
}

/** `Total 577.74`, `Rounding 0.01`, `To pay 577.75`: whether an amount is a labelled total after its rounding. */
function isRounded({ value }: Money, { totals, dues, roundings }: Pools): boolean {
  const isDue = dues.some((due) => due.value === value && due.score >= 0.6)
  const labelled = totals.filter(({ score }) => score >= 0.5)
  return isDue && roundingsTo(value, labelled, roundings).length > 0
}

/**
 * Whether an amount is a part of a labelled total: that of one of several rates, or the lines above a discount and a
 * certain total.
 */
function isPart(gross: Money, pools: Pools): boolean {
  const { value, line, score } = gross
  const { totals, dues, rows, asides, lineSum } = pools
  const isOfRate = rows.length > 1 && rows.some((row) => row.line === line)
  const isRateOf = (total: Money) =>
    isOfRate && value < total.value && total.score >= 0.6 && hasTaxWithin(rows, total)
  const isBeforeDiscount = (total: Money) =>
    value === lineSum &&
    score < total.score &&
    total.score >= 0.75 &&
    line < total.line &&
    asides.some((aside) => aside !== 0 && isNear(value - Math.abs(aside), total.value))
  /** A total above a discount, if the bases and taxes of the rates add up to the rest, which is due. */
  const isAboveRates = (due: Money) =>
    due.score >= 0.75 &&
    line < due.line &&
    value > due.value &&
    hasTaxWithin(rows, due) &&
    !hasTaxWithin(rows, gross) &&
    asides.some((aside) => aside !== 0 && isNear(value - Math.abs(aside), due.value))
  return (
    totals.some((total) => isRateOf(total) || isBeforeDiscount(total)) ||
    (rows.length > 1 && dues.some(isAboveRates))
  )
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

export function sumOf(amounts: PrintedAmount[]): number {
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
export function isHeld(gross: Money, tax: Money, rates: number[]): boolean {
  const fits = rates.some((rate) => isNear((gross.value * rate) / (100 + rate), tax.value))
  return fits && gross.score > 0.6 && tax.score > 0.6
}
