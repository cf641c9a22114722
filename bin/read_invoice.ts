/**
 * Reads one invoice for the process that started this one: `app/invoices/read_in_child.ts`. It boots
 * nothing of the application, has no settings, and is niced, so that pages and calls stay quick.
 */
import { constants, setPriority } from 'node:os'
import { InvoiceFault } from '#app/invoices/invoice_fault'
import type { ChildMessage } from '#app/invoices/read_in_child'
import { readInvoice } from '#app/invoices/read_invoice'

const say = (message: ChildMessage) => process.send?.(message)

try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  /** Not allowed everywhere; the reading goes on as it is. */
}
process.on('disconnect', () => process.exit())
if (process.platform !== 'linux') {
  setInterval(() => say({ state: 'memory', rss: process.memoryUsage.rss() }), 50).unref()
}

process.once('message', async ({ bytes }: { bytes: Uint8Array }) => {
  try {
    const reading = await readInvoice(bytes, { onOcr: () => say({ state: 'ocr' }) })
    say({ state: 'read', reading })
  } catch (error) {
    const known = error instanceof InvoiceFault ? error : null
    say({ state: 'fault', code: known?.code ?? 'reading_failed', read: known?.read ?? null })
  }
})
/** What takes long to load counts as starting, not as reading. */
if (process.argv[2] === 'pdf') await import('pdfjs-dist/legacy/build/pdf.mjs')
say({ state: 'ready' })
