import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

/** Points of a page in an inch. */
const pointsPerInch = 72
/** The most pixels that are drawn. A4 at 190 dpi has 3.5 million; more would cost memory, not add letters. */
const mostDrawn = 4_000_000

/** Parts in which the light of the paper is measured, and by how much a fifth of them is darker. */
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
  const wanted = dpi / pointsPerInch
  const scale = Math.min(wanted, Math.sqrt(mostDrawn / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d')
  canvasContext.fillStyle = '#fff'
  canvasContext.fillRect(0, 0, canvas.width, canvas.height)
  /** Its types are those of a browser's canvas, of which this one has all that is drawn with. */
  const target = { canvasContext, canvas, viewport } as unknown as Parameters<typeof page.render>[0]
  await page.render(target).promise
  page.cleanup()
  return { canvas, width, height }
}

/** Whether nothing is drawn on a page. */
export async function isBlank(pdf: PDFDocumentProxy, number: number): Promise<boolean> {
  const { canvas } = await drawPage(pdf, number, 20)
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.every((value) => value > 240)
}

/** An image file, drawn so large that its letters can be read, and no larger than a page. */
export async function drawImage(bytes: Uint8Array): Promise<Canvas> {
  /** An image takes up to 160 MB while it is decoded; libraries leave 60 MB behind when they are loaded. */
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
  try {
    const image = await loadImage(bytes)
    const wanted = image.width < 1600 ? Math.min(3, 1700 / image.width) : 1
    const scale = Math.min(wanted, Math.sqrt(mostDrawn / (image.width * image.height)))
    const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    /** "medium" makes smaller copies of the image first, which may have 160 MB already. */
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    /** Frees the decoded image at once; the garbage collector sees only the small object around it. */
    image.src = Buffer.alloc(0)
    return canvas
  } catch {
    throw new InvoiceFault('unreadable_image')
  }
}

/**
 * The drawing in shades of grey, as PGM. Tesseract takes it as it is; from colours it would make several
 * copies of four bytes a pixel, and PNG would have to be packed and unpacked. The weights are those of its
 * image library, Leptonica (`pixConvertRGBToLuminance`).
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

/** Whether the paper is darker in some places than in others, as on a photo with a shadow. */
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

/** The upper share of an image. */
export function topOf(canvas: Canvas, share: number): Canvas {
  if (share === 1) return canvas
  const part = createCanvas(canvas.width, Math.round(canvas.height * share))
  part.getContext('2d').drawImage(canvas, 0, 0)
  return part
}

/** The same at most so wide. */
export function reduced(canvas: Canvas, width: number): Canvas {
  if (canvas.width <= width) return canvas
  const small = createCanvas(width, Math.round((canvas.height * width) / canvas.width))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}
