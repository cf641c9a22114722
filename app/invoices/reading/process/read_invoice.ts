import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { storableInside } from '#app/core/db/storable_text'
import { checkInvoice, checkPrint } from '#app/invoices/reading/check_invoice'
import { cutToSize } from '#app/invoices/reading/cut_to_size'
import { kindOf } from '#app/invoices/reading/file_kind'
import { mostPages } from '#app/invoices/reading/reading_limits'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import type {
  InvoiceReading,
  ReadingMeta,
  ReadingWarning,
  InvoiceValues,
} from '#app/invoices/reading/invoice_reading'
import type { OcrOptions } from '#app/invoices/reading/pages/ocr'
import { hasFewLetters, type PageWords } from '#app/invoices/reading/pages/page_words'
import { attachedXml, openPdf, pageWords } from '#app/invoices/reading/pages/pdf_document'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { readInvoicePages } from '#app/invoices/reading/text/read_invoice_text'

/** So is one with a larger share of characters that are unknown. */
const mostUnknown = 0.2

export interface ReadingOptions extends OcrOptions {
  /** Ignores attached XML, to measure the reading of pages. */
  ignoreAttached?: boolean
  /** Called if character recognition is needed, which takes longer. */
  onOcr?: () => void
  /** Gets the words of the pages. */
  onWords?: (pages: PageWords[]) => void
}

/**
 * Reads an invoice: XML by its elements, a PDF by its attached XML, else by its text, else by character
 * recognition. Runs in this process; `readInChild` runs it in a child process for untrusted files.
 *
 * @throws InvoiceFault
 */
export async function readInvoice(
  bytes: Uint8Array,
  options: ReadingOptions = {}
): Promise<InvoiceReading> {
  const start = performance.now()
  const found = await readers[kindOf(bytes)](bytes, options)
  const { profile, adjustments, ...fields } = found.values
  const { print, ...meta } = found.meta
  const limited = cutToSize(fields)
  if (limited.isCut) meta.warnings.push('values_left')
  return storableInside({
    ...limited.fields,
    checks: checkInvoice(
      plainValues(fields),
      adjustments,
      print ? checkPrint(fields, print) : null
    ),
    meta: { ...meta, profile, adjustments, ms: Math.round(performance.now() - start) },
  }) as InvoiceReading
}

interface Found {
  values: InvoiceValues
  meta: Omit<ReadingMeta, 'profile' | 'ms'> & { print?: InvoiceValues | null }
}

const readers = {
  xml: readXmlFile,
  pdf: readPdf,
  image: readImage,
  text: readTextFile,
}

async function readXmlFile(bytes: Uint8Array): Promise<Found> {
  const { values, format } = readInvoiceXml(bytes)
  return { values, meta: { route: 'xml', format, pages: null, pagesRead: null, warnings: [] } }
}

async function readTextFile(bytes: Uint8Array): Promise<Found> {
  const { pages, count } = plainPages(bytes, mostPages)
  const left: ReadingWarning[] = count > pages.length ? ['pages_left'] : []
  const meta = { route: 'text', format: 'text', pages: count, pagesRead: pages.length } as const
  const { values, warnings } = readInvoicePages(pages)
  return { values, meta: { ...meta, warnings: [...left, ...warnings] } }
}

async function readImage(bytes: Uint8Array, options: ReadingOptions): Promise<Found> {
  options.onOcr?.()
  const { openOcr } = await import('#app/invoices/reading/pages/ocr')
  const { pagesOfImage } = await import('#app/invoices/reading/pages/photo')
  await using ocr = await openOcr(options)
  const count = await pagesOfImage(bytes)
  const pages: PageWords[] = []
  for (let number = 1; number <= Math.min(count, mostPages); number++)
    pages.push(await ocr.readImage(bytes, number))
  options.onWords?.(pages)
  const meta = { route: 'ocr', format: 'image', pages: count, pagesRead: pages.length } as const
  const left: ReadingWarning[] = count > pages.length ? ['pages_left'] : []
  const { values, warnings } = readInvoicePages(pages)
  return { values, meta: { ...meta, warnings: [...left, 'read_by_ocr', ...warnings] } }
}

