import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import type { Canvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { languageOfText, type OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import {
  drawImage,
  drawPage,
  grayImage,
  isShaded,
  reduced,
  topOf,
} from '#app/invoices/reading/pages/page_images'
import type { PageWords, Word } from '#app/invoices/reading/pages/page_words'

export interface Ocr extends AsyncDisposable {
  /** An image file as a page; places are in pixels of the scaled image. */
  readImage(bytes: Uint8Array): Promise<PageWords>
  /** A page of a PDF, drawn. */
  readPage(pdf: PDFDocumentProxy, number: number): Promise<PageWords>
}

const dpi = 190
/** For language detection: a part of the first page, and its drawn width. */
const detectionAreas = [
  { share: 0.4, width: 1000 },
  { share: 1, width: 1100 },
]
/** Words with less certainty, in percent, are noise. */
const leastCertainty = 25
/** Sauvola's method: a local threshold, which is slower. */
const adaptiveThreshold = { thresholding_method: '2' }
const packages = createRequire(import.meta.url)

/**
 * Optical character recognition with models from node_modules, without network access. The language is
 * detected on the head of the first page, or on all of it.
 */
export async function openOcr(): Promise<Ocr> {
  let worker: Worker | null = null
  let language: OcrLanguage | null = null

  const start = async (required: OcrLanguage) => {
    if (language === required && worker) return worker
    await worker?.terminate()
    worker = await createWorker(required, OEM.LSTM_ONLY, {
      langPath: modelsOf(required),
      cacheMethod: 'none',
      errorHandler: () => {},
    })
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.AUTO,
      user_defined_dpi: String(dpi),
    })
    language = required
    return worker
  }

  const languageOf = async (canvas: Canvas): Promise<OcrLanguage> => {
    const detector = await start('eng')
    for (const { share, width } of detectionAreas) {
      const part = reduced(topOf(canvas, share), width)
      const { data } = await detector.recognize(grayImage(part))
      const found = languageOfText(data.text)
      if (found) return found
    }
    return 'eng'
  }

  const recognize = async (canvas: Canvas): Promise<OcrWord[]> => {
    if (!language) await start(await languageOf(canvas))
    const { data } = await worker!.recognize(
      grayImage(canvas),
      { rotateAuto: true, ...(isShaded(canvas) && adaptiveThreshold) },
      { blocks: true, text: false }
    )
    return (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) =>
        lines.flatMap((line) => line.words.map((word) => ({ ...word, line: line.bbox })))
      )
    )
  }

  return {
    async readImage(bytes) {
      const canvas = await drawImage(bytes)
      const words = await recognize(canvas)
      return pageOf(words, 1, canvas.width, canvas.height, 1)
    },
    async readPage(pdf, number) {
      const { canvas, width, height } = await drawPage(pdf, number, dpi)
      const words = await recognize(canvas)
      return pageOf(words, number, width, height, width / canvas.width)
    },
    async [Symbol.asyncDispose]() {
      await worker?.terminate()
    },
  }
}

/** The directory of a language model. Its package is only resolved, not loaded. */
function modelsOf(language: OcrLanguage): string {
  const folder = dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`))
  return join(folder, '4.0.0_best_int')
}

interface OcrWord {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
  line: { y0: number; y1: number }
}

function pageOf(
  found: OcrWord[],
  number: number,
  width: number,
  height: number,
  scale: number
): PageWords {
  const words = found
    .filter(({ text, confidence }) => confidence >= leastCertainty && !/^[|_~—=]+$/.test(text))
    .map(({ text, confidence, bbox, line }): Word => {
      const size = 0.95 * (line.y1 - line.y0) * scale
      return {
        text,
        page: number,
        left: bbox.x0 * scale,
        right: bbox.x1 * scale,
        top: bbox.y0 * scale,
        bottom: bbox.y1 * scale,
        size,
        /** Tesseract has high confidence for nearly every correct word. */
        certainty: Math.min(0.99, 0.35 + confidence / 140),
      }
    })
  return { number, source: 'ocr', width, height, words }
}
