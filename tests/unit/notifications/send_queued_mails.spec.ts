import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import CallsAlertMail from '#app/metering/calls_alert_mail'
import { queueMail } from '#app/notifications/queue_mail'
import QueuedMail from '#app/notifications/queued_mail'
import { sendQueuedMails } from '#app/notifications/send_queued_mails'

function queue(recipient = 'office@example.com') {
  const content = { sentence: 'All calls are used.' }
  return db.transaction((trx) => queueMail({ kind: 'calls_alert', recipient, content }, trx))
}

test.group('Queued mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    mail.fake()
    return () => mail.restore()
  })

  test('is sent once, under its own Message-ID, and marked', async ({ assert }) => {
    const { mails } = mail.fake()
    await queue()

    assert.equal(await sendQueuedMails(), 1)
    assert.equal(await sendQueuedMails(), 0)

    const queued = await QueuedMail.firstOrFail()
    assert.isNotNull(queued.sentAt)
    mails.assertSentCount(CallsAlertMail, 1)
    mails.assertSent(CallsAlertMail, ({ message }) => {
      const { messageId } = message.toJSON().message
      return message.hasTo('office@example.com') && String(messageId).startsWith(`<${queued.uid}@`)
    })
  })

  test('is left alone while another process has it, and taken over when that one died', async ({
    assert,
  }) => {
    await queue()
    const queued = await QueuedMail.firstOrFail()
    await queued.merge({ claimedAt: DateTime.utc().minus({ minutes: 4 }), attempts: 1 }).save()
    assert.equal(await sendQueuedMails(), 0)

    await queued.merge({ claimedAt: DateTime.utc().minus({ minutes: 6 }) }).save()
    assert.equal(await sendQueuedMails(), 1)
    await queued.refresh()
    assert.equal(queued.attempts, 2)
  })

  test('that fails holds up no other, and waits for its next time', async ({ assert }) => {
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

    assert.equal(await sendQueuedMails(), 1)

    const [first, second] = await QueuedMail.query().orderBy('id')
    assert.isNull(first.sentAt)
    assert.isNotNull(second.sentAt)
    assert.equal(attempts, 2)
  })

  test('is given up after three days', async ({ assert }) => {
    await queue()
    const queued = await QueuedMail.firstOrFail()
    await queued.merge({ createdAt: DateTime.utc().minus({ days: 4 }) }).save()

    assert.equal(await sendQueuedMails(), 0)
  })
})