async function readPdf(bytes: Uint8Array, options: ReadingOptions): Promise<Found> {
  const pdf = await openPdf(bytes)
  const counts = { pages: pdf.numPages, pagesRead: Math.min(pdf.numPages, mostPages) }
  try {
    return await readOpenPdf(bytes, pdf, options, counts)
  } catch (error) {
    if (!(error instanceof InvoiceFault) || error.code !== 'not_an_invoice') throw error
    throw new InvoiceFault(error.code, error.message, counts)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readOpenPdf(
  bytes: Uint8Array,
  pdf: PDFDocumentProxy,
  options: ReadingOptions,
  counts: { pages: number; pagesRead: number }
): Promise<Found> {
  const attached = options.ignoreAttached ? null : await readAttached(pdf)
  const pages: PageWords[] = []
  for (let number = 1; number <= counts.pagesRead; number++)
    pages.push(await pageWords(pdf, number))
  options.onWords?.(pages)
  const warnings: ReadingWarning[] = counts.pagesRead < counts.pages ? ['pages_left'] : []
  if (attached?.values) {
    const { values, format } = attached
    const print = readPrint(pages)?.values ?? null
    return { values, meta: { route: 'xml_in_pdf', format, ...counts, warnings, print } }
  }
  if (attached) warnings.push('xml_unreadable')
  const print = readPrint(pages)
  if (!print || !isWhole(print.values)) {
    const drawn = await readDrawn(bytes, pages, options).catch((error) => {
      /** PDFium may refuse a file that pdf.js repairs. */
      if (print && error instanceof InvoiceFault && error.code === 'unreadable_pdf') return null
      throw error
    })
    if (drawn) {
      options.onWords?.(drawn)
      const route = pages.every(isEmpty) ? 'ocr' : 'text'
      const { values, warnings: own } = readInvoicePages(drawn)
      warnings.push('read_by_ocr', ...own)
      return { values, meta: { route, format: 'pdf', ...counts, warnings } }
    }
  }
  if (!print) throw new InvoiceFault('not_an_invoice')
  warnings.push(...print.warnings)
  return { values: print.values, meta: { route: 'text', format: 'pdf', ...counts, warnings } }
}

/** The first attachment that is an invoice; without values if it cannot be read. */
async function readAttached(pdf: PDFDocumentProxy) {
  let isBroken = false
  for (const bytes of await attachedXml(pdf)) {
    try {
      return readInvoiceXml(bytes)
    } catch (error) {
      if (!(error instanceof InvoiceFault)) throw error
      isBroken ||= error.code !== 'xml_not_an_invoice'
    }
  }
  return isBroken ? { values: null, format: null } : null
}

/** The values of pages with warnings, or null if they do not look like an invoice. */
function readPrint(pages: PageWords[]): ReturnType<typeof readInvoicePages> | null {
  try {
    return readInvoicePages(pages)
  } catch (error) {
    if (error instanceof InvoiceFault && error.code === 'not_an_invoice') return null
    throw error
  }
}

function isWhole({ invoiceNumber, issueDate, total }: InvoiceValues): boolean {
  return invoiceNumber !== null && issueDate !== null && total !== null
}

/** Without text, or with glyphs whose characters are unknown, such as digits of a font without a mapping. */
function isEmpty({ words }: PageWords): boolean {
  const text = words.map((word) => word.text).join('')
  const unknown = text.match(/[\0\ufffd\ue000-\uf8ff]/g)?.length ?? 0
  return hasFewLetters(words) || unknown > mostUnknown * text.length
}

/** All pages, with character recognition for those without text; null if none has an image. */
async function readDrawn(
  bytes: Uint8Array,
  pages: PageWords[],
  options: ReadingOptions
): Promise<PageWords[] | null> {
  const empty = pages.filter(isEmpty)
  if (!empty.length) return null
  const { PageImages } = await import('#app/invoices/reading/pages/page_images')
  using images = await PageImages.open(bytes)
  const drawn = new Set<number>()
  for (const { number } of empty) if (!(await images.isBlank(number))) drawn.add(number)
  if (!drawn.size) return null
  options.onOcr?.()
  const { openOcr } = await import('#app/invoices/reading/pages/ocr')
  await using ocr = await openOcr(options)
  const all: PageWords[] = []
  for (const page of pages) {
    all.push(drawn.has(page.number) ? await ocr.readPage(images, page.number) : page)
  }
  return all
}
