import { join } from 'node:path'
import { test } from '@japa/runner'
import type { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import {
  canLeaveNetwork,
  faultOfStart,
  ReadingProcess,
  readingLimits,
  type ReadingLimits,
} from '#app/invoices/reading/process/reading_process'

/** The result of a process that runs the given commands. */
async function endOf(order: string, limits: Partial<ReadingLimits> = {}): Promise<string> {
  const process = new ReadingProcess(join(import.meta.dirname, 'fake_reader.ts'))
  const file = { bytes: Buffer.from(order), pictures: false }
  const { reading } = process.read(file, { ...readingLimits, ...limits })
  return reading.then(
    () => 'read',
    (fault: InvoiceFault) => fault.code
  )
}

test.group('The limits of a reading process', () => {
  test('count CPU time, so that waiting for the CPU is allowed', async ({ assert }) => {
    const end = await endOf('wait a second', { textCpuMs: 500, wallFactor: 1000 })
    assert.equal(end, 'not_an_invoice')
  })

  test('stop an endless loop', async ({ assert }) => {
    const end = await endOf('work without end', { textCpuMs: 100, wallFactor: 10_000 })
    assert.equal(end, 'limit_exceeded')
  })

  test('blame the server, not the file, if a process got too little CPU time', async ({
    assert,
  }) => {
    assert.equal(await endOf('wait for ever', { wallFactor: 0.01 }), 'server_busy')
  })

  test('blame the server if the system kills a small process, or cannot start one', async ({
    assert,
  }) => {
    assert.equal(await endOf('be killed'), 'server_busy')
    const failed = (code: string) => faultOfStart(Object.assign(new Error(code), { code })).code
    assert.deepEqual(['EAGAIN', 'EACCES'].map(failed), ['server_busy', 'reading_failed'])
  })
})

test.group('The permissions of a reading process', () => {
  test('include its code, but no settings, files or programs', async ({ assert }) => {
    const [permitted, denied] = ['not_an_invoice', 'limit_exceeded']
    assert.equal(await endOf('read package.json'), permitted)
    assert.equal(await endOf('read the settings'), denied)
    assert.equal(await endOf('write a file'), denied)
    assert.equal(await endOf('start a program'), denied)
  })

  test('include the network only where the system cannot take it away', async ({ assert }) => {
    const expected = canLeaveNetwork() ? 'no_pages' : 'not_an_invoice'
    assert.equal(await endOf('list networks'), expected)
  })
})
