import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import AccountLinkMail from '#app/accounts/account_links/account_link_mail'
import { inviteUser } from '#app/accounts/invitations/invite'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import { inTransaction } from '#app/core/db/in_transaction'
import QueuedMail from '#app/mail/queued_mail'
import { UserFactory } from '#database/factories/user_factory'
import { mailedToken, tokenIn } from '#tests/helpers/account_mails'
import { jobsOf, letPass, runDue } from '#tests/helpers/jobs'

const registration = {
  full_name: 'Ada Lovelace',
  organisation: 'Analytical Engines',
  email: 'ada@engines.example',
  password: 'a-long-password',
}

test.group('Mail with a link of an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    portal.confirmsEmail = true
    return () => {
      portal.confirmsEmail = false
      mail.restore()
    }
  })

  test('is queued with a registration, and its token is not stored', async ({ assert, client }) => {
    const { mails } = mail.fake()
    const response = await client.post('/v1/auth/register/').json(registration)
    response.assertStatus(201)

    const queued = await QueuedMail.firstOrFail()
    assert.equal(queued.recipient, registration.email)
    const jobs = await jobsOf('mails')
    assert.deepEqual(
      jobs.map((job) => job.subject_id),
      [queued.id]
    )
    mails.assertNoneSent()
    const token = await mailedToken(registration.email)
    for (const table of ['queued_mails', 'jobs', 'account_tokens']) {
      assert.notInclude(JSON.stringify(await db.from(table)), token)
    }
  })

  test('is not queued if its transaction is rolled back', async ({ assert }) => {
    const inviting = inTransaction(async (trx) => {
      const invitee = { fullName: 'Ada', email: registration.email, role: Role.subAdmin }
      await inviteUser(trx, invitee, operator)
      throw new Error('The package could not be granted')
    })
    await assert.rejects(() => inviting, 'The package could not be granted')

    assert.lengthOf(await QueuedMail.all(), 0)
    assert.lengthOf(await jobsOf('mails'), 0)
  })

  test('is retried with the same link until it is sent, then its content is deleted', async ({
    assert,
    client,
  }) => {
    await client.post('/v1/auth/register/').json(registration)
    const token = await mailedToken(registration.email)
    const mailer = mail.fake()
    const { send } = mailer
    mailer.send = async () => {
      throw new Error('The server does not answer')
    }
    assert.equal(await runDue('mails'), 1)
    const queued = await QueuedMail.firstOrFail()
    assert.isNull(queued.sentAt)

    mailer.send = send
    await letPass('mails', 6 * 60)
    assert.equal(await runDue('mails'), 1)

    mailer.mails.assertSent(AccountLinkMail, ({ message }) => {
      return message.hasTo(registration.email) && tokenIn(linkIn(message)) === token
    })
    await queued.refresh()
    assert.isNotNull(queued.sentAt)
    assert.deepEqual(queued.content, {})
    const confirmed = await client.post(`/auth/confirm-email/${token}`).withCsrfToken().redirects(0)
    assert.equal(confirmed.header('location'), '/auth/login')
  })

  test('costs the same writes for an unknown address, which is not stored or mailed', async ({
    assert,
    client,
  }) => {
    const { mails } = mail.fake()
    const { email } = await UserFactory.create()
    for (const address of [email, 'nobody@example.com']) {
      await client.post('/v1/auth/password/forgot/').json({ email: address })
    }

    const queued = await QueuedMail.query().orderBy('id')
    assert.deepEqual(
      queued.map(({ recipient }) => recipient),
      [email, '']
    )
    assert.lengthOf(await jobsOf('mails'), 2)
    assert.equal(await runDue('mails'), 2)

    mails.assertSentCount(AccountLinkMail, 1)
    mails.assertSent(AccountLinkMail, ({ message }) => message.hasTo(email))
    const kept = await QueuedMail.all()
    assert.deepEqual(
      kept.map(({ recipient }) => recipient),
      [email]
    )
  })
})

function linkIn({ contentViews }: AccountLinkMail['message']): string {
  return String(contentViews.text?.data?.link)
}
