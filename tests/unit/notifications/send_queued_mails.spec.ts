import { getActiveTest, test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import CallsAlertMail from '#app/billing/metering/calls_alert_mail'
import { queueMail } from '#app/mail/queue_mail'
import QueuedMail from '#app/mail/queued_mail'
import { claimJob } from '#app/jobs/jobs'
import { jobsOf, letPass, queueNamed, runDue, silenceJob } from '#tests/helpers/jobs'

function queue(recipient = 'office@example.com') {
  const content = { sentence: 'All calls are used.' }
  return db.transaction((trx) => queueMail({ kind: 'calls_alert', recipient, content }, trx))
}

/** The errors logged from now until the end of the test. */
function recordErrors() {
  const errors: unknown[][] = []
  const { error } = logger
  logger.error = (...entry: unknown[]) => void errors.push(entry)
  getActiveTest()?.cleanup(() => {
    logger.error = error
  })
  return errors
}

test.group('Queued mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    mail.fake()
    return () => mail.restore()
  })

  test('is sent once, with its own Message-ID, and marked as sent', async ({ assert }) => {
    const { mails } = mail.fake()
    await queue()

    assert.equal(await runDue('mails'), 1)
    assert.equal(await runDue('mails'), 0)

    const queued = await QueuedMail.firstOrFail()
    assert.isNotNull(queued.sentAt)
    mails.assertSentCount(CallsAlertMail, 1)
    mails.assertSent(CallsAlertMail, ({ message }) => {
      const { messageId } = message.toJSON().message
      return message.hasTo('office@example.com') && String(messageId).startsWith(`<${queued.uid}@`)
    })
  })

  test('is skipped while another process sends it, and taken over if that died', async ({
    assert,
  }) => {
    await queue()
    const queued = await QueuedMail.firstOrFail()
    await claimJob(await queueNamed('mails'))
    assert.equal(await runDue('mails'), 0)

    await silenceJob('mails', queued.id)
    assert.equal(await runDue('mails'), 1)
    await queued.refresh()
    assert.isNotNull(queued.sentAt)
    assert.equal(queued.attempts, 2)
  })

  test('is not sent again after a crash before its job was finished', async ({ assert }) => {
    const { mails } = mail.fake()
    await queue()
    await QueuedMail.query().update({ sentAt: DateTime.utc().toSQL() })

    assert.equal(await runDue('mails'), 1)

    mails.assertNoneSent()
  })

  test('that fails does not block others, and waits for its next attempt', async ({ assert }) => {
    await queue()
    await queue('other@example.com')
    const failing = mail.fake()
    const { send } = failing
    let attempts = 0
    failing.send = async (...parameters: Parameters<typeof send>) => {
      attempts += 1
      if (attempts === 1) throw new Error('The server does not answer')
      return Reflect.apply(send, failing, parameters)
    }

    assert.equal(await runDue('mails'), 2)

    const [first, second] = await QueuedMail.query().orderBy('id')
    assert.isNull(first.sentAt)
    assert.isNotNull(second.sentAt)
    assert.equal(attempts, 2)
    await letPass('mails', 4 * 60)
    assert.equal(await runDue('mails'), 0)
    await letPass('mails', 2 * 60)
    assert.equal(await runDue('mails'), 1)
    await first.refresh()
    assert.isNotNull(first.sentAt)
  })

  test('fails permanently after three days, logged without its address', async ({ assert }) => {
    await queue()
    const queued = await QueuedMail.firstOrFail()
    await queued.merge({ createdAt: DateTime.utc().minus({ days: 4 }) }).save()
    await jobsOf('mails').update({ attempts: 9 })
    const errors = recordErrors()

    assert.equal(await runDue('mails'), 1)
    assert.equal(await runDue('mails'), 0)

    assert.deepEqual(errors, [
      [{ mail: queued.uid, kind: 'calls_alert', attempts: 9 }, 'A queued mail failed permanently'],
    ])
    assert.lengthOf(await QueuedMail.all(), 0)
  })

  test('has not failed while another process makes the last attempt', async ({ assert }) => {
    await queue()
    const queued = await QueuedMail.firstOrFail()
    await queued.merge({ createdAt: DateTime.utc().minus({ days: 4 }) }).save()
    await claimJob(await queueNamed('mails'))

    assert.equal(await runDue('mails'), 0)

    assert.lengthOf(await QueuedMail.all(), 1)
  })
})
