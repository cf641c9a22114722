import type { Canvas } from '@napi-rs/canvas'
import { kindOf } from '#app/invoices/reading/file_kind'
import { mostPages, openPdf } from '#app/invoices/reading/pages/pdf_document'

/** A page image. */
export interface PagePicture {
  /** From 1. */
  page: number
  mediaType: 'image/jpeg'
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** Text is readable beside the fields, and a page takes about 80 KB. */
const dpi = 120
/** WebP would be half as large but take six times as long. */
const quality = 80
/** In pixels. */
const widest = 1200

/** Draws the pages of a PDF that are read, or an image; nothing for files without pages. */
export async function* drawPages(bytes: Uint8Array): AsyncGenerator<PagePicture> {
  const kind = kindOf(bytes)
  if (kind !== 'pdf' && kind !== 'image') return
  const { drawImage, drawPage, reduced } = await import('#app/invoices/reading/pages/page_images')
  const pictureOf = (drawn: Canvas, page: number): PagePicture => {
    const canvas = reduced(drawn, widest)
    const { width, height } = canvas
    return {
      page,
      mediaType: 'image/jpeg',
      width,
      height,
      bytes: canvas.toBuffer('image/jpeg', quality),
    }
  }
  if (kind === 'image') return yield pictureOf(await drawImage(bytes), 1)

  const pdf = await openPdf(bytes)
  try {
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages); page++) {
      const { canvas } = await drawPage(pdf, page, dpi)
      yield pictureOf(canvas, page)
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
