import { test } from '@japa/runner'
import { Encryption } from '@adonisjs/core/encryption'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { appKeys } from '#config/app'
import portal from '#config/portal'
import AccountLinkMail from '#app/accounts/account_links/account_link_mail'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import { linkTokenPurpose, totpSecretPurpose } from '#app/accounts/encryption_purposes'
import { startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { bindingsOf, sha256, successorsOf } from '#app/accounts/sessions/token'
import { reencryptColumns } from '#app/core/db/encrypted_columns'
import { keyedHashes } from '#app/core/keyed_hashes'
import QueuedMail from '#app/mail/queued_mail'
import { newSecret, openSecret, webhookSecretPurpose } from '#app/webhooks/webhook_secret'
import { StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { tokenIn } from '#tests/helpers/account_mails'
import { runDue } from '#tests/helpers/jobs'

/** What a process with only this key encrypts and decrypts: [0] is APP_KEY, [1] the previous key of the tests. */
const [present, previous] = appKeys.map((key) => withKey(key.release()))

function withKey(key: string) {
  return new Encryption({ driver: (one) => new AES256GCM({ id: 'gcm', key: one }), keys: [key] })
}

function refresh(client: ApiClient, token: string) {
  return client.post('/v1/auth/token/refresh/').json({ refresh: token })
}

async function mailOfReset(): Promise<{ id: number; token: string }> {
  const { email } = await UserFactory.create()
  await db.transaction((trx) => mailAccountLink(trx, 'password_reset', { email, language: 'en' }))
  const queued = await QueuedMail.query().orderBy('id', 'desc').firstOrFail()
  const token = present.decrypt<string>(String(queued.content.token), linkTokenPurpose)!
  const sealed = previous.encrypt(token, { purpose: linkTokenPurpose })
  await queued.merge({ content: { ...queued.content, token: sealed } }).save()
  return { id: queued.id, token }
}

test.group('After a rotation of APP_KEY', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a token that an older process has refreshed returns the same pair', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const { refresh: first } = await openApiFamily(user)
    const issued = successorsOf(first)[1]
    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({
        current_hash: sha256(issued.refresh),
        previous_hash: sha256(first),
        rotated_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
      })

    const again = await refresh(client, first)
    assert.equal(again.body().refresh, issued.refresh)

    const next = await refresh(client, issued.refresh)
    next.assertStatus(200)
    assert.equal(next.body().refresh, successorsOf(issued.refresh)[0].refresh)
  })

  test('the tabs of a browser session keep their binding', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const session = await startPageSession(user)
    const fetchTokens = () =>
      client
        .post('/auth/tokens')
        .withSession({ auth_web: session })
        .withCsrfToken()
        .accept('json')
        .redirects(0)
    const before = await fetchTokens()
    const [now, earlier] = bindingsOf(session)
    assert.equal(before.cookie('skillary_refresh')?.value, now)
    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({ binding_hash: sha256(earlier) })

    const after = await fetchTokens()

    assert.equal(after.cookie('skillary_refresh')?.value, earlier)
  })

  test('cookies and reader tokens are accepted', async ({ assert, client }) => {
    const secret = 'A'.repeat(43)
    const [now, earlier] = keyedHashes(`reader:${secret}`).map((hash) => hash.slice(0, 22))
    for (const [seal, status] of [
      [now, 200],
      [earlier, 200],
      ['B'.repeat(22), 400],
    ]) {
      const response = await client
        .get('/v1/invoice-reader/invoice_import/list/')
        .header('Reader-Token', `ski_${secret}${seal}`)
      assert.equal(response.status(), status)
    }
    const token = `ski_${secret}${earlier}`
    const reading = await StoredReadingFactory.merge({ readerTokenHash: sha256(token) }).create()
    for (const [encryption, status] of [
      [present, 200],
      [previous, 200],
      [withKey('a-key-that-nobody-has-0123'), 404],
    ] as const) {
      const cookie = encryption.encrypt(token, undefined, 'invoice_reader')
      /** The test client would encrypt the cookie itself. */
      const page = await fetch(`${portal.url}/invoice-reader/${reading.uid}`, {
        headers: { cookie: `invoice_reader=e:${cookie}` },
      })
      assert.equal(page.status, status)
    }
  })

  test('webhook secrets are readable, and waiting mail is sent', async ({ assert }) => {
    const { mails } = mail.fake()
    const secret = newSecret()
    const sealed = previous.encrypt(secret, { purpose: webhookSecretPurpose })
    const webhook = await WebhookFactory.merge({ secret: sealed }).create()
    assert.equal(openSecret(webhook.secret), secret)

    const { token } = await mailOfReset()
    await runDue('mails')

    mails.assertSent(
      AccountLinkMail,
      ({ message }) => tokenIn(String(message.toJSON().message.text)) === token
    )
    mail.restore()
  })

  test('the previous key is not needed once the secrets are encrypted again', async ({
    assert,
  }) => {
    const secrets = [newSecret(), newSecret()]
    const [secret, previousSecret] = secrets.map((one) =>
      previous.encrypt(one, { purpose: webhookSecretPurpose })
    )
    const webhook = await WebhookFactory.merge({ secret, previousSecret }).create()
    const lost = withKey('a-key-that-nobody-has-0123').encrypt('x', {
      purpose: webhookSecretPurpose,
    })
    const unreadable = await WebhookFactory.merge({ secret: lost }).create()
    const { id: userId } = await UserFactory.create()
    const totp = previous.encrypt('JBSWY3DPEHPK3PXP', { purpose: totpSecretPurpose })
    await db.table('totp_secrets').insert({ user_id: userId, secret: totp, created_at: new Date() })
    const { id, token } = await mailOfReset()

    const results = await reencryptColumns(db.connection())

    assert.deepEqual(results, [
      { name: 'webhooks.secret', reencrypted: 1, unreadable: 1 },
      { name: 'webhooks.previous_secret', reencrypted: 1, unreadable: 0 },
      { name: 'totp_secrets.secret', reencrypted: 1, unreadable: 0 },
      { name: 'queued_mails.content.token', reencrypted: 1, unreadable: 0 },
    ])
    await webhook.refresh()
    assert.equal(present.decrypt(webhook.secret, webhookSecretPurpose), secrets[0])
    assert.equal(present.decrypt(webhook.previousSecret!, webhookSecretPurpose), secrets[1])
    await unreadable.refresh()
    assert.equal(unreadable.secret, lost)
    const kept = await db.from('totp_secrets').where({ user_id: userId }).firstOrFail()
    assert.equal(present.decrypt(kept.secret, totpSecretPurpose), 'JBSWY3DPEHPK3PXP')
    const queued = await QueuedMail.findOrFail(id)
    assert.equal(present.decrypt(String(queued.content.token), linkTokenPurpose), token)
    assert.equal(queued.content.language, 'en')
  })
})
