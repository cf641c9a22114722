/** Replaces `bin/read_invoice.ts` and runs the command in its input file. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import type { ChildMessage, FileToRead } from '#app/invoices/reading/process/reading_process'

const say = (message: ChildMessage) => process.send?.(message)

/** Error codes of readings stand for permitted, denied and failed. */
const outcomeOf = (work: () => unknown): string => {
  try {
    work()
    return 'not_an_invoice'
  } catch (error) {
    return (error as { code: string }).code === 'ERR_ACCESS_DENIED' ? 'limit_exceeded' : 'no_pages'
  }
}

const orders: Record<string, () => string> = {
  'read package.json': () => outcomeOf(() => readFileSync('package.json')),
  'read the settings': () => outcomeOf(() => readFileSync('.env.example')),
  'write a file': () => outcomeOf(() => writeFileSync('tmp/written', '')),
  'start a program': () => outcomeOf(() => spawnSync('true')),
  'list networks': () => (Object.keys(networkInterfaces()).length ? 'not_an_invoice' : 'no_pages'),
}

process.on('message', ({ bytes }: FileToRead) => {
  const order = Buffer.from(bytes).toString()
  if (order === 'work without end') for (;;);
  if (order === 'be killed') process.kill(process.pid, 'SIGKILL')
  if (order === 'wait a second') {
    setTimeout(() => say({ state: 'fault', code: 'not_an_invoice', read: null }), 1000)
  }
  if (orders[order]) say({ state: 'fault', code: orders[order](), read: null })
})
say({ state: 'ready' })
