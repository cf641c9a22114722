import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'

/** What one reader found, before it is checked; `profile` is the specification that XML names. */
export type InvoiceValues = Omit<InvoiceReading, 'checks' | 'meta'> & { profile: string | null }
