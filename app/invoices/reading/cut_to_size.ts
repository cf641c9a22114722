import type { InvoiceReading, Read } from '#app/invoices/reading/invoice_reading'

/** Of lines and of taxes each: what a file has beyond is left out, and said. */
export const mostLines = 1000

/** In characters; the rest is left out, and said. */
export const longestText = 5000

type Fields = Omit<InvoiceReading, 'checks' | 'meta'>

/** The fields with no more lines and no longer texts than a reading keeps, and whether something was left out. */
export function cutToSize(fields: Fields): { fields: Fields; isCut: boolean } {
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
    if (part.value.length <= longestText) return part
    isCut = true
    return { ...part, value: part.value.slice(0, longestText) }
  }
  return { fields: cut(fields) as Fields, isCut }
}

function isRead(part: object): part is Read {
  return 'value' in part && 'confidence' in part
}
