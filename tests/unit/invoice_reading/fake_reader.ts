/** Replaces `bin/read_invoice.ts` and runs the command in its input file. */
import type { ChildMessage, FileToRead } from '#app/invoices/reading/process/reading_process'

const say = (message: ChildMessage) => process.send?.(message)

process.on('message', ({ bytes }: FileToRead) => {
  const order = Buffer.from(bytes).toString()
  if (order === 'work without end') for (;;);
  if (order === 'wait a second') {
    setTimeout(() => say({ state: 'fault', code: 'not_an_invoice', read: null }), 1000)
  }
})
say({ state: 'ready' })
