import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundItems } from '#app/invoices/reading/text/items/find_items'
import { numberCandidates } from '#app/invoices/reading/text/numbers/find_numbers'

/** Whether a later page has a total and other numbers at a label or title than the first page that has both. */
export function holdsSeveralInvoices(text: DocumentText, { rows }: FoundItems): boolean {
  if (text.layout.pages.length < 2) return false
  const withTotal = new Set(
    text.labels
      .flat()
      .filter(({ name, isLeading }) => isLeading && (name === 'total' || name === 'amountDue'))
      .map(({ line }) => line.page)
  )
  const numbers = new Map<number, Set<string>>()
  for (const { value, words, features } of numberCandidates(text, 'invoiceNumber', rows)) {
    const [{ page }] = words
    const isNamed = features?.isCertain === 1 || features?.isTitled === 1
    if (isNamed && withTotal.has(page))
      numbers.set(page, (numbers.get(page) ?? new Set()).add(value))
  }
  const [first, ...others] = numbers.values()
  return others.some((own) => own.isDisjointFrom(first))
}
