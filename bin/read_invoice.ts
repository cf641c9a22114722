/**
 * Reads one invoice for the parent process, and draws its pages on request: see
 * `app/invoices/reading/process/reading_process.ts`. It does not boot the application, has no settings, and runs with low
 * priority, so that it does not slow down requests.
 */
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { drawPages, pictureOf, type PagePicture } from '#app/invoices/reading/pages/draw_pages'
import type { Recognize } from '#app/invoices/reading/pages/ocr'
import { wordsOfTsv } from '#app/invoices/reading/pages/ocr_words'
import type { Raster } from '#app/invoices/reading/pages/raster'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { loadPdfLibrary } from '#app/invoices/reading/pages/pdf_library'
import { pageTexts } from '#app/invoices/reading/process/page_text'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import type {
  ChildMessage,
  FileToRead,
  ParentMessage,
} from '#app/invoices/reading/process/reading_process'

const say = (message: ChildMessage) => process.send?.(message)

try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  /** Not permitted everywhere; reading continues with normal priority. */
}
process.on('disconnect', () => process.exit())

/** The parent runs Tesseract, so that this process needs no right to start programs. */
const recognize: Recognize = async (request) => {
  const answer = new Promise<string>((resolve) =>
    process.once('message', (message: ParentMessage) => {
      if (message.state === 'recognized') resolve(message.tsv)
    })
  )
  say({ state: 'recognize', request })
  return wordsOfTsv(await answer)
}

process.once('message', async ({ bytes, pictures, hasTesseract }: FileToRead) => {
  const drawn = new Map<number, Promise<PagePicture>>()
  let words: PageWords[] = []
  try {
    const reading = await readInvoice(bytes, {
      onOcr: () => say({ state: 'ocr' }),
      ...(hasTesseract && { recognize }),
      onWords: (pages) => void (words = pages),
      ...(pictures && {
        onPage: (page: number, image: Raster) => void drawn.set(page, pictureOf(image, page)),
      }),
    })
    say({ state: 'read', reading })
  } catch (error) {
    const known = error instanceof InvoiceFault ? error : null
    say({ state: 'fault', code: known?.code ?? 'reading_failed', read: known?.read ?? null })
    return
  }
  if (!pictures) return
  try {
    const texts = pageTexts(words)
    for await (const picture of drawPages(bytes, drawn)) {
      const text = texts.find(({ page }) => page === picture.page) ?? null
      say({ state: 'picture', picture: { ...picture, text } })
    }
  } catch {
    /** The reading succeeds without page images. */
  }
  say({ state: 'drawn' })
})

/** Loading the PDF library takes longer than using it, so it is loaded before the file arrives. */
await loadPdfLibrary()
say({ state: 'ready' })
if (process.platform !== 'linux') {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const usage = { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
    say({ state: 'usage', usage })
  }, 50).unref()
}
/** The process is killed at the end, which would not write the compile cache for the next one. */
flushCompileCache()
