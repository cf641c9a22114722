import { test } from '@japa/runner'
import mailer from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import portal from '#config/portal'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import QueuedMail from '#app/mail/queued_mail'
import ContactMail from '#app/site/contact_mail'
import { contactFormToken, shortestWriting } from '#app/site/contact_form'
import ContactMessage from '#app/site/contact_message'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { runDue } from '#tests/helpers/jobs'

const letter = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  organisation: 'Analytical Engines',
  subject: 'How many calls do we need?',
  message: 'We search about a thousand times a month.\nWhich package fits?',
}

/** The token of a form opened a minute ago. */
function openedBefore(milliseconds = 60_000) {
  return contactFormToken(undefined, Date.now() - milliseconds)
}

function post(client: ApiClient, fields: Record<string, unknown> = {}) {
  return client
    .post('/contact-us')
    .redirects(0)
    .header('referer', '/contact-us')
    .withCsrfToken()
    .form({ ...letter, website: '', form: openedBefore(), ...fields })
}

function send(client: ApiClient, fields: Record<string, unknown> = {}) {
  return client.post('/v1/contact/').json({ ...letter, ...fields })
}

test.group('Contact form', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in the public layout, with the name of the logged-in user', async ({
    assert,
    client,
  }) => {
    const guest = renderedPage(await client.get('/contact-us'))
    assert.equal(guest.component, 'site/contact')
    assert.match(guest.html, /<a [^>]*aria-current="page"[^>]*>Contact<\/a>/)

    const partner = await createPartner()
    const known = renderedPage(await client.get('/contact-us').loginAs(partner))
    assert.deepEqual(known.props.writer, { name: partner.fullName, email: partner.email })
  })

  test('stores the message, confirms it and notifies staff', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    await UserFactory.merge({ status: 'suspended' }).create()
    await UserFactory.merge({ role: Role.companyUser }).create()
    await createPartner()

    const response = await post(client)

    response.assertStatus(302)
    response.assertHeader('location', '/contact-us?sent')
    const message = await ContactMessage.firstOrFail()
    assert.containsSubset(message.toJSON(), {
      ...letter,
      email: 'ada@example.com',
      status: 'open',
      userId: null,
    })
    const notices = await Notification.query().orderBy('user_id')
    assert.deepEqual(
      notices.map(({ userId, kind, link }) => ({ userId, kind, link })),
      [admin, subAdmin].map(({ id }) => ({
        userId: id,
        kind: 'contact',
        link: `/portal/admin/contact-messages/${message.uid}`,
      }))
    )
    assert.equal(notices[0].message, 'Ada Lovelace wrote: How many calls do we need?')
    assert.include(renderedPage(await client.get('/contact-us?sent')).html, 'Thank you')
  })

  test('stores the logged-in author', async ({ assert, client }) => {
    const partner = await createPartner()
    await post(client).loginAs(partner)
    const { userId } = await ContactMessage.firstOrFail()
    assert.equal(userId, partner.id)
  })

  test('mails it to the configured address, if any', async ({ assert, client, cleanup }) => {
    await post(client)
    assert.lengthOf(await QueuedMail.query(), 0)

    cleanup(() => {
      portal.contactEmail = ''
    })
    portal.contactEmail = 'office@example.com'
    await post(client, { subject: 'Another one' })
    const mail = await QueuedMail.firstOrFail()
    assert.equal(mail.recipient, 'office@example.com')
    assert.equal(mail.kind, 'contact_message')

    const { mails } = mailer.fake()
    cleanup(() => mailer.restore())
    assert.equal(await runDue('mails'), 1)
    mails.assertSent(ContactMail, ({ message: sent }) => {
      sent.assertSubject('Skillary: Another one')
      sent.assertReplyTo('ada@example.com', 'Ada Lovelace')
      sent.assertTextIncludes('Ada Lovelace of Analytical Engines (ada@example.com) wrote:')
      sent.assertHtmlIncludes('Which package fits?')
      return sent.hasTo('office@example.com')
    })
  })

  test('shows errors next to the fields and keeps the input', async ({ assert, client }) => {
    const response = await post(client, { email: 'no address', message: 'Hi' }).redirects(1)
    const { html, props } = renderedPage(response)
    assert.deepEqual(Object.keys(props.errors), ['email', 'message'])
    assert.include(html, 'value="Analytical Engines"')
    assert.lengthOf(await ContactMessage.query(), 0)
  })

  test('requires no further delay after a correction', async ({ assert, client }) => {
    const form = openedBefore()
    const { props } = renderedPage(await post(client, { form, email: '' }).redirects(1))
    assert.equal(props.token, form)
  })

  test('refuses automated submissions with a reason', async ({ assert, client }) => {
    const cases: Array<[reason: string, fields: Record<string, string>]> = [
      ['a hidden field', { website: 'https://buy.example' }],
      ['sent too quickly', { form: contactFormToken() }],
      ['has expired', { form: openedBefore(25 * 60 * 60 * 1000) }],
      ['has expired', { form: 'made up' }],
    ]
    for (const [reason, fields] of cases) {
      const { html } = renderedPage(await post(client, fields).redirects(1))
      assert.include(html, reason)
      assert.include(html, 'Which package fits?')
    }
    assert.lengthOf(await ContactMessage.query(), 0)

    const waited = await post(client, { form: openedBefore(shortestWriting) })
    waited.assertHeader('location', '/contact-us?sent')
  })

  test('stores a repeated form once, and one with another text separately', async ({
    assert,
    client,
  }) => {
    const form = openedBefore()
    for (const subject of ['One', 'One', 'Two']) {
      const response = await post(client, { form, subject })
      response.assertHeader('location', '/contact-us?sent')
    }
    const stored = await ContactMessage.query().orderBy('id')
    assert.deepEqual(
      stored.map(({ subject }) => subject),
      ['One', 'Two']
    )
  })

  test('accepts five messages per hour from one address, on pages and /v1', async ({
    assert,
    client,
  }) => {
    for (let times = 0; times < 3; times += 1) await post(client)
    for (let times = 0; times < 2; times += 1) {
      const accepted = await send(client)
      accepted.assertStatus(201)
    }

    const api = await send(client)
    api.assertStatus(429)
    assert.equal(api.body().code, 'too_many_messages')
    assert.approximately(Number(api.header('retry-after')), 3600, 10)

    const { html } = renderedPage(await post(client).redirects(1))
    assert.include(html, 'You can send 5 messages per hour')
    assert.include(html, 'Which package fits?')
    assert.lengthOf(await ContactMessage.query(), 5)
  })
})

