import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

/** Starts the program after its output was closed. */
async function runUnread(args: string[]) {
  const child = spawn('sh', ['-c', 'read _; exec "$@"', 'sh', process.execPath, ...args], {
    cwd: app.makePath(),
    env: { ...process.env, LOG_LEVEL: 'fatal', NO_COLOR: '1' },
  })
  const [errors, ended] = [text(child.stderr), once(child, 'exit')]
  const closed = once(child.stdout, 'close')
  child.stdout.destroy()
  await closed
  child.stdin.end('\n')
  const [exitCode] = await ended
  return { exitCode, errors: await errors }
}

test.group('If the reader of the output stops early', () => {
  test('an ace command finishes its work, with its own exit code', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'unread-'))
    cleanup(() => rm(folder, { recursive: true }))
    const [read, missing] = [join(folder, 'one.xml'), join(folder, 'nowhere.pdf')]
    await writeFile(read, ciiInvoice())

    const { exitCode, errors } = await runUnread(['ace.js', 'invoices:read', read, missing])

    assert.equal(exitCode, 1)
    assert.include(errors, 'nowhere.pdf: The file does not exist.')
    assert.notInclude(errors, 'EPIPE')
  })
})
