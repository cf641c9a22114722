import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { PageWords } from '#app/invoices/page_words'
export interface Ocr extends AsyncDisposable {
  readImage(bytes: Uint8Array): Promise<PageWords>
  readPage(pdf: PDFDocumentProxy, number: number): Promise<PageWords>
}
export async function openOcr(): Promise<Ocr> {
  throw new Error('soon')
}
