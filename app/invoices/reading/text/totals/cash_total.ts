import {
  isPicture,
  moneyIn,
  printed,
  type DocumentText,
} from '#app/invoices/reading/text/document_text'
import type { FoundTotals } from '#app/invoices/reading/text/totals/find_totals'
import { isRounded, isSum, isTillReceipt, paidInCash } from '#app/invoices/reading/text/till_roll'

/** A total with a label is likelier than cash or change that may be misread. */
const sureOfTotal = 0.7

/**
 * On a receipt, a total that is the cash less the change is likelier. An unlikely one is replaced by the printed amount that
 * fits, and one that was not recognized by the difference.
 */
export function withCashTotal(text: DocumentText, totals: FoundTotals): FoundTotals {
  const paid = isTillReceipt(text) ? paidInCash(text) : null
  if (!paid) return totals
  const { total } = totals
  if (total && isRounded(Number(total.value), paid))
    return { ...totals, total: { ...total, confidence: Math.max(total.confidence, 0.9) } }
  const amounts = text.lines.flatMap((line) =>
    moneyIn(text, line.index)
      .filter(({ decimals, value }) => decimals === 2 && isRounded(Number(value), paid))
      .map((amount) => ({ amount, isLabelled: isSum(text, line) }))
  )
  const labelled = amounts.findLast(({ isLabelled }) => isLabelled)
  if (total && total.confidence >= (labelled ? 0.9 : sureOfTotal)) return totals
  const { amount } = labelled ?? amounts.at(-1) ?? {}
  if (amount) return { ...totals, total: printed(text, amount.value, amount.words, 0.75) }
  const isUnread = !total && isPicture(text)
  return isUnread ? { ...totals, total: printed(text, paid.toFixed(2), [], 0.6) } : totals
}