test.group('Messages, for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists them, latest first, and filters by words and status', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ role: Role.subAdmin }).create()
    await ContactMessageFactory.merge([
      { subject: 'Prices' },
      { subject: 'The API', message: 'How do I ask for an invoice?' },
      { subject: 'Old', status: 'done' },
    ]).createMany(3)
    const subjects = async (query: string) => {
      const response = await client.get(`/portal/admin/contact-messages${query}`).loginAs(admin)
      const { messages } = renderedPage(response).props
      return messages.map(({ subject }: { subject: string }) => subject)
    }

    assert.deepEqual(await subjects(''), ['Old', 'The API', 'Prices'])
    assert.deepEqual(await subjects('?search=INVOICE'), ['The API'])
    assert.deepEqual(await subjects('?status=open'), ['The API', 'Prices'])
    assert.deepEqual(await subjects('?search=nothing'), [])
  })

  test('shows one, marks it done and open again, and logs this', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const message = await ContactMessageFactory.merge({
      subject: 'S'.repeat(200),
      name: 'N'.repeat(200),
    }).create()
    const place = `/portal/admin/contact-messages/${message.uid}`
    const { html } = renderedPage(await client.get(place).loginAs(admin))
    assert.include(html, `mailto:${message.email}`)

    for (const status of ['done', 'done', 'open']) {
      const response = await client
        .post(place)
        .redirects(0)
        .loginAs(admin)
        .withCsrfToken()
        .form({ status, back: '/contact-messages?status=open' })
      response.assertHeader('location', '/portal/admin/contact-messages?status=open')
      await message.refresh()
      assert.equal(message.status, status)
      assert.equal(message.doneBy, status === 'done' ? admin.id : null)
      assert.equal(message.doneAt === null, status === 'open')
    }
    const entries = await AuditEntry.query().where('subject', 'contact_message').orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actorId, subjectUid, subjectName }) => ({
        action,
        actorId,
        subjectUid,
        subjectName,
      })),
      ['done', 'reopened'].map((action) => ({
        action,
        actorId: admin.id,
        subjectUid: message.uid,
        subjectName: `${message.subject} (${message.name})`,
      }))
    )
  })

  test('refuses another status and an unknown id', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const message = await ContactMessageFactory.create()
    const place = '/portal/admin/contact-messages'
    await client
      .post(`${place}/${message.uid}`)
      .redirects(0)
      .loginAs(admin)
      .withCsrfToken()
      .form({ status: 'lost' })
    await message.refresh()
    assert.equal(message.status, 'open')

    const unknown = await client.get(`${place}/${newUid()}`).loginAs(admin)
    unknown.assertStatus(404)
  })

  test('redirects other roles', async ({ client }) => {
    const message = await ContactMessageFactory.create()
    const others = [
      [await createPartner(), '/portal/partner/dashboard'],
      [
        await UserFactory.merge({ role: Role.companyUser }).create(),
        '/portal/companyUser/dashboard',
      ],
    ] as const
    for (const [person, home] of others) {
      for (const path of ['', `/${message.uid}`]) {
        const response = await client
          .get(`/portal/admin/contact-messages${path}`)
          .redirects(0)
          .loginAs(person)
        response.assertHeader('location', home)
      }
    }
  })
})

