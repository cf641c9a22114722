import { invoicePaths, readOf, type Corrections } from '#app/invoices/corrections'
import { listFields, listNames } from '#app/invoices/invoice_fields'
import { certainFrom, type InvoiceReading } from '#app/invoices/reading/invoice_reading'

/** The number of fields, and of lines as a whole, with a value that is neither certain nor corrected. */
export function countDoubtful(reading: InvoiceReading, corrections: Corrections): number {
  const isDoubtful = (path: string) => {
    const read = readOf(reading, path)
    return read !== null && read.confidence < certainFrom && !(path in corrections)
  }
  const doubtfulLines = listNames.flatMap((list) =>
    reading[list].filter((_, at) =>
      Object.keys(listFields[list]).some((name) => isDoubtful(`${list}.${at}.${name}`))
    )
  )
  return invoicePaths.filter(isDoubtful).length + doubtfulLines.length
}
