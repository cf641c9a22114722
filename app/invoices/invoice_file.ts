import { InvoiceFileSchema } from '#database/schema'

/** The words of all pages as compressed JSON (`PageText[]`). */
export const wordsType = 'application/vnd.skillary.words+gzip'

/** A stored file of a reading: a page image, or, without `page`, the words of its pages or the invoice itself. */
export default class InvoiceFile extends InvoiceFileSchema {}
