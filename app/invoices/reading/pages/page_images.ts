import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { mostDrawn } from '#app/invoices/reading/pages/photo'

const pointsPerInch = 72
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
