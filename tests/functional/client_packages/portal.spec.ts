import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import type ClientPackage from '#app/billing/client_package'
import type Client from '#app/accounts/client'
import type User from '#app/accounts/user'
import Notification from '#app/notifications/notification'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { clientWith, spend } from '#tests/unit/metering/spending'

const pageOf = (client: Client, pack: ClientPackage) =>
  `/portal/admin/clients/packages/${client.uid}/${pack.uid}`

async function holder() {
  const { client, packages } = await clientWith({ name: 'Basic', family: 'basic' })
  return { organisation: client, pack: packages[0] }
}

function post(client: ApiClient, path: string, user: User, form: Record<string, unknown>) {
  return client.post(path).withCsrfToken().loginAs(user).form(form).redirects(0)
}

test.group('The page of a client’s package', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows details, usage and refunds', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const admin = await UserFactory.merge({ role: 1 }).create()
    await spend(organisation, { units: 3 })
    await post(client, `${pageOf(organisation, pack)}/refund`, admin, {
      once: newUid(),
      calls: '1',
      reason: 'A slow day',
    })

    const response = await client.get(pageOf(organisation, pack)).loginAs(admin)

    const { component, props, html } = renderedPage(response)
    assert.equal(component, 'client_packages/edit')
    assert.containSubset(props.client_package, { status: 'active', usage_calls: 2 })
    assert.deepEqual(props.form, { backup: 'false', res_percentage: '100' })
    assert.include(html, '2 of 100 calls')
    assert.include(html, 'A slow day')
    assert.include(html, admin.fullName)
  })

  test('saves the settings', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const admin = await UserFactory.create()

    const response = await post(client, pageOf(organisation, pack), admin, {
      backup: 'true',
      res_percentage: '40',
      version: '1',
    })

    response.assertStatus(302)
    response.assertHeader('location', pageOf(organisation, pack))
    await pack.refresh()
    assert.deepEqual([pack.backup, pack.resPercentage, pack.version], [true, 40, 2])
  })

  test('keeps the input after a concurrent save', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const admin = await UserFactory.create()
    await pack.merge({ resPercentage: 10, version: 2 }).save()

    const response = await post(client, pageOf(organisation, pack), admin, {
      backup: 'false',
      res_percentage: '40',
      version: '1',
    })

    response.assertStatus(409)
    const { props } = renderedPage(response)
    assert.deepEqual(props.differences, [{ field: 'res_percentage', now: '10', typed: '40' }])
    await pack.refresh()
    assert.equal(pack.resPercentage, 10)
  })

  test('shows errors next to the field', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const admin = await UserFactory.create()
    const page = pageOf(organisation, pack)

    const settings = await post(client, page, admin, { backup: 'false', res_percentage: '200' })
    settings.assertStatus(302)
    const refund = await post(client, `${page}/refund`, admin, {
      once: newUid(),
      calls: '5',
      reason: 'Too much',
    })
    refund.assertStatus(302)

    assert.containSubset(refund.flashMessages(), {
      inputErrorsBag: { calls: ['This package has no used calls to refund.'] },
    })
    await pack.refresh()
    assert.deepEqual([pack.resPercentage, pack.usageCalls], [100, 0])
  })

  test('refunds calls and notifies all users of the client', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const people = [await createPartner(organisation), await createPartner(organisation)]
    const admin = await UserFactory.create()
    await spend(organisation)

    const response = await post(client, `${pageOf(organisation, pack)}/refund`, admin, {
      once: newUid(),
      calls: '1',
      reason: 'The index was down',
    })

    response.assertStatus(302)
    await pack.refresh()
    assert.equal(pack.usageCalls, 0)
    const notifications = await Notification.query().orderBy('userId')
    assert.deepEqual(
      notifications.map(({ userId, kind, message }) => [userId, kind, message]),
      people.map(({ id }) => [id, 'package', '1 call of “Basic” was refunded: The index was down'])
    )
  })

  test('refunds calls once per form', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const admin = await UserFactory.create()
    await spend(organisation, { units: 5 })
    const page = pageOf(organisation, pack)
    const { props } = renderedPage(await client.get(page).loginAs(admin))
    const form = { once: props.once, calls: '2', reason: 'A slow day' }

    const first = await post(client, `${page}/refund`, admin, form)
    const second = await post(client, `${page}/refund`, admin, form)
    const other = await post(client, `${page}/refund`, admin, { ...form, calls: '1' })

    for (const response of [first, second]) {
      response.assertHeader('location', page)
      response.assertFlashMessage('success', 'Refunded 2 calls of “Basic”.')
    }
    other.assertFlashMessage(
      'error',
      'This form was already submitted. Reload the page to start a new one.'
    )
    await pack.refresh()
    assert.equal(pack.usageCalls, 3)
  })

  test('is not found for another client’s package or an unknown id', async ({ client }) => {
    const { organisation, pack } = await holder()
    const other = await ClientFactory.create()
    const admin = await UserFactory.create()

    for (const path of [
      pageOf(other, pack),
      `/portal/admin/clients/packages/${organisation.uid}/${newUid()}`,
    ]) {
      const response = await client.get(path).loginAs(admin)
      response.assertStatus(404)
    }
  })

  test('redirects partners and saves nothing for them', async ({ assert, client }) => {
    const { organisation, pack } = await holder()
    const partner = await createPartner(organisation)

    const page = await client.get(pageOf(organisation, pack)).loginAs(partner).redirects(0)
    const saved = await post(client, pageOf(organisation, pack), partner, {
      backup: 'true',
      res_percentage: '1',
    })

    for (const response of [page, saved]) {
      response.assertStatus(302)
      response.assertHeader('location', '/portal/partner/dashboard')
    }
    await pack.refresh()
    assert.equal(pack.version, 1)
  })
})
