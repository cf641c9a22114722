import { createWorker, OEM, type Worker } from 'tesseract.js'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import {
  adaptiveThreshold,
  dpi,
  modelFolder,
  segmentation,
  type OcrRequest,
} from '#app/invoices/reading/pages/ocr_models'
import type { OcrWord } from '#app/invoices/reading/pages/ocr_words'

/** Tesseract as WebAssembly in a thread of this process, with models from node_modules, without network access. */
export class TesseractJs implements AsyncDisposable {
  #worker: Worker | null = null
  #language: OcrLanguage | null = null

  async words({ image, language, isShaded, isBlock }: OcrRequest): Promise<OcrWord[]> {
    const worker = await this.#workerFor(language)
    /** tesseract.js passes other settings on to Tesseract, although its types omit them. */
    const settings = {
      rotateAuto: false,
      tessedit_pageseg_mode: segmentation[isBlock ? 'block' : 'page'],
      ...(isShaded && adaptiveThreshold),
    }
    const { data } = await worker.recognize(Buffer.from(image), settings, {
      blocks: true,
      text: false,
    })
    return (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) =>
        lines.flatMap((line) => line.words.map((word) => ({ ...word, line: line.bbox })))
      )
    )
  }

  async [Symbol.asyncDispose]() {
    await this.#worker?.terminate()
  }

  async #workerFor(language: OcrLanguage): Promise<Worker> {
    if (this.#worker && this.#language === language) return this.#worker
    await this.#worker?.terminate()
    this.#worker = await createWorker(language, OEM.LSTM_ONLY, {
      langPath: modelFolder(language),
      cacheMethod: 'none',
      errorHandler: () => {},
    })
    await this.#worker.setParameters({
      user_defined_dpi: String(dpi),
    })
    this.#language = language
    return this.#worker
  }
}
