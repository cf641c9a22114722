import { InvoiceFileSchema } from '#database/schema'

/** A stored file of a reading: a page image, or the invoice itself (`page` null). */
export default class InvoiceFile extends InvoiceFileSchema {}
