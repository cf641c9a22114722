import { wholeSumLabels } from '#app/invoices/reading/phrases'
import { moneyIn, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { Money } from '#app/invoices/reading/text/totals/labelled_money'

/** Postage, a net amount, rounding, or another labelled amount that is not a tax. */
export function isAside(text: DocumentText, { line, amount }: Money): boolean {
  const before = text.labels[line].filter(({ to }) => to < amount.from)
  const nearest = Math.max(...before.map(({ from }) => from))
  const names = before.filter(({ from }) => from === nearest).map(({ name }) => name)
  const isNet = names.includes('subtotal') && moneyIn(text, line).length === 1
  const isOther = names.includes('otherAmount') || names.includes('rounding')
  return !names.includes('tax') && (isOther || isNet)
}

/** The last amounts of lines that do not start with a sum label, and their sums; a levy may be called a tax. */
export function asideAmounts(text: DocumentText, rows: Set<number>): number[] {
  const found: number[] = []
  /** `Discount -35.80` directly above `Shipping 9.50` */
  let run: number[] = []
  for (const { index, cells } of text.lines) {
    const labels = text.labels[index]
    const isSum = labels.some(({ name, isCertain }) => isCertain && wholeSumLabels.has(name))
    const isText = !rows.has(index) && /\p{L}{3}/u.test(cells[0].text)
    const isLabelled = labels.some(({ name }) => name === 'otherAmount')
    const last = moneyIn(text, index).findLast(
      ({ isPercent, decimals }) => !isPercent && (decimals === 2 || isLabelled)
    )
    const own = isText && !isSum && last ? Number(last.value) : null
    if (own !== null) found.push(own)
    run = own !== null && isLabelled ? [...run, own] : []
    if (run.length > 1) found.push(run.reduce((sum, value) => sum + value, 0))
  }
  return found
}

/** `Balance last month | Payments received | This invoice`: a statement of account, below its headings. */
export function isStatement({ labels }: DocumentText, line: number): boolean {
  const above = labels[line - 1] ?? []
  return (
    above.some(({ name, from }) => name === 'otherAmount' && from === 0) &&
    above.some(({ name }) => name === 'prepaid')
  )
}

/** `Balance on your last bill  780.91` above `Payment received  -780.91`: a payment of an earlier invoice. */
export function isOfLastBill(text: DocumentText, line: number): boolean {
  const amountsOf = (at: number) =>
    (text.amounts[at] ?? []).map(({ value }) => Math.abs(Number(value)))
  return [line - 1, line - 2].some(
    (at) =>
      text.labels[at]?.some(({ name, isLeading }) => name === 'otherAmount' && isLeading) &&
      amountsOf(at).some((amount) => amount > 0 && amountsOf(line).includes(amount))
  )
}

/** `Less 2 % discount within 10 days (183.67) = 8,999.85`: what an early payment would be. */
export function isEarly({ amounts, labels }: DocumentText, { line }: Money): boolean {
  return (
    amounts[line].some(({ isPercent }) => isPercent) &&
    labels[line].some(({ name }) => name === 'otherAmount')
  )
}
