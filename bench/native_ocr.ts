import { openOcr } from '#app/invoices/reading/pages/ocr'
import { wordsOfTsv } from '#app/invoices/reading/pages/ocr_words'
import {
  hasTesseract,
  modelsFor,
  startTesseract,
} from '#app/invoices/reading/process/native_tesseract'

/** Character recognition by the installed program, else by tesseract.js, as the reader does it. */
export function openUsualOcr() {
  if (!hasTesseract()) return openOcr()
  return openOcr({
    recognize: async (request) => {
      const { tsv } = startTesseract(request, await modelsFor(request.language))
      return wordsOfTsv(await tsv)
    },
  })
}
