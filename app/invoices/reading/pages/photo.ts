import sharp from 'sharp'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { paperOf } from '#app/invoices/reading/pages/paper'
import { pixelsOf, white, type Raster } from '#app/invoices/reading/pages/raster'
import { mostDrawn, mostPixels } from '#app/invoices/reading/reading_limits'

/** Smaller images are enlarged, at most three times. */
const enlarged = { below: 1600, to: 1700, factor: 3 }

/** The number of pages of an image file: more than one only of a TIFF whose pages are not reduced copies of the first. */
export async function pagesOfImage(bytes: Uint8Array): Promise<number> {
  try {
    const { format, pages = 1, ...first } = await headerOf(bytes, 0)
    if (format !== 'tiff' || pages < 2) return 1
    const second = await headerOf(bytes, 1)
    const isHalf = (whole: number, half: number) => Math.abs(whole - 2 * half) < 3
    return isHalf(first.width, second.width) && isHalf(first.height, second.height) ? 1 : pages
  } catch {
    throw new InvoiceFault('unreadable_image')
  }
}

function headerOf(bytes: Uint8Array, page: number) {
  return sharp(bytes, { limitInputPixels: false, page }).metadata()
}

/**
 * A page of an image file: upright by its Exif orientation, scaled to a readable size, cropped to the sheet
 * and seen from above. A large JPEG is already scaled down while it is decoded.
 *
 * @throws InvoiceFault `image_too_large` by its header, `unreadable_image`
 */
export async function photoOf(bytes: Uint8Array, number = 1): Promise<Raster> {
  try {
    const options = { limitInputPixels: false, failOn: 'error', page: number - 1 } as const
    const image = sharp(bytes, options)
    const { autoOrient, format } = await image.metadata()
    const { width, height: rows } = autoOrient
    /** A fax of standard resolution has 204 × 98 dots per inch. */
    const isFax = format === 'tiff' && width === 1728 && rows < 1400
    const height = isFax ? 2 * rows : rows
    if (width * height > mostPixels) throw new InvoiceFault('image_too_large')
    const size = readableSize(width, height)
    const decoded = image.autoOrient().flatten({ background: white }).removeAlpha()
    return await paperOf(await pixelsOf(decoded.resize({ ...size, fit: 'fill' }), 3))
  } catch (error) {
    if (error instanceof InvoiceFault) throw error
    throw new InvoiceFault('unreadable_image')
  }
}

function readableSize(width: number, height: number) {
  const { below, to, factor } = enlarged
  const full = width < below ? Math.min(factor, to / width) : 1
  const scale = Math.min(full, Math.sqrt(mostDrawn / (width * height)))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
