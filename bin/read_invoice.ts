/**
 * Reads one invoice for the process that started this one, and draws its pages where somebody will look at
 * them: `app/invoices/reading/reading_process.ts`. It boots nothing of the application, has no settings, and is niced,
 * so that pages and calls stay quick.
 */
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { drawPages } from '#app/invoices/reading/draw_pages'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { readInvoice } from '#app/invoices/reading/read_invoice'
import type { ChildMessage, FileToRead } from '#app/invoices/reading/reading_process'

const say = (message: ChildMessage) => process.send?.(message)

try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  /** Not allowed everywhere; the reading goes on as it is. */
}
process.on('disconnect', () => process.exit())

process.once('message', async ({ bytes, pictures }: FileToRead) => {
  try {
    const reading = await readInvoice(bytes, { onOcr: () => say({ state: 'ocr' }) })
    say({ state: 'read', reading })
  } catch (error) {
    const known = error instanceof InvoiceFault ? error : null
    say({ state: 'fault', code: known?.code ?? 'reading_failed', read: known?.read ?? null })
    return
  }
  if (!pictures) return
  try {
    for await (const picture of drawPages(bytes)) say({ state: 'picture', picture })
  } catch {
    /** No picture is worth a fault. */
  }
  say({ state: 'drawn' })
})

/** What a PDF needs takes longer to load than to use: it is there before the file is. */
await import('pdfjs-dist/legacy/build/pdf.mjs')
/** It has no types, and needs none: the library finds it loaded. */
await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'))
await import('#app/invoices/reading/page_images')
say({ state: 'ready' })
if (process.platform !== 'linux') {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const usage = { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
    say({ state: 'usage', usage })
  }, 50).unref()
}
/** It is killed in the end, and would leave nothing for the next one's start. */
flushCompileCache()
