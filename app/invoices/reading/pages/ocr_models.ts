import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'

const packages = createRequire(import.meta.url)

/** The resolution of drawn pages, in dots per inch. */
export const dpi = 190

/** The directory of a packed language model. Its package is only resolved, not loaded. */
export function modelFolder(language: OcrLanguage): string {
  const folder = dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`))
  return join(folder, '4.0.0_best_int')
}

/** What is recognized: an image, in which language, and whether its paper is unevenly lit. */
export interface OcrRequest {
  /** Greyscale PGM. */
  image: Uint8Array
  language: OcrLanguage
  isShaded: boolean
  /** Whether it is a single block of lines of text. */
  isBlock: boolean
}

/** Tesseract's page segmentation modes: a page with columns and pictures, or lines of text. */
export const segmentation = { page: '3', block: '6' }

/** Sauvola's method: a local threshold, which is slower. */
export const adaptiveThreshold = { thresholding_method: '2' }
