import { isHalfOfTax } from '#app/invoices/reading/text/tax_rows'
import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import {
  calibrated,
  modelOf,
  probabilities,
  type Features,
} from '#app/invoices/reading/text/choose'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { findRest } from '#app/invoices/reading/text/totals/find_amount_due'
import { likeliest, type Money } from '#app/invoices/reading/text/totals/labelled_money'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import type { TaxRow } from '#app/invoices/reading/text/tax_rows'
import type { Read, TaxLine } from '#app/invoices/reading/invoice_reading'
import {
  hasUnlikelyTax,
  isHeld,
  leastLabel,
  optionsOf,
  poolsOf,
  sumOf,
  sumOfLabelled,
  type Pools,
  type TotalsOption,
} from '#app/invoices/reading/text/totals/totals_options'
import { unreadNet, unreadTax, unreadTotal } from '#app/invoices/reading/text/totals/unread_total'

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
  const gross = winner && total ? winner.gross : null
  const unread =
    unreadTotal(text, pools, winner?.gross ?? null) ??
    unreadNet(text, pools, gross) ??
    unreadTax(text, pools, gross)
  const derived = ({ amount }: Money) => printed(text, amount.value, amount.words, 0.8)
  const hasTax = !winner || !hasUnlikelyTax(winner)
  /** `Total fees` above a fee is only a part, a declared net amount is not. */
  const hasNet = hasTax || (winner.net !== null && winner.net.score >= 0.9)
  const ofWinner = {
    subtotal: hasNet ? read('subtotal', ({ net }) => net) : null,
    tax: hasTax ? read('tax', ({ tax }) => tax) : null,
  }
  const sums = unread
    ? {
        subtotal: derived(unread.net),
        tax: unread.tax && derived(unread.tax),
        total: unread.gross.amount.words.length ? total : derived(unread.gross),
      }
    : { ...(alone ?? ofWinner), total }
  return {
    ...sums,
    ...findRest(text, restOf(pools, unread?.gross ?? gross)),
    taxes: taxesOf(pools, sums).map(({ rate, base, tax }) => ({
      rate: printed(text, rate.value, rate.words, 0.93),
      base: base && printed(text, base.value, base.words, 0.93),
      amount: printed(text, tax.value, tax.words, base ? 0.93 : 0.75),
      category: null,
    })),
    currency: (winner?.gross ?? likeliest(pools.grosses))?.amount.currency ?? null,
  }
}

/** Rows of rates; without tax, `Overheads (10 %)  323.53` is none of them. */
function taxesOf({ rows }: Pools, { tax }: Pick<FoundTotals, 'tax'>): TaxRow[] {
  return tax && Number(tax.value) === 0 ? rows.filter((row) => Number(row.tax.value) === 0) : rows
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
    amounts(taxes, leastLabel).some((tax) =>
      less.some((part) => part !== 0 && isNear(own.value + tax.value - part, gross.value))
    )
  )
}

/** A total without a label is never certain. */
function isSupported({ grossLabel, dueLabel }: Features): boolean {
  return grossLabel > 0.2 || dueLabel > 0.2
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
  const tax = likeliest(
    taxes.filter((one) => one.score >= leastLabel && isPart(one) && !isHalfOfTax(text, one.line))
  )
  const isTaxed = tax !== null && tax.score >= 0.5 && tax.value !== 0 && tax.amount.decimals === 2
  /** The sums of sections without tax, or of rates: `Taxable`, `Exempt`. */
  const isWhole = (taxSum: number) =>
    labelled.length > 1 &&
    gross !== null &&
    isNear(sumOf(labelled.map(({ amount }) => amount)) + taxSum, gross.value)
  /** `Base 21 % ‖ VAT 21 % ‖ Base 10 % ‖ VAT 10 %`: also the taxes are parts. */
  const areAll = isWhole(sumOfLabelled(taxes) ?? Number.NaN)
  const areParts = areAll || isWhole(isTaxed ? tax.value : 0)
  const net = areParts ? null : likeliest(labelled)
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
    tax: read(areAll ? null : tax, tax ? (isSure ? 0.91 : isOfLines ? 0.85 : tax.score * 0.6) : 0),
  }
}
