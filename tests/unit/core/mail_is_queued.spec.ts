import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

test.group('Mail', () => {
  test('is only sent by its queue, never by a request', ({ assert }) => {
    const senders = globSync('{app,commands,start}/**/*.ts', { cwd: app.makePath() }).filter(
      (file) =>
        /@adonisjs\/mail\/services|\bsendLater\b/.test(readFileSync(app.makePath(file), 'utf8'))
    )
    assert.deepEqual(senders, ['app/mail/mail_queue.ts'])
  })
})
