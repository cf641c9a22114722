import { readFile } from 'node:fs/promises'
import { drawInChild } from '#app/invoices/draw_in_child'
import type { InvoiceReading } from '#app/invoices/invoice_reading'
import { readInChild } from '#app/invoices/read_in_child'

/** The picture of a page. */
export interface PagePicture {
  /** From 1. */
  page: number
  mediaType: 'image/webp'
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * Reads a file that stands on this machine and, where somebody will look at them, draws its pages; each in a
 * process of its own.
 *
 * @throws InvoiceFault where there is nothing to read
 */
export async function readInvoiceFile(
  path: string,
  { pictures = false }: { pictures?: boolean } = {}
): Promise<{ reading: InvoiceReading; pictures: PagePicture[] }> {
  const bytes = await readFile(path)
  const reading = await readInChild(bytes)
  const hasPages = reading.meta.pages !== null && reading.meta.format !== 'text'
  return { reading, pictures: pictures && hasPages ? await drawInChild(bytes) : [] }
}
