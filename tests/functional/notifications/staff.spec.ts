import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import mailer from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import ClientPackage from '#app/billing/client_package'
import { announceExpiredPackages } from '#app/billing/client_packages/announce_expired_packages'
import { activatePackage } from '#app/billing/sales/activate_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import QueuedMail from '#app/mail/queued_mail'
import Notification from '#app/notifications/notification'
import { saveNoticeChoices } from '#app/notifications/notice_choices'
import { notifyStaff } from '#app/notifications/notify_staff'
import { sendDigests } from '#app/notifications/send_digests'
import StaffNoticeMail from '#app/notifications/staff_notice_mail'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { runDue } from '#tests/helpers/jobs'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'
import { clientWith, spend } from '#tests/unit/metering/spending'

const morning = (day: number) => DateTime.fromISO(`2026-11-0${day}T06:00:00Z`)

function registrationOf(client: string) {
  const message = { id: 'notices.registration' as const, values: { client } }
  return { event: 'registration' as const, message, link: '/portal/admin/clients' }
}

function tell(client: string) {
  return db.transaction((trx) => notifyStaff(registrationOf(client), trx))
}

async function noticesOf({ id: userId }: { id: number }) {
  const notices = await Notification.query().where({ userId }).orderBy('id')
  return notices.map(({ kind, message }) => ({ kind, message }))
}

test.group('Staff are received', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('as each of them chose, and only those who may see the event', async ({ assert }) => {
    const [usual, nothing, mail, digest] = await UserFactory.createMany(4)
    const company = await UserFactory.merge({ role: Role.companyUser }).create()
    const suspended = await UserFactory.merge({ status: 'suspended' }).create()
    await saveNoticeChoices(nothing.id, { registration: 'none' })
    await saveNoticeChoices(mail.id, { registration: 'mail', purchase: 'none' })
    await saveNoticeChoices(digest.id, { registration: 'digest' })

    await tell('Acme')

    const received = [{ kind: 'registration', message: 'Acme registered.' }]
    for (const one of [usual, mail, digest]) assert.deepEqual(await noticesOf(one), received)
    for (const one of [nothing, company, suspended]) assert.isEmpty(await noticesOf(one))
    const queued = await QueuedMail.query()
    assert.deepEqual(
      queued.map(({ kind, recipient }) => ({ kind, recipient })),
      [{ kind: 'staff_notice', recipient: mail.email }]
    )
    const entries = await db.from('digest_entries')
    assert.deepEqual(
      entries.map((entry) => entry.user_id),
      [digest.id]
    )
  })

  test('in the language of the reader, with a link', async ({ assert, cleanup }) => {
    const person = await UserFactory.merge({ appearance: { language: 'de' } }).create()
    await saveNoticeChoices(person.id, { registration: 'mail' })
    await tell('Acme')

    const { mails } = mailer.fake()
    cleanup(() => mailer.restore())
    assert.equal(await runDue('mails'), 1)
    mails.assertSent(StaffNoticeMail, ({ message }) => {
      message.assertSubject('Skillary: Acme hat sich registriert.')
      message.assertTextIncludes('/portal/admin/clients')
      message.assertHtmlIncludes('E-Mails auswählen')
      return message.hasTo(person.email)
    })
  })

  test('by one digest a day, which is not lost and not sent twice', async ({ assert, cleanup }) => {
    const person = await UserFactory.create()
    await saveNoticeChoices(person.id, { registration: 'digest' })
    await tell('Acme')
    await tell('Bolt')

    assert.equal(await sendDigests(morning(3).minus({ minutes: 1 })), 0)
    assert.equal(await sendDigests(morning(3)), 1)
    assert.equal(await sendDigests(morning(3).plus({ hours: 1 })), 0)
    const [{ kind, content }] = await QueuedMail.query()
    assert.equal(kind, 'staff_digest')
    assert.containSubset(content, {
      lines: [{ text: 'Acme registered.' }, { text: 'Bolt registered.' }],
      more: 0,
    })

    await tell('Core')
    assert.equal(await sendDigests(morning(3).plus({ hours: 2 })), 0)
    assert.equal(await sendDigests(morning(4)), 1)
    assert.equal(await sendDigests(morning(5)), 0)

    const { mails } = mailer.fake()
    cleanup(() => mailer.restore())
    await runDue('mails')
    mails.assertSent(StaffNoticeMail, ({ message }) => {
      message.assertSubject('Skillary: 2 events')
      return message.hasTo(person.email)
    })
  })

  test('without the entries of users who may not see them any more', async ({ assert }) => {
    const [demoted, suspended] = await UserFactory.createMany(2)
    for (const { id } of [demoted, suspended])
      await saveNoticeChoices(id, { registration: 'digest' })
    await tell('Acme')
    await demoted.merge({ role: Role.companyUser }).save()
    await suspended.merge({ status: 'suspended' }).save()

    assert.equal(await sendDigests(morning(3)), 0)
    assert.isEmpty(await QueuedMail.query())
    assert.isEmpty(await db.from('digest_entries'))
  })

  test('of a registration', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const registration = {
      full_name: 'Ada Lovelace',
      organisation: 'Engines',
      email: 'ada@engines.example',
      password: 'a-long-password',
    }
    const response = await client.post('/v1/auth/register/').json(registration)
    response.assertStatus(201)
    const received = [{ kind: 'registration', message: 'Engines registered.' }]
    assert.deepEqual(await noticesOf(admin), received)
  })

  test('of a purchase, and of its payment except who recorded it', async ({ assert }) => {
    const [admin, clerk] = await UserFactory.createMany(2)
    const partner = await createPartner()
    await partner.load('client')
    await partner.client.merge({ name: 'Acme' }).save()
    const { basic, free } = await createOffers()
    const shared = { client: partner.client, actor: operator }
    const { sale } = await db.transaction(async (trx) => {
      await activatePackage({ ...shared, offer: free, channel: 'admin' }, trx)
      return activatePackage({ ...shared, offer: basic, channel: 'self' }, trx)
    })
    await settleSale(sale, 'paid', { actor: { ...operator, id: clerk.id } })

    const bought = { kind: 'purchase', message: 'Acme bought “Basic 5,000” for €49.00.' }
    const paid = {
      kind: 'payment',
      message: `Acme paid €49.00 for “Basic 5,000” (purchase ${sale.number}).`,
    }
    assert.deepEqual(await noticesOf(admin), [bought, paid])
    assert.deepEqual(await noticesOf(clerk), [bought])
  })

  test('once when a client has no calls left', async ({ assert }) => {
    const admin = await UserFactory.create()
    const { client } = await clientWith({ totalCalls: 1 }, { totalCalls: 1 })
    await spend(client)
    assert.isEmpty(await noticesOf(admin))
    await spend(client)
    await assert.rejects(() => spend(client))
    const received = [{ kind: 'out_of_calls', message: `${client.name} has used its last call.` }]
    assert.deepEqual(await noticesOf(admin), received)
  })

  test('when the last calls of a client expire', async ({ assert }) => {
    const admin = await UserFactory.create()
    const partner = await createPartner()
    await partner.load('client')
    await partner.client.merge({ name: 'Acme' }).save()
    const { free } = await createOffers()
    const given = {
      client: partner.client,
      offer: free,
      actor: operator,
      channel: 'admin',
    } as const
    const { clientPackage: first } = await db.transaction((trx) => activatePackage(given, trx))
    const { clientPackage: second } = await db.transaction((trx) => activatePackage(given, trx))
    const { clientPackage: third } = await db.transaction((trx) => activatePackage(given, trx))
    const change = ({ id }: ClientPackage, columns: Record<string, unknown>) =>
      ClientPackage.query().where({ id }).update(columns)
    const past = (minutes: number) => ({
      expires_at: DateTime.utc().minus({ minutes }).toSQL({ includeOffset: false }),
    })

    await change(first, past(3))
    assert.equal(await announceExpiredPackages(), 1)
    assert.isEmpty(await noticesOf(admin))

    // Another process announces the third one.
    await change(second, past(2))
    await change(third, { ...past(1), expiry_told_at: new Date() })
    assert.equal(await announceExpiredPackages(), 1)
    assert.isEmpty(await noticesOf(admin))
    await change(third, { expiry_told_at: null })
    assert.equal(await announceExpiredPackages(), 1)
    const message = '“Free 100” of Acme has expired, and Acme has no calls left.'
    assert.deepEqual(await noticesOf(admin), [{ kind: 'out_of_calls', message }])
  })
})

