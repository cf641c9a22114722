import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { rasterOf, type Raster } from '#app/invoices/reading/pages/raster'
import { mostDrawn } from '#app/invoices/reading/reading_limits'

const pointsPerInch = 72
/** Loaded by the first page that is drawn. */
let library: Promise<PDFiumLibrary> | null = null

/** A page on white, and its width in points. */
export interface DrawnPdfPage {
  raster: Raster
  widthInPoints: number
}

/**
 * Draws the pages of a PDF with PDFium. It scales images while it decodes them: a page that was scanned at 600 dpi in
 * colour takes 140 MB, with pdf.js more than 480 MB.
 */
export class PageImages implements Disposable {
  #pdf: PDFiumDocument
  readonly count: number

  private constructor(pdf: PDFiumDocument) {
    this.#pdf = pdf
    this.count = pdf.getPageCount()
  }

  /** @throws InvoiceFault `unreadable_pdf` */
  static async open(bytes: Uint8Array): Promise<PageImages> {
    library ??= PDFiumLibrary.init()
    const pdfium = await library
    try {
      return new PageImages(await pdfium.loadDocument(bytes))
    } catch {
      throw new InvoiceFault('unreadable_pdf')
    }
  }

  /**
   * The page with this number, from 1.
   *
   * @throws InvoiceFault `unreadable_pdf`
   */
  async draw(number: number, dpi: number): Promise<DrawnPdfPage> {
    const page = this.#pdf.getPage(number - 1)
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    if (!width || !height) throw new InvoiceFault('unreadable_pdf')
    const scale = Math.min(dpi / pointsPerInch, Math.sqrt(mostDrawn / (width * height)))
    const drawn = await page.render({
      width: Math.ceil(width * scale),
      height: Math.ceil(height * scale),
      scale: 1,
      renderFormFields: true,
    })
    return { raster: rasterOf(drawn), widthInPoints: width }
  }

  async isBlank(number: number): Promise<boolean> {
    const { raster } = await this.draw(number, 20)
    return raster.data.every((value) => value > 240)
  }

  [Symbol.dispose]() {
    this.#pdf.destroy()
  }
}
