import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Notification from '#app/notifications/notification'
import { notifyClient } from '#app/notifications/notify'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { createThreeNotifications } from '#tests/functional/notifications/three_notifications'

test.group('The page of notifications', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in the area of {area}')
    .with([
      { role: 0 as const, area: 'admin' },
      { role: 1 as const, area: 'admin' },
      { role: 2 as const, area: 'partner' },
      { role: 4 as const, area: 'companyUser' },
    ])
    .run(async ({ assert, client }, { role, area }) => {
      const user = role === 2 ? await createPartner() : await UserFactory.merge({ role }).create()
      await createThreeNotifications(user)

      const response = await client.get(`/portal/${area}/notifications`).loginAs(user)

      const { component, props, html } = renderedPage(response)
      assert.equal(component, 'notifications/index')
      assert.equal(props.unread, 1)
      assert.lengthOf(props.notifications, 3)
      assert.include(html, 'Notifications, 1 unread')
      assert.include(html, '7 days ago')
    })

  test('shows new, unread or other notifications, or an empty state', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)
    const page = async (show: string) =>
      renderedPage(await client.get('/portal/partner/notifications').qs({ show }).loginAs(partner))

    for (const show of ['new', 'unread', 'other']) {
      const { props } = await page(show)
      assert.deepEqual(
        props.notifications.map(
          ({ notification_message: message }: Record<string, string>) => message
        ),
        [show]
      )
    }
    await Notification.query().where({ userId: partner.id }).delete()
    const { html } = await page('unread')
    assert.include(html, 'No unread notifications')
  })

  test('is German on pages and English on /v1', async ({ assert, client }) => {
    const partner = await createPartner()
    const values = { package: 'Basic', calls: 5000 }
    await db.transaction((trx) =>
      notifyClient(
        partner.clientId!,
        { kind: 'package', message: { id: 'notices.package_given', values } },
        trx
      )
    )
    const page = await client
      .get('/portal/partner/notifications')
      .header('Accept-Language', 'de-AT,de;q=0.9')
      .loginAs(partner)
    const [notice] = renderedPage(page).props.notifications
    assert.equal(
      notice.notification_message,
      '„Basic“ wurde Ihrem Konto hinzugefügt: 5.000 Aufrufe.'
    )
    assert.equal(notice.time_ago, 'gerade eben')

    const ask = (language?: string) =>
      client
        .get('/v1/notifications/')
        .qs(language ? { language } : {})
        .header('Accept-Language', 'de')
        .withGuard('api')
        .loginAs(partner)
    const first = async (language?: string) => {
      const response = await ask(language)
      return response.body()[0]
    }
    const english = await first()
    assert.equal(english.notification_message, '“Basic” was added to your account: 5,000 calls.')
    assert.equal(english.time_ago, 'just now')
    const german = await first('de')
    assert.equal(
      german.notification_message,
      '„Basic“ wurde Ihrem Konto hinzugefügt: 5.000 Aufrufe.'
    )
    for (const none of ['fr', 'en,de', 'DE']) {
      const refused = await ask(none)
      refused.assertStatus(422)
      assert.equal(refused.body().detail, 'language must be one of en, de.')
      assert.deepEqual(
        refused.body().errors.map(({ field }: { field: string }) => field),
        ['language']
      )
    }
  })

  test('marks one as read and returns to the previous view', async ({ assert, client }) => {
    const partner = await createPartner()
    const { unread } = await createThreeNotifications(partner)

    const response = await client
      .post(`/portal/partner/notifications/${unread.uid}`)
      .form({ read: 'true', back: '/notifications?show=unread' })
      .withCsrfToken()
      .loginAs(partner)
      .redirects(0)

    response.assertStatus(302)
    response.assertHeader('location', '/portal/partner/notifications?show=unread')
    await unread.refresh()
    assert.isNotNull(unread.readAt)
  })

  test('marks all as read', async ({ assert, client }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)

    const response = await client
      .post('/portal/partner/notifications/mark-all-read')
      .withCsrfToken()
      .loginAs(partner)
      .redirects(0)

    response.assertStatus(302)
    response.assertFlashMessage('success', 'Marked 1 notification as read.')
    assert.equal(await Notification.unreadCountOf(partner.id), 0)
  })

  test('refuses notifications of other users', async ({ assert, client }) => {
    const { unread } = await createThreeNotifications(await createPartner())
    const partner = await createPartner()

    const response = await client
      .post(`/portal/partner/notifications/${unread.uid}`)
      .form({ read: 'true' })
      .withCsrfToken()
      .loginAs(partner)
      .redirects(0)

    assert.notEqual(response.status(), 200)
    await unread.refresh()
    assert.isNull(unread.readAt)
    const { props } = renderedPage(
      await client.get('/portal/partner/notifications').loginAs(partner)
    )
    assert.lengthOf(props.notifications, 0)
  })
})
