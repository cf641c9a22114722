import { InvoiceTallySchema } from '#database/schema'
import type { InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'

/** Statistics of a reading: method, duration or error, without owner and content. */
export default class InvoiceTally extends InvoiceTallySchema {
  static table = 'invoice_tallies'

  declare problem: InvoiceFaultCode | null
}
