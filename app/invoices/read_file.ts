import { readFile } from 'node:fs/promises'
import type { InvoiceReading } from '#app/invoices/invoice_reading'
import { readInvoiceXml } from '#app/invoices/read_invoice_xml'

/** The picture of a page, as it was drawn while the page was read. */
export interface PagePicture {
  /** From 1. */
  page: number
  mediaType: 'image/png' | 'image/webp' | 'image/jpeg'
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** Reads an invoice. @throws InvoiceFault where there is nothing to read */
export async function readInvoiceFile(
  path: string,
  _name: string
): Promise<{ reading: InvoiceReading; pictures: PagePicture[] }> {
  const began = performance.now()
  const { values, format } = readInvoiceXml(await readFile(path))
  const { profile, ...fields } = values
  return {
    reading: {
      ...fields,
      checks: [],
      meta: {
        route: 'xml',
        format,
        profile,
        pages: null,
        pagesRead: null,
        ms: Math.round(performance.now() - began),
        warnings: [],
      },
    },
    pictures: [],
  }
}
