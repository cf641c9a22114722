import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import type User from '#app/accounts/user'
import Notification from '#app/notifications/notification'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createThreeNotifications } from '#tests/functional/notifications/three_notifications'

const LIST = '/v1/notifications/'

const messagesOf = (body: Array<{ notification_message: string }>) =>
  body.map(({ notification_message: message }) => message)

function get(client: ApiClient, user: User, qs: Record<string, string> = {}) {
  return client.get(LIST).qs(qs).withGuard('api').loginAs(user)
}

test.group('Notifications on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are the list of the specification, latest first, one’s own only', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { unread } = await createThreeNotifications(partner)
    await createThreeNotifications(await createPartner())

    const response = await get(client, partner)

    response.assertStatus(200)
    assert.isArray(response.body())
    assert.deepEqual(messagesOf(response.body()), ['new', 'unread', 'other'])
    assert.containSubset(response.body()[1], {
      id: unread.uid,
      time_ago: '7 days ago',
      notification_message: 'unread',
      kind: 'package',
      link: '/portal/partner/dashboard',
      read: false,
    })
  })

  test('are filtered by new, unread and other', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await createThreeNotifications(admin)
    const shown = async (show: string) => {
      const response = await get(client, admin, { show })
      response.assertStatus(200)
      return messagesOf(response.body())
    }

    assert.deepEqual(await shown('new'), ['new'])
    assert.deepEqual(await shown('unread'), ['unread'])
    assert.deepEqual(await shown('other'), ['other'])
    assert.deepEqual(await shown('new,unread'), ['new', 'unread'])
  })

  test('are paginated by the Link header', async ({ assert, client }) => {
    const partner = await createPartner()
    await createThreeNotifications(partner)

    const first = await get(client, partner, { limit: '2' })
    const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.header('link')))!
    const second = await client.get(next).withGuard('api').loginAs(partner)

    assert.deepEqual(messagesOf(first.body()), ['new', 'unread'])
    assert.deepEqual(messagesOf(second.body()), ['other'])
  })

  test('are marked one by one, and unmarked', async ({ assert, client }) => {
    const partner = await createPartner()
    const { unread } = await createThreeNotifications(partner)
    const patch = (body: object) =>
      client.patch(`${LIST}${unread.uid}/`).json(body).withGuard('api').loginAs(partner)

    const read = await patch({})
    read.assertStatus(200)
    read.assertBodyContains({ id: unread.uid, read: true })
    await unread.refresh()
    assert.isNotNull(unread.readAt)

    const back = await patch({ read: false })
    back.assertBodyContains({ read: false })
    await unread.refresh()
    assert.isNull(unread.readAt)
  })

  test('are all marked as read for the user only', async ({ assert, client }) => {
    const partner = await createPartner()
    const stranger = await createPartner()
    await createThreeNotifications(partner)
    await createThreeNotifications(stranger)
    const markAll = () => client.post(`${LIST}mark-all-read/`).withGuard('api').loginAs(partner)

    const first = await markAll()
    const again = await markAll()

    first.assertStatus(200)
    first.assertBody({ marked: 1 })
    again.assertBody({ marked: 0 })
    assert.equal(await Notification.unreadCountOf(partner.id), 0)
    assert.equal(await Notification.unreadCountOf(stranger.id), 1)
  })

  test('of others are not found', async ({ assert, client }) => {
    const { unread } = await createThreeNotifications(await createPartner())
    const partner = await createPartner()

    for (const id of [unread.uid, newUid(), 'one']) {
      const response = await client
        .patch(`${LIST}${id}`)
        .json({ read: true })
        .withGuard('api')
        .loginAs(partner)
      response.assertStatus(404)
    }
    await unread.refresh()
    assert.isNull(unread.readAt)
  })

  test('refuse invalid parameters', async ({ assert, client }) => {
    const partner = await createPartner()
    const { unread } = await createThreeNotifications(partner)

    for (const [name, value, status] of [
      ['show', 'old', 422],
      ['colour', 'red', 400],
    ] as const) {
      const response = await get(client, partner, { [name]: value })
      response.assertStatus(status)
    }
    const invalid = await client
      .patch(`${LIST}${unread.uid}`)
      .json({ read: 'perhaps' })
      .withGuard('api')
      .loginAs(partner)
    invalid.assertStatus(422)
    assert.equal(invalid.body().errors[0].field, 'read')
  })

  test('require a logged-in user', async ({ client }) => {
    for (const response of [
      await client.get(LIST),
      await client.post(`${LIST}mark-all-read`),
      await client.patch(`${LIST}${newUid()}`),
    ]) {
      response.assertStatus(401)
    }
  })
})
