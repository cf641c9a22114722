import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import Invoice from '#app/billing/invoice'
import { activatePackage } from '#app/billing/sales/activate_package'
import QueuedMail from '#app/mail/queued_mail'
import Notification from '#app/notifications/notification'
import { saveNoticeChoices } from '#app/notifications/notice_choices'
import { ClientFactory, UserFactory } from '#database/factories/user_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'

const never = 'no such statement'

/** An invoice, and a user of staff who gets a digest of overdue invoices. */
async function sellOnInvoice(): Promise<Invoice> {
  const admin = await UserFactory.create()
  await saveNoticeChoices(admin.id, { overdue: 'digest' })
  await completeSeller()
  const { basic } = await createOffers()
  const client = await ClientFactory.create()
  const { sale } = await db.transaction((trx) =>
    activatePackage({ client, offer: basic, actor: operator, channel: 'admin' }, trx)
  )
  return Invoice.findByOrFail('saleId', sale.id)
}

function daysLate({ dueOn }: Invoice, days: number): DateTime {
  return DateTime.fromISO(`${dueOn}T12:00:00Z`).plus({ days })
}

/** Runs the schedules in another process; returns its exit code, or the signal that ended it. */
async function runSchedules(now: DateTime, killedAfter = never): Promise<string | number> {
  const child = fork(app.makePath('tests/functional/proof/noticing_process.ts'), [], {
    execArgv: ['--import=./bin/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NOTICED_AT: now.toISO()!, KILLED_AFTER: killedAfter },
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return code ?? signal!
}

async function written() {
  const mails = await QueuedMail.query().orderBy('kind')
  const notices = await Notification.query().where('kind', 'overdue')
  const entries = await db.from('digest_entries')
  const jobs = await db.from('jobs').where('queue', 'mails')
  return {
    mails: mails.map(({ kind }) => kind),
    notices: notices.length,
    entries: entries.length,
    jobs: jobs.length,
  }
}

test.group('Notices of processes that are killed, or run at the same time', (group) => {
  group.each.setup(freshDatabase)
  group.teardown(freshDatabase)

  test('are neither lost nor written twice: killed after {after}')
    .with([
      { after: 'the claim of the invoice', statement: 'insert into overdue_invoices' },
      { after: 'the notification', statement: 'insert into notifications' },
      { after: 'the claim of the reminder', statement: 'update overdue_invoices' },
      { after: 'the claim of the day', statement: 'insert into staff_digests' },
      { after: 'the entries', statement: 'delete from digest_entries' },
      { after: 'the mail', statement: 'insert into .queued_mails' },
    ])
    .run(async ({ assert }, { statement }) => {
      const invoice = await sellOnInvoice()
      const now = daysLate(invoice, 7)

      assert.equal(await runSchedules(now, statement), 'SIGKILL')
      assert.equal(await runSchedules(now), 0)
      assert.equal(await runSchedules(now.plus({ hours: 1 })), 0)

      assert.deepEqual(await written(), {
        mails: ['payment_reminder', 'staff_digest'],
        notices: 1,
        entries: 0,
        jobs: 2,
      })
    })
    .timeout(60_000)

  test('are written once by several processes', async ({ assert }) => {
    const invoice = await sellOnInvoice()
    const now = daysLate(invoice, 7)
    const codes = await Promise.all([1, 2, 3].map(() => runSchedules(now)))
    assert.deepEqual(codes, [0, 0, 0])
    const { mails, notices } = await written()
    assert.equal(notices, 1)
    assert.deepEqual(mails, ['payment_reminder', 'staff_digest'])
  }).timeout(60_000)
})
