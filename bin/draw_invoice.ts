/**
 * Draws the pages of one invoice for the process that started this one: `app/invoices/draw_in_child.ts`. As
 * the one that reads it boots nothing of the application and is niced.
 */
import { constants, setPriority } from 'node:os'
import { drawPages } from '#app/invoices/draw_pages'

try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  /** Not allowed everywhere; the pages are drawn all the same. */
}
process.on('disconnect', () => process.exit())
process.once('message', async ({ bytes }: { bytes: Uint8Array }) => {
  const pictures = await drawPages(bytes).catch(() => [])
  process.send?.({ pictures })
})
process.send?.('ready')