test.group('Notification settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const place = '/portal/admin/notifications/settings'

  test('are a page of staff with clients or messages', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { component, html } = renderedPage(await client.get(place).loginAs(admin))
    assert.equal(component, 'notifications/settings')
    assert.include(html, 'A client buys a package')
    const list = renderedPage(await client.get('/portal/admin/notifications').loginAs(admin))
    assert.include(list.html, `href="${place}"`)

    const saved = await client
      .post(place)
      .form({ purchase: 'digest', contact: 'none' })
      .withCsrfToken()
      .redirects(0)
      .loginAs(admin)
    saved.assertHeader('location', place)
    const { props } = renderedPage(await client.get(place).loginAs(admin))
    assert.containSubset(props.choices, {
      purchase: 'digest',
      contact: 'none',
      payment: 'notification',
    })
    const wrong = await client
      .post(place)
      .form({ purchase: 'often' })
      .withCsrfToken()
      .header('referer', place)
      .loginAs(admin)
    assert.deepEqual(Object.keys(renderedPage(wrong).props.errors), ['purchase'])
  })

  test('are read and changed on /v1, by staff only', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const path = '/v1/notifications/settings/'
    const changed = await client
      .patch(path)
      .json({ overdue: 'mail' })
      .withGuard('api')
      .loginAs(admin)
    changed.assertStatus(200)
    changed.assertBodyContains({ overdue: 'mail', registration: 'notification' })
    const read = await client.get(path).withGuard('api').loginAs(admin)
    assert.deepEqual(read.body(), changed.body())
    const wrong = await client.patch(path).json({ overdue: 'now' }).withGuard('api').loginAs(admin)
    wrong.assertStatus(422)
    const partner = await client
      .get(path)
      .withGuard('api')
      .loginAs(await createPartner())
    partner.assertStatus(403)
  })
})
