import { languageOfText, type OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import { dpi, type OcrRequest } from '#app/invoices/reading/pages/ocr_models'
import { pageOf, pixelSize, type OcrWord } from '#app/invoices/reading/pages/ocr_words'
import type { PageImages } from '#app/invoices/reading/pages/page_images'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { photoOf } from '#app/invoices/reading/pages/photo'
import {
  bandOf,
  grayOf,
  pgmOf,
  reduced,
  turned,
  type Raster,
} from '#app/invoices/reading/pages/raster'
import { isShaded } from '#app/invoices/reading/pages/shade'
import { withoutDarkBoxes } from '#app/invoices/reading/pages/dark_boxes'
import { withoutRulingLines } from '#app/invoices/reading/pages/ruling_lines'
import { withSecondPass } from '#app/invoices/reading/pages/second_pass'
import { levelled } from '#app/invoices/reading/pages/skew'

/** Recognizes the words of an image. */
export type Recognize = (request: OcrRequest) => Promise<OcrWord[]>

export interface Ocr extends AsyncDisposable {
  /** A page of an image file; places are on the straightened image. */
  readImage(bytes: Uint8Array, number?: number): Promise<PageWords>
  /** A page of a PDF, drawn. */
  readPage(pages: PageImages, number: number): Promise<PageWords>
}

export interface OcrOptions {
  /** Tesseract as a program; without it, WebAssembly. */
  recognize?: Recognize
  /** Called with each page as it was read: upright, level and seen from above. */
  onPage?: (number: number, page: Raster) => void
}

/**
 * For language detection: parts of the height of the first page, until their words suffice, and the width to which they
 * are reduced. The French model takes the least time, and knows the letters of most words.
 */
const detection = {
  model: 'fra',
  width: 900,
  bands: [
    { from: 0.1, to: 0.4 },
    { from: 0.4, to: 0.7 },
  ],
} as const
/** A page with a lower mean confidence, in percent, may be upside down. */
const leastUprightConfidence = 60

/**
 * Optical character recognition without network access. The language is detected on the upper part of
 * the first page, or also on the middle of it. Pages are turned upright and levelled before.
 */
export async function openOcr({ recognize, onPage }: OcrOptions = {}): Promise<Ocr> {
  let language: OcrLanguage | null = null
  const own = recognize ? null : await openTesseractJs()

  const recognized = async (image: Raster, spoken: OcrLanguage, isBlock = false) => {
    const shaded = !isBlock && (await isShaded(image))
    const request = { image: pgmOf(image), language: spoken, isShaded: shaded, isBlock }
    return own ? own.words(request) : recognize!(request)
  }

  const languageOf = async (page: Raster) => {
    const words: OcrWord[] = []
    for (const band of detection.bands) {
      const area = grayOf(await reduced(bandOf(page, band), detection.width))
      words.push(...(await recognized(area, detection.model)))
      const found = languageOfText(words.map(({ text }) => text).join(' '))
      if (found) return { found, isUpright: true }
    }
    return { found: null, isUpright: confidenceOf(words) >= leastUprightConfidence }
  }

  const read = async (image: Raster, number: number) => {
    let page = await levelled(image)
    if (!language) {
      const detected = await languageOf(page)
      language = detected.found
      if (!detected.isUpright) {
        const upsideDown = await turned(page, 180)
        const { found } = await languageOf(upsideDown)
        if (found) [language, page] = [found, upsideDown]
      }
    }
    const spoken = language ?? 'eng'
    let clean = withoutRulingLines(withoutDarkBoxes(grayOf(page)))
    let words = await recognized(clean, spoken)
    if (confidenceOf(words) < leastUprightConfidence) {
      const upsideDown = await turned(clean, 180)
      const others = await recognized(upsideDown, spoken)
      if (confidenceOf(others) > confidenceOf(words)) {
        page = await turned(page, 180)
        ;[clean, words] = [upsideDown, others]
      }
    }
    words = await withSecondPass(clean, words, (sheet) => recognized(sheet, spoken, true))
    onPage?.(number, page)
    return { page, words }
  }

  return {
    async readImage(bytes, number = 1) {
      const { page, words } = await read(await photoOf(bytes, number), number)
      const scale = pixelSize(words)
      const [width, height] = [page.width * scale, page.height * scale]
      return pageOf(words, { number, width, height, scale })
    },
    async readPage(pages, number) {
      const { raster, widthInPoints } = await pages.draw(number, dpi)
      const scale = widthInPoints / raster.width
      const { page, words } = await read(raster, number)
      return pageOf(words, {
        number,
        width: page.width * scale,
        height: page.height * scale,
        scale,
      })
    },
    async [Symbol.asyncDispose]() {
      await own?.[Symbol.asyncDispose]()
    },
  }
}

function confidenceOf(words: OcrWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / (words.length || 1)
}

/** Loaded only without the program. */
async function openTesseractJs() {
  const { TesseractJs } = await import('#app/invoices/reading/pages/tesseract_js')
  return new TesseractJs()
}
