import { invoicePaths, readOf, type Corrections } from '#app/invoices/corrections'
import { listFields, listNames } from '#app/invoices/invoice_fields'
import { certainFrom, type InvoiceReading } from '#app/invoices/reading/invoice_reading'

/**
 * The fields, and the lines of lists as a whole, with a value that is neither certain nor corrected, as paths: the steps of
 * a review.
 */
export function doubtfulSteps(reading: InvoiceReading, corrections: Corrections): string[][] {
  const isDoubtful = (path: string) => {
    const read = readOf(reading, path)
    return read !== null && read.confidence < certainFrom && !(path in corrections)
  }
  const lines = listNames.flatMap((list) =>
    reading[list].map((_, at) =>
      Object.keys(listFields[list]).map((name) => `${list}.${at}.${name}`)
    )
  )
  const fields = invoicePaths.map((path) => [path as string])
  return [...fields, ...lines].filter((paths) => paths.some(isDoubtful))
}
