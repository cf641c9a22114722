import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

const pointsPerInch = 72
/**
 * Maximum number of drawn pixels. A4 at 190 dpi has 3.5 million; more would need memory without better
 * results.
 */
const mostDrawn = 4_000_000

/** Tiles in which the brightness of the paper is measured, and the threshold for the darkest fifth. */
const tiles = { across: 10, pixels: 16 }
const leastShade = 40

/** Draws a page of a PDF on white. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  dpi: number
): Promise<{ canvas: Canvas; width: number; height: number }> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const fullScale = dpi / pointsPerInch
  const scale = Math.min(fullScale, Math.sqrt(mostDrawn / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d')
  canvasContext.fillStyle = '#fff'
  canvasContext.fillRect(0, 0, canvas.width, canvas.height)
  /** The types are those of a browser's canvas; this one has all that is needed for drawing. */
  const target = { canvasContext, canvas, viewport } as unknown as Parameters<typeof page.render>[0]
  await page.render(target).promise
  page.cleanup()
  return { canvas, width, height }
}

/** Whether a page is empty. */
export async function isBlank(pdf: PDFDocumentProxy, number: number): Promise<boolean> {
  const { canvas } = await drawPage(pdf, number, 20)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.every((value) => value > 240)
}

/** Scales an image file to a readable size, at most that of a page. */
export async function drawImage(bytes: Uint8Array): Promise<Canvas> {
  /** Decoding an image takes up to 160 MB; loading the libraries leaves 60 MB of garbage. */
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
  try {
    const image = await loadImage(bytes)
    const fullScale = image.width < 1600 ? Math.min(3, 1700 / image.width) : 1
    const scale = Math.min(fullScale, Math.sqrt(mostDrawn / (image.width * image.height)))
    const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    /** "medium" would create smaller copies of the image first, which can already have 160 MB. */
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    /** Frees the decoded image at once; the garbage collector only sees a small wrapper object. */
    image.src = Buffer.alloc(0)
    return canvas
  } catch {
    throw new InvoiceFault('unreadable_image')
  }
}

/**
 * Converts the drawing to greyscale PGM, which Tesseract uses directly; from colours it would create several
 * copies with four bytes per pixel, and PNG would have to be encoded and decoded. The weights are those of
 * its image library, Leptonica (`pixConvertRGBToLuminance`).
 */
export function grayImage(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const pixels = canvas.data()
  const head = `P5\n${width} ${height}\n255\n`
  const image = Buffer.alloc(head.length + width * height)
  image.write(head, 'latin1')
  for (let from = 0, to = head.length; to < image.length; from += 4, to++) {
    image[to] = 0.3 * pixels[from] + 0.5 * pixels[from + 1] + 0.2 * pixels[from + 2]
  }
  return image
}

/** Whether the brightness of the paper varies, as on a photo with a shadow. */
export function isShaded(canvas: Canvas): boolean {
  const small = reduced(canvas, tiles.across * tiles.pixels)
  const rows = Math.floor(small.height / tiles.pixels)
  const context = small.getContext('2d')
  const light: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < tiles.across; column++) {
      const [x, y] = [column * tiles.pixels, row * tiles.pixels]
      const { data } = context.getImageData(x, y, tiles.pixels, tiles.pixels)
      const greens = data.filter((_, at) => at % 4 === 1).sort()
      light.push(greens[Math.floor(greens.length * 0.9)])
    }
  }
  light.sort((a, b) => a - b)
  return light.at(-1)! - light[Math.floor(light.length * 0.2)] > leastShade
}

/** Crops an image to its upper share. */
export function topOf(canvas: Canvas, share: number): Canvas {
  if (share === 1) return canvas
  const part = createCanvas(canvas.width, Math.round(canvas.height * share))
  part.getContext('2d').drawImage(canvas, 0, 0)
  return part
}

/** Scales an image down to a maximum width. */
export function reduced(canvas: Canvas, width: number): Canvas {
  if (canvas.width <= width) return canvas
  const small = createCanvas(width, Math.round((canvas.height * width) / canvas.width))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}
