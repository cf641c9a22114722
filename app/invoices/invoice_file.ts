import { InvoiceFileSchema } from '#database/schema'

/** A stored file of a reading: the picture of a page, or the invoice itself (`page` null). */
export default class InvoiceFile extends InvoiceFileSchema {}
