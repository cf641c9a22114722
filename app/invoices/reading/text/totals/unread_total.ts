import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { isPicture, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { Money } from '#app/invoices/reading/text/totals/labelled_money'
import { sumOf, type Pools } from '#app/invoices/reading/text/totals/totals_options'

/** Labels of amounts with a lower score are not certain. */
const leastScore = 0.35

/**
 * A total that is not recognized in a picture, as in a dark box: a labelled net amount and the taxes on it, each with its
 * rate and base. The total has no place on the page. Null if the total is printed, or if no tax fits.
 */
export function unreadTotal(
  text: DocumentText,
  { nets, taxes, rows, free }: Pools,
  largest: Money | null
): { net: Money; tax: Money; gross: Money } | null {
  const bases = rows.flatMap(({ base }) => base ?? [])
  if (!rows.length || bases.length < rows.length || !isPicture(text)) return null
  const net = nets.find(({ score, value }) => score >= leastScore && isNear(value, sumOf(bases)))
  const taxSum = sumOf(rows.map(({ tax }) => tax))
  const tax = taxes.find(({ score, value }) => score >= leastScore && isNear(value, taxSum))
  if (!net || !tax) return null
  const value = net.value + tax.value
  const isRead = [...free, ...(largest ? [largest] : [])].some(
    (one) => Math.abs(one.value) > Math.abs(value) - 0.02
  )
  if (isRead) return null
  const amount = { ...net.amount, value: value.toFixed(2), words: [] }
  return { net, tax, gross: { ...net, amount, value } }
}
