import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import { certaintyOf, labelsNamed, zonesOf } from '#app/invoices/reading/text/find_values'
import type { FoundItems } from '#app/invoices/reading/text/find_items'
import type { Read, TaxLine } from '#app/invoices/reading/invoice_reading'
import type { LabelName } from '#app/invoices/reading/phrases'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

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

interface Money {
  amount: PrintedAmount
  value: number
  line: number
  score: number
}

interface Triple {
  net: Money
  tax: Money | null
  gross: Money
  score: number
}

/**
 * Finds net, tax and total. Labels are weighted, and three amounts that add up outweigh any label: the most
 * likely combination is used. Amounts that are not printed are left out.
 */
export function findTotals(text: DocumentText, { headings, rows, items }: FoundItems): FoundTotals {
  const labelled = (name: LabelName) => labelledAmounts(text, name, headings, rows)
  const nets = labelled('subtotal')
  const taxes = labelled('tax')
  const totals = labelled('total')
  const dues = labelled('amountDue')
  const paid = labelled('prepaid')
  const rates = ratesOf(text)
  const taxLines = taxRows(text, rows)
  const free = freeAmounts(text, rows)
  const lineSum = items.reduce((sum, { amount }) => sum + Number(amount?.value ?? 0), 0)
  const grosses = merged([...totals, ...dues.map((due) => ({ ...due, score: due.score * 0.8 }))])
  const likeliest = bestTriple({
    grosses,
    nets: merged([...nets, ...free]),
    taxes: merged([...taxes, ...free]),
    taxSum:
      taxLines.length > 1 ? taxLines.reduce((sum, { tax }) => sum + Number(tax.value), 0) : null,
    rates,
    lineSum: items.length ? lineSum : null,
    asides: asideAmounts(text, rows),
    rateLines: new Set(taxLines.length > 1 ? taxLines.map(({ line }) => line) : []),
    ownNet: Math.max(0, ...nets.map(({ score }) => score)),
  })
  const [onlyGross, onlyTax] = [top(grosses), top(taxes)]
  const isOnlyHeld = onlyGross && onlyTax && isHeld(onlyGross, onlyTax, rates)
  const triple = isOnlyHeld && likeliest?.net.value === likeliest?.gross.value ? null : likeliest
  const read = (money: Money | null | undefined, confidence: number) =>
    money ? printed(text, money.amount.value, money.amount.words, confidence) : null
  const found: FoundTotals = {
    subtotal: null,
    tax: null,
    total: null,
    prepaid: null,
    amountDue: null,
    taxes: taxLines.map(({ rate, base, tax }) => ({
      rate: printed(text, rate.value, rate.words, 0.93),
      base: base && printed(text, base.value, base.words, 0.93),
      amount: printed(text, tax.value, tax.words, base ? 0.93 : 0.75),
      category: null,
    })),
    currency: null,
  }
  if (triple) {
    const { net, tax, gross } = triple
    const isTaxed = net.value !== gross.value
    const isSame = net.value === gross.value
    const labels = [net, tax, gross].filter((money) => !money || money.score >= 0.35).length
    /** `Total` beside another candidate, such as one that only adds up in a table of rates, is doubtful. */
    const isRivalled = totals.some(
      ({ value, score }) => score > 0.95 && Math.abs(value) > Math.abs(gross.value) + 0.01
    )
    const own = labels >= 3 ? 0.97 : labels === 2 ? 0.93 : 0.8
    const sure = isTaxed ? (isRivalled ? Math.min(own, 0.8) : own) : 0.85
    found.total = read(
      gross,
      isTaxed || gross.score > 0.9 ? sure + 0.02 : Math.max(0.6, gross.score * 0.85)
    )
    const isNetLabelled = net.score >= 0.35
    if (isTaxed || isNetLabelled)
      found.subtotal = read(net, isSame ? 0.75 : isNetLabelled ? sure : sure - 0.1)
    if (tax) found.tax = read(tax, isTaxed ? (tax.score >= 0.35 ? sure : sure - 0.1) : 0.72)
  } else {
    const gross = top(grosses)
    const net = top(nets.filter(({ score }) => score >= 0.5))
    const tax = top(taxes)
    const isOnce = new Set(totals.map(({ value }) => value)).size === 1
    const sure = gross && tax && isHeld(gross, tax, rates) ? 0.91 : 0
    found.total = read(
      gross,
      gross ? Math.max(sure, Math.min(0.86, gross.score * (isOnce ? 0.86 : 0.72))) : 0
    )
    found.subtotal = read(net, net ? net.score * 0.68 : 0)
    found.tax = read(tax, tax ? Math.max(sure, tax.score * 0.6) : 0)
  }
  const due = top(dues)
  const advance = top(paid)
  const total = found.total ? Number(found.total.value) : null
  const isRest =
    due && advance && total !== null && near(total - Math.abs(advance.value), due.value)
  const isWhole = due && total !== null && due.value === total
  found.amountDue = read(due, due ? (isRest || isWhole ? 0.93 : due.score * 0.8) : 0)
  found.prepaid = read(advance, advance ? (isRest ? 0.94 : advance.score * 0.65) : 0)
  const beside = triple?.gross ?? top(grosses)
  found.currency = beside?.amount.currency ?? null
  return found
}

