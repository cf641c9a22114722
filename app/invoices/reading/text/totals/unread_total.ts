import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { isPicture, type DocumentText } from '#app/invoices/reading/text/document_text'
import { labelsNamed } from '#app/invoices/reading/text/labels/label_zones'
import type { Money } from '#app/invoices/reading/text/totals/labelled_money'
import { leastLabel, sumOf, type Pools } from '#app/invoices/reading/text/totals/totals_options'

/** Net amount, tax and total of which one is not recognized in a picture; it has no place on the page. */
interface UnreadSums {
  net: Money
  tax: Money
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
  const tax = taxes.find(({ score, value }) => score >= leastLabel && isNear(value, taxSum))
  if (!net || !tax) return null
  const value = net.value + tax.value
  const isRead = [...free, ...(largest ? [largest] : [])].some(
    (one) => Math.abs(one.value) > Math.abs(value) - 0.02
  )
  return isRead ? null : { net, tax, gross: withValue(net, value) }
}

/** A net amount whose label has no amount: the total less the only tax, if this is its share at the printed rate. */
export function unreadNet(
  text: DocumentText,
  { taxes, rows, nets }: Pools,
  gross: Money | null
): UnreadSums | null {
  const [only, second] = rows
  if (!gross || !only || second || !isPicture(text)) return null
  const tax = taxes.find(
    ({ score, value }) => score >= leastLabel && value === Number(only.tax.value)
  )
  const value = tax && gross.value - tax.value
  /** A line of the margin can be between the label and the tax. */
  const isAbove = (line: number) => tax && line < tax.line && line >= tax.line - 2
  const isEmpty = labelsNamed(text, 'subtotal').some(
    ({ line, isLeading }) => isLeading && isAbove(line.index) && !text.amounts[line.index].length
  )
  if (!value || !isEmpty || !isShare(value, only.rate.value, only.tax.value)) return null
  const isRead = nets.some((net) => isNear(net.value, value))
  return isRead ? null : { net: withValue(gross, value), tax, gross }
}

function isShare(base: number, rate: string, tax: string): boolean {
  return isNear((base * Number(rate)) / 100, Number(tax))
}

function withValue(money: Money, value: number): Money {
  return { ...money, value, amount: { ...money.amount, value: value.toFixed(2), words: [] } }
}
