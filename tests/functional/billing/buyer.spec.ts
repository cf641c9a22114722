import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import Client from '#app/accounts/client'
import type User from '#app/accounts/user'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

function patch(client: ApiClient, path: string, body: object, who: User) {
  return client.patch(`/v1/clients/${path}`).json(body).withGuard('api').loginAs(who)
}

const billing = {
  billing_name: 'Analytical GmbH',
  billing_address: 'Hauptstraße 5',
  billing_post_code: '80331',
  billing_city: 'München',
  billing_email: 'accounts@analytical.example',
  buyer_reference: 'PO-77',
}

test.group('The billing data of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is changed by staff, with the tax treatment', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { uid } = await ClientFactory.create()
    const all = { ...billing, language: 'de', tax_treatment: 'standard', tax_rate: 7.7 }

    const response = await patch(client, `update/${uid}/`, all, staff)

    response.assertStatus(200)
    assert.containSubset(response.body(), all)
    const stored = await Client.findByOrFail('uid', uid)
    assert.equal(stored.taxRate, 770)
    const page = renderedPage(await client.get(`/portal/admin/clients/edit/${uid}`).loginAs(staff))
    assert.containSubset(page.props.form, { tax_rate: '7.7', billing_city: 'München' })
  })

  test('is changed by partners, without the tax treatment', async ({ assert, client }) => {
    const partner = await createPartner()

    const response = await patch(client, 'self-details/', billing, partner)

    response.assertStatus(200)
    assert.containSubset(response.body(), billing)
    assert.notProperty(response.body(), 'tax_treatment')
    const refused = await patch(client, 'self-details/', { tax_treatment: 'exempt' }, partner)
    refused.assertStatus(422)
  })

  test('is refused with the name of the field: {field}')
    .with([
      { field: 'tax_id', changes: { tax_id: 'DE12' } },
      { field: 'tax_id', changes: { tax_treatment: 'reverse_charge' } },
      { field: 'tax_id', changes: { tax_treatment: 'reverse_charge', tax_id: '12/345/67890' } },
      { field: 'tax_reason', changes: { tax_treatment: 'exempt' } },
      { field: 'tax_rate', changes: { tax_rate: 101 } },
      { field: 'tax_rate', changes: { tax_rate: 19.123 } },
      { field: 'billing_email', changes: { billing_email: 'accounts' } },
      { field: 'language', changes: { language: 'fr' } },
      { field: 'tax_treatment', changes: { tax_treatment: 'none' } },
    ])
    .run(async ({ assert, client }, { field, changes }) => {
      const staff = await UserFactory.create()
      const { uid } = await ClientFactory.create()

      const response = await patch(client, `update/${uid}/`, changes, staff)

      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    })

  test('accepts other tax numbers as they are', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { uid } = await ClientFactory.create()
    for (const taxId of ['12/345/67890', 'CHE-116.281.710 MWST', 'T', 'ATU12345678']) {
      const response = await patch(client, `update/${uid}/`, { tax_id: taxId }, staff)
      response.assertStatus(200)
      assert.equal(response.body().tax_id, taxId)
    }
  })
})