/** Amounts beside or below the labels of a field; in a row of several the last one is the most likely. */
function labelledAmounts(
  text: DocumentText,
  name: LabelName,
  headings: Set<number>,
  rows: Set<number>
): Money[] {
  const found: Money[] = []
  for (const label of labelsNamed(text, name)) {
    if (headings.has(label.line.index)) continue
    for (const zone of zonesOf(text, label)) {
      const isBeside = zone.line === label.line
      if (!isBeside && rows.has(zone.line.index)) continue
      const inside = moneyIn(text, zone.line.index).filter(
        ({ from, to, isPercent }) => !isPercent && from >= zone.from && to <= zone.to
      )
      if (!inside.length) continue
      inside.forEach((amount, at) => {
        const place = isBeside ? at === inside.length - 1 : at === 0
        const own = rows.has(zone.line.index) ? 0.3 : 1
        const score = certaintyOf(label) * zone.score * (place ? 1 : 0.55) * moneyLike(amount) * own
        found.push({ amount, value: Number(amount.value), line: zone.line.index, score })
      })
      break
    }
  }
  return merged(found)
}

/** Amounts of a line, without dates and parts of longer numbers. */
function moneyIn(text: DocumentText, line: number): PrintedAmount[] {
  const dates = text.dates[line]
  return text.amounts[line].filter(
    ({ from, to }) => !dates.some((date) => date.from <= to && date.to >= from)
  )
}

/** Amounts have two decimals or a currency; bare whole numbers can be anything. */
function moneyLike({ decimals, currency, value }: PrintedAmount): number {
  if (decimals === 2) return 1
  if (currency) return 0.9
  return decimals === 0 && value.length > 2 ? 0.5 : 0.3
}

/** Unlabelled amounts outside of rows, which only their arithmetic supports. */
function freeAmounts(text: DocumentText, rows: Set<number>): Money[] {
  return text.lines.flatMap(({ index }) => {
    if (rows.has(index) && rows.size > 1) return []
    return moneyIn(text, index)
      .filter((amount) => !amount.isPercent && (amount.decimals === 2 || amount.currency))
      .map((amount) => ({ amount, value: Number(amount.value), line: index, score: 0.08 }))
  })
}

/** One candidate per value: that with the highest score; further places add a little. */
function merged(found: Money[]): Money[] {
  const byValue = new Map<number, Money>()
  for (const money of found) {
    const known = byValue.get(money.value)
    if (!known) byValue.set(money.value, { ...money })
    else {
      const score = Math.max(known.score, money.score) + 0.04
      byValue.set(money.value, { ...(money.score > known.score ? money : known), score })
    }
  }
  return [...byValue.values()]
}

interface Pool {
  grosses: Money[]
  nets: Money[]
  taxes: Money[]
  /** If only the taxes by rate are printed: their sum, which connects net and total but is not a value. */
  taxSum: number | null
  rates: number[]
  lineSum: number | null
  /** Levies, postage and discounts, which can be between tax and total. */
  asides: number[]
  /** Lines of single rates, none of which is the total tax. */
  rateLines: Set<number>
  /** The score of a net label: a total that equals its net is then unlikely. */
  ownNet: number
}

