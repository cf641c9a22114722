import type { InvoiceFields, Read } from '#app/invoices/reading/invoice_reading'

/** Maximum number of lines and of taxes; further ones are dropped with a warning. */
export const mostLines = 1000

/** In characters; longer texts are truncated with a warning. */
export const longestFieldText = 5000

/** Limits the number of lines and the length of texts; states whether something was dropped. */
export function cutToSize(fields: InvoiceFields): { fields: InvoiceFields; isCut: boolean } {
  let isCut = false
  const cut = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      isCut ||= part.length > mostLines
      return part.slice(0, mostLines).map(cut)
    }
    if (typeof part !== 'object' || part === null) return part
    if (!isRead(part)) {
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, cut(inner)]))
    }
    if (part.value.length <= longestFieldText) return part
    isCut = true
    return { ...part, value: part.value.slice(0, longestFieldText) }
  }
  return { fields: cut(fields) as InvoiceFields, isCut }
}

function isRead(part: object): part is Read {
  return 'value' in part && 'confidence' in part
}
