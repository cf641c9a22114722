import { plainLetters } from '#app/invoices/reading/printed_text'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { isPicture, type DocumentText } from '#app/invoices/reading/text/document_text'
import { labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import type { Money } from '#app/invoices/reading/text/totals/labelled_money'
import { leastLabel, sumOf, type Pools } from '#app/invoices/reading/text/totals/totals_options'

/** Net amount, tax and total of which one is not recognized in a picture; it has no place on the page. */
interface UnreadSums {
  net: Money
  /** Null if only the taxes of several rates are printed, not their sum. */
  tax: Money | null
  gross: Money
}

/**
 * A total that is not recognized, as in a dark box: a labelled net amount and the taxes on it, each with its rate, and
 * of several also its base. Null if the total is printed, or if no tax fits.
 */
export function unreadTotal(
  text: DocumentText,
  { nets, taxes, rows, free }: Pools,
  largest: Money | null
): UnreadSums | null {
  if (!rows.length || !isPicture(text)) return null
  const bases = rows.flatMap(({ base }) => base ?? [])
  const [only] = rows
  const isNet = ({ value }: Money) =>
    rows.length === bases.length
      ? isNear(value, sumOf(bases))
      : rows.length === 1 && isShare(value, only.rate.value, only.tax.value)
  const net = nets.find((one) => one.score >= leastLabel && isNet(one))
  const taxSum = sumOf(rows.map(({ tax }) => tax))
  const tax = taxes.find(({ score, value }) => score >= leastLabel && isNear(value, taxSum)) ?? null
  if (!net || (!tax && rows.length === 1)) return null
  const value = net.value + (tax?.value ?? taxSum)
  const isRead = [...free, ...(largest ? [largest] : [])].some(
    (one) => Math.abs(one.value) > Math.abs(value) - 0.02
  )
  return isRead ? null : { net, tax, gross: withValue(net, value) }
}

const exempt =
  /\b(reverse|exempt\w*|exent\w*|exoner\w*|esente|isento|steuerfrei|befreit|vrijgesteld|verlegd|zwoln\w*|zw)\b|(^|\s)0\s?%/

/**
 * A tax that is not recognized beside its label: the difference of labelled net amount and total, if it is the share at
 * a printed rate or the sum of the taxes per rate.
 */
export function unreadTax(
  text: DocumentText,
  { nets, taxes, rows, rates, free }: Pools,
  gross: Money | null
): UnreadSums | null {
  const net = nets.find(({ score, line }) => score >= 0.9 && line !== gross?.line)
  if (!gross || !net || net.value <= 0 || !isPicture(text)) return null
  const value = gross.value - net.value
  const isOfRows = rows.length > 1 && isNear(sumOf(rows.map(({ tax }) => tax)), value)
  const isAtRate = rates.some((rate) => isShare(net.value, String(rate), value.toFixed(2)))
  const isRead = taxes.some((tax) => Math.abs(tax.value - value) < 0.005)
  if (value <= 0 || isRead || !(isOfRows || isAtRate)) return null
  const own = labelsNamed(text, 'tax').filter(
    ({ line, isLeading }) => isLeading && line.index > net.line && line.index <= gross.line
  )
  /** Postage that happens to be as high, or no tax. */
  const isOther =
    free.some(
      (one) => isNear(one.value, value) && !own.some(({ line }) => line.index === one.line)
    ) || own.some(({ line }) => exempt.test(plainLetters(line.text)))
  return own.length && !isOther ? { net, tax: withValue(gross, value), gross } : null
}

/**
 * A net amount whose label has no amount, or one with a wrong digit: the total less the tax, if the rest
 * - has this tax at the only printed rate,
 * - or is the sum of the bases of several rates,
 * - or, without rates, the sum of the lines.
 */
export function unreadNet(
  text: DocumentText,
  { taxes, rows, nets, lineSum }: Pools,
  gross: Money | null
): UnreadSums | null {
  if (!gross || !isPicture(text)) return null
  const [only, second] = rows
  const bases = rows.flatMap(({ base }) => base ?? [])
  const areBases = second !== undefined && bases.length === rows.length
  const isTax = (value: number) => {
    const rest = gross.value - value
    if (areBases)
      return isNear(rest, sumOf(bases)) && isNear(value, sumOf(rows.map(({ tax }) => tax)))
    if (second || rest <= 0) return false
    return only
      ? value === Number(only.tax.value) && isShare(rest, only.rate.value, only.tax.value)
      : lineSum !== null && isNear(rest, lineSum)
  }
  const tax = taxes.find(({ score, value }) => score >= leastLabel && isTax(value))
  const value = tax && gross.value - tax.value
  /** A line of the margin can be between the label and the tax. */
  const isAbove = (line: number) =>
    tax && line < tax.line && line >= tax.line - 2 - 3 * bases.length
  const isUnread = labelsNamed(text, 'subtotal').some(({ line, isLeading }) => {
    const own = text.amounts[line.index]
    const isMisread = own.some((amount) => hasOneOtherDigit(amount.value, value?.toFixed(2) ?? ''))
    return isLeading && isAbove(line.index) && (!own.length || isMisread)
  })
  if (!value || !isUnread) return null
  const isRead = nets.some((net) => isNear(net.value, value))
  return isRead ? null : { net: withValue(gross, value), tax, gross }
}

function hasOneOtherDigit(read: string, value: string): boolean {
  const others = [...read].filter((sign, at) => sign !== value[at])
  return read.length === value.length && others.length === 1 && others[0] !== '.'
}

function isShare(base: number, rate: string, tax: string): boolean {
  return isNear((base * Number(rate)) / 100, Number(tax))
}

function withValue(money: Money, value: number): Money {
  return { ...money, value, amount: { ...money.amount, value: value.toFixed(2), words: [] } }
}
