import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { warningsOf } from '#start/warnings'

const program = [
  '--import=./bin/typescript.js',
  '--input-type=module',
  '--eval=await import("#start/env")',
]

/** What a process with these settings writes to stderr when it reads them; empty if they are accepted. */
async function faultsOf(settings: Record<string, string>): Promise<string> {
  const options = { cwd: app.makePath(), env: { ...process.env, ...settings } }
  const failed = await promisify(execFile)(process.execPath, program, options).then(
    () => null,
    (error: { stderr: string }) => error
  )
  return failed?.stderr ?? ''
}

test.group('Settings', () => {
  test('of another form are named with an example', async ({ assert }) => {
    for (const [name, value, example] of [
      ['SMTP_URL', 'mail.example.com', 'smtps://user:secret@mail.example.com:465'],
      ['SMTP_URL', 'mail.example.com:587', 'smtps://user:secret@mail.example.com:465'],
      ['TRUST_PROXY', 'foo', 'loopback,uniquelocal'],
      ['WEBHOOK_PORTS', 'https', '8443,9443'],
      ['WEBHOOK_PORTS', '70000', '8443,9443'],
      ['APP_KEY', 'short', 'at least 16 characters'],
      ['APP_KEY', '', '"node ace.js generate:key --show" makes one'],
      ['PORT', '70000', 'a port from 1 to 65535'],
      ['METRICS_PORT', '70000', 'a port from 1 to 65535'],
      ['APP_PREVIOUS_KEYS', 'long-enough-0123456789,short', 'at least 16 characters'],
    ]) {
      const faults = await faultsOf({ [name]: value })
      assert.include(faults, `The portal cannot start: Value for environment variable "${name}"`)
      assert.include(faults, example)
    }
  })

  test('in a folder that does not exist are refused', async ({ assert }) => {
    assert.equal(
      await faultsOf({ ENV_PATH: '/no/such/folder' }),
      'The portal cannot start: ENV_PATH must be the folder of .env, and /no/such/folder is not a folder.\n'
    )
  })

  test('with DATABASE_URL alone use PostgreSQL', async ({ assert }) => {
    const url = 'mysql://skillary@localhost/skillary'
    const faults = await faultsOf({ DB_CONNECTION: '', DATABASE_URL: url })
    assert.include(
      faults,
      'Value for environment variable "DATABASE_URL" must be like "postgres://'
    )
  })

  test('of PostgreSQL are named with an example', async ({ assert }) => {
    const postgres = { DB_CONNECTION: 'pg', DATABASE_URL: 'postgres://skillary@localhost/skillary' }
    for (const name of ['DATABASE_REPLICA_URLS', 'DATABASE_DIRECT_URL']) {
      const faults = await faultsOf({ ...postgres, [name]: 'replica-1:5432' })
      assert.include(faults, `Value for environment variable "${name}" must be like "postgres://`)
    }
  })

  test('of PostgreSQL with a password that is not written as in URLs are refused', async ({
    assert,
  }) => {
    const url = 'postgres://skillary:a/b@localhost:5432/skillary'
    const faults = await faultsOf({ DB_CONNECTION: 'pg', DATABASE_URL: url })
    assert.include(faults, 'such as %2F for /')
    assert.notInclude(faults, url)
  })

  test('are required where others need them', async ({ assert }) => {
    const faults = await faultsOf({ MAIL_TRANSPORT: 'smtp', SMTP_URL: '' })
    assert.include(faults, 'Value for environment variable "SMTP_URL" must be like')

    const withoutSecret = await faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })
    assert.include(withoutSecret, 'Missing environment variable "STRIPE_WEBHOOK_SECRET"')
  })

  test('without a trusted proxy are warned of if the portal is served over TLS', ({ assert }) => {
    const safe = { url: 'https://skills.example', trustedProxies: ['loopback'], dataMode: 0o40700 }
    assert.deepEqual(warningsOf(safe), [])
    assert.match(warningsOf({ ...safe, trustedProxies: [] })[0], /TRUST_PROXY is empty/)
    assert.deepEqual(warningsOf({ ...safe, url: 'http://localhost:3333', trustedProxies: [] }), [])
  })

  test('with a folder that others can open are warned of', ({ assert }) => {
    const open = { url: 'http://localhost:3333', trustedProxies: [], dataMode: 0o40755 }
    assert.match(warningsOf(open)[0], /chmod 700/)
  })

  test('are accepted in every documented form', async ({ assert }) => {
    const faults = await faultsOf({
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: 'smtp://user:p%40ss@mail.example.com:587',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,192.0.2.1',
      WEBHOOK_PORTS: '8443, 9443',
    })
    assert.equal(faults, '')

    const socket = 'postgres://skillary@/skillary?host=/run/postgresql'
    assert.equal(await faultsOf({ DB_CONNECTION: 'pg', DATABASE_URL: socket }), '')
  })
})
