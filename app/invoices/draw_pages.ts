import { kindOf } from '#app/invoices/file_kind'
import { mostPages, openPdf } from '#app/invoices/pdf_document'
import type { PagePicture } from '#app/invoices/read_file'

/** Letters can be read beside the fields, and a page has some 80 KB. */
const dpi = 120
const quality = 80

/** Pictures of the pages of a PDF, as many as are read, or of an image; none of a file without pages. */
export async function drawPages(bytes: Uint8Array): Promise<PagePicture[]> {
  const kind = kindOf(bytes)
  if (kind !== 'pdf' && kind !== 'image') return []
  const { drawImage, drawPage, reduced } = await import('#app/invoices/page_images')
  const pictureOf = (canvas: Parameters<typeof reduced>[0], page: number): PagePicture => ({
    page,
    mediaType: 'image/webp',
    width: canvas.width,
    height: canvas.height,
    bytes: canvas.toBuffer('image/webp', quality),
  })
  if (kind === 'image') return [pictureOf(reduced(await drawImage(bytes), widest), 1)]

  const pdf = await openPdf(bytes)
  try {
    const pictures: PagePicture[] = []
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages); page++) {
      const { canvas } = await drawPage(pdf, page, dpi)
      pictures.push(pictureOf(reduced(canvas, widest), page))
    }
    return pictures
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** In pixels. */
const widest = 1200