function bestTriple({
  grosses,
  nets,
  taxes,
  taxSum,
  rates,
  lineSum,
  asides,
  rateLines,
  ownNet,
}: Pool): Triple | null {
  const largest = Math.max(...grosses.map(({ value }) => Math.abs(value)), 0.01)
  const byCents = new Map(taxes.map((tax) => [Math.round(tax.value * 100), tax]))
  let winner: Triple | null = null
  for (const gross of grosses) {
    for (const net of nets) {
      if (net.value === 0 || Math.sign(net.value) !== Math.sign(gross.value)) continue
      if (Math.abs(net.value) > Math.abs(gross.value) + 0.001) continue
      const rest = gross.value - net.value
      const isSum = taxSum !== null && near(rest, taxSum)
      /** With several rates, none is the total tax. */
      const beside = isSum ? undefined : taxBeside(net, rest, { taxes, asides })
      const tax = byCents.get(Math.round(rest * 100)) ?? beside ?? null
      const isWhole = !tax || near(tax.value, rest)
      const isSame = Math.abs(gross.value - net.value) < 0.005
      if (!tax && !isSame && !isSum) continue
      if (isSame && ownNet >= 0.5 && net.score < Math.max(0.5, 0.8 * ownNet)) continue
      const share = (100 * (gross.value - net.value)) / net.value
      const isRate = rates.some((rate) => Math.abs(rate - share) < 0.06)
      let score =
        gross.score + net.score + (tax?.score ?? 0) + (0.4 * Math.abs(gross.value)) / largest
      if (!isSame) score += !isWhole ? 0.4 : share < 35 ? 1 : 0.2
      if (isRate && !isSame) score += 0.35
      if (isSame && tax && tax.score > 0.3) score += 0.3
      if (lineSum !== null && near(lineSum, net.value)) score += 0.4
      if (isSum && !isSame) score += 0.4
      const isRow = net.line === gross.line && tax?.line === gross.line
      if (isRow && rateLines.has(gross.line)) continue
      const weakest = gross.score + net.score + (isSame ? 0 : (tax?.score ?? 0.3))
      if (weakest < (isSame ? 0.45 : 0.5)) continue
      if (!winner || score > winner.score) {
        winner = { net, tax: isSame && (!tax || tax.score < 0.3) ? null : tax, gross, score }
      }
    }
  }
  return winner
}

/** A labelled tax that adds up to the total with one more amount, such as a levy or postage without VAT. */
function taxBeside(
  net: Money,
  rest: number,
  { taxes, asides }: Pick<Pool, 'taxes' | 'asides'>
): Money | undefined {
  if (net.score < 0.5) return undefined
  return taxes.find(
    ({ value, score }) =>
      score >= 0.5 && value > 0 && asides.some((aside) => aside !== 0 && near(value + aside, rest))
  )
}

/** The last amounts of lines that do not start with a sum label; a levy may be called a tax. */
function asideAmounts(text: DocumentText, rows: Set<number>): number[] {
  return text.lines.flatMap(({ index, cells }) => {
    if (rows.has(index) || !/\p{L}{3}/u.test(cells[0].text)) return []
    if (text.labels[index].some(({ name, isCertain }) => isCertain && ofSums.has(name))) return []
    const last = moneyIn(text, index).findLast(
      ({ isPercent, decimals }) => !isPercent && decimals === 2
    )
    return last ? [Number(last.value)] : []
  })
}

const ofSums = new Set<LabelName>(['subtotal', 'total', 'amountDue', 'prepaid'])

/** All percentages of a document, most of them rates of VAT. */
function ratesOf(text: DocumentText): number[] {
  const percent = text.amounts.flat().filter(({ isPercent }) => isPercent)
  return [...new Set(percent.map(({ value }) => Number(value)))].filter((rate) => rate > 0)
}

/** Rows with a rate, a base and the resulting tax; each rate once. */
function taxRows(text: DocumentText, rows: Set<number>) {
  const found: {
    line: number
    rate: PrintedAmount
    base: PrintedAmount | null
    tax: PrintedAmount
  }[] = []
  for (const { index } of text.lines) {
    if (rows.has(index)) continue
    const amounts = moneyIn(text, index)
    const rate =
      amounts.find(({ isPercent }) => isPercent) ??
      (isTaxLine(text, index)
        ? amounts.find(({ value }) => isLikelyRate(Number(value)))
        : undefined)
    if (!rate || Number(rate.value) > 30 || found.some((row) => row.rate.value === rate.value))
      continue
    const money = amounts.filter(
      (amount) => amount !== rate && !amount.isPercent && amount.decimals === 2
    )
    const pair = pairOf(money, Number(rate.value))
    if (pair) found.push({ line: index, rate, ...pair })
    else if (money.length === 1 && rate.isPercent && isTaxLine(text, index)) {
      found.push({ line: index, rate, base: null, tax: money[0] })
    }
  }
  return found
}

function isTaxLine(text: DocumentText, index: number): boolean {
  return text.labels[index].some(({ name }) => name === 'tax')
}

function isLikelyRate(value: number): boolean {
  return value >= 1 && value <= 27
}

function pairOf(money: PrintedAmount[], rate: number) {
  for (const base of money) {
    for (const tax of money) {
      if (base === tax || Number(base.value) === 0) continue
      if (Math.abs((Number(base.value) * rate) / 100 - Number(tax.value)) < 0.02)
        return { base, tax }
    }
  }
  return null
}

function top(found: Money[]): Money | null {
  return found.toSorted((a, b) => b.score - a.score || b.line - a.line)[0] ?? null
}

/** A tax that is included in the total at a printed rate: some documents have no net amount. */
function isHeld(gross: Money, tax: Money, rates: number[]): boolean {
  const fits = rates.some((rate) => near((gross.value * rate) / (100 + rate), tax.value))
  return fits && gross.score > 0.6 && tax.score > 0.6
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.011
}
