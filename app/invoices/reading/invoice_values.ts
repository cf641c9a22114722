import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'

/** The result of a reader before the checks; `profile` is the specification identifier of the XML. */
export type InvoiceValues = Omit<InvoiceReading, 'checks' | 'meta'> & { profile: string | null }
