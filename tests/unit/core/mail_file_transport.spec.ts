import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FileTransport } from '#app/mail/mail_file_transport'

test.group('Mail in files', () => {
  test('writes each of many concurrent mails to its own file', async ({ assert, cleanup }) => {
    const directory = await mkdtemp(join(tmpdir(), 'skillary-mail-'))
    cleanup(() => rm(directory, { recursive: true }))
    const transports = [new FileTransport({ directory }), new FileTransport({ directory })]
    const mail = { to: ['office@example.com'], subject: 'Calls', text: 'All are used.' }

    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) => transports[index % 2].send(mail))
    )

    const files = await readdir(directory)
    assert.lengthOf(files, 30)
    assert.lengthOf([...new Set(sent.map(({ original }) => original.file))], 30)
  })
})
