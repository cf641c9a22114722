import { InvoiceTallySchema } from '#database/schema'
import type { InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'

/** That a file was read, how and how long it took, or why it was not: nothing of whom and of what. */
export default class InvoiceTally extends InvoiceTallySchema {
  static table = 'invoice_tallies'

  declare problem: InvoiceFaultCode | null
}