test.group('Contact on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('accepts a message from anybody and returns its id', async ({ assert, client }) => {
    const response = await send(client, { organisation: undefined })
    response.assertStatus(201)
    const message = await ContactMessage.findByOrFail('uid', response.body().id)
    assert.equal(message.subject, letter.subject)
    assert.isNull(message.organisation)
  })

  test('refuses incomplete input by field', async ({ assert, client }) => {
    const response = await send(client, { email: 'nobody', subject: '' })
    response.assertStatus(422)
    const fields = response.body().errors.map(({ field }: { field: string }) => field)
    assert.deepEqual(fields, ['email', 'subject'])
    assert.lengthOf(await ContactMessage.query(), 0)
  })

  test('stores a message once per Idempotency-Key', async ({ assert, client }) => {
    const partner = await createPartner()
    const once = () =>
      send(client).header('Idempotency-Key', 'letter-1').withGuard('api').loginAs(partner)
    const [first, second] = [await once(), await once()]
    assert.equal(first.body().id, second.body().id)
    assert.lengthOf(await ContactMessage.query(), 1)
  })

  test('lets staff list, read and settle messages', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const message = await ContactMessageFactory.merge({ subject: 'Prices' }).create()

    const list = await client.get('/v1/contact/list/?status=open').withGuard('api').loginAs(admin)
    list.assertStatus(200)
    assert.equal(list.body().data[0].id, message.uid)
    assert.equal(list.body().meta.total, 1)

    const one = await client.get(`/v1/contact/${message.uid}/`).withGuard('api').loginAs(admin)
    assert.equal(one.body().subject, 'Prices')

    const done = await client
      .patch(`/v1/contact/${message.uid}/`)
      .json({ status: 'done' })
      .withGuard('api')
      .loginAs(admin)
    done.assertStatus(200)
    assert.equal(done.body().status, 'done')
    assert.isString(done.body().done_at)

    const unknown = await client.get(`/v1/contact/${newUid()}/`).withGuard('api').loginAs(admin)
    unknown.assertStatus(404)
  })

  test('is readable for staff only', async ({ client }) => {
    const message = await ContactMessageFactory.create()
    const partner = await createPartner()
    for (const path of ['list/', `${message.uid}/`]) {
      const guest = await client.get(`/v1/contact/${path}`)
      guest.assertStatus(401)
      const other = await client.get(`/v1/contact/${path}`).withGuard('api').loginAs(partner)
      other.assertStatus(403)
    }
  })
})
