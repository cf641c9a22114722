import { kindOf } from '#app/invoices/reading/file_kind'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import { sharpOf, type Raster } from '#app/invoices/reading/pages/raster'
import { mostPages } from '#app/invoices/reading/reading_limits'

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

export async function pictureOf(raster: Raster, page: number): Promise<PagePicture> {
  const { data, info } = await sharpOf(raster)
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { page, mediaType: 'image/jpeg', width: info.width, height: info.height, bytes: data }
}

/** Images of the pages of a file that are read; `drawn` are those that were recognized, which are only passed on. */
export async function* drawPages(
  bytes: Uint8Array,
  drawn: ReadonlyMap<number, Promise<PagePicture>>
): AsyncGenerator<PagePicture> {
  if (kindOf(bytes) !== 'pdf') return yield* drawn.values()
  using pages = await PageImages.open(bytes)
  for (let page = 1; page <= Math.min(pages.count, mostPages); page++) {
    const done = drawn.get(page)
    if (done) yield done
    else yield drawnPage(pages, page)
  }
}

async function drawnPage(pages: PageImages, page: number): Promise<PagePicture> {
  const { raster } = await pages.draw(page, dpi)
  return pictureOf(raster, page)
}
