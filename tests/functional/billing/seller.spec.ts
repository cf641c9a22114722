import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import AuditEntry from '#app/accounts/audit/audit_entry'
import Invoice from '#app/billing/invoice'
import Seller from '#app/billing/seller'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'

const complete = {
  legal_name: 'Skillary GmbH',
  street: 'Beispielstraße 1',
  post_code: '10115',
  city: 'Berlin',
  country: 'de',
  vat_id: 'DE 136 695 976',
  iban: 'de02 1203 0000 0000 2020 51',
  bic: 'byladem1001',
  payment_days: 30,
  default_tax_rate: 19,
  time_zone: 'Europe/Berlin',
}

function put(client: ApiClient, body: object, who: User) {
  return client.put('/v1/invoice-data/').json(body).withGuard('api').loginAs(who)
}

function post(client: ApiClient, form: Record<string, string | number>, who: User) {
  const request = client.post('/portal/admin/invoice-data').form(form).withCsrfToken()
  return request.redirects(0).loginAs(who)
}

test.group('The seller in Setup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is saved in standard form, with its history', async ({ assert, client }) => {
    const admin = await UserFactory.create()

    const response = await put(client, complete, admin)

    response.assertStatus(200)
    assert.containSubset(response.body(), {
      country: 'DE',
      vat_id: 'DE136695976',
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
      default_tax_rate: 19,
      missing: [],
    })
    const seller = await Seller.current()
    assert.equal(seller.defaultTaxRate, 1900)
    const entry = await AuditEntry.query().where('subject', 'seller').firstOrFail()
    assert.equal(entry.after?.legal_name, 'Skillary GmbH')
    const kept = await client
      .patch('/v1/invoice-data/')
      .json({ default_tax_rate: 7.7 })
      .withGuard('api')
      .loginAs(admin)
    assert.containSubset(kept.body(), { default_tax_rate: 7.7, legal_name: 'Skillary GmbH' })
  })

  test('refuses wrong numbers with the name of the field', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const wrong = {
      iban: 'DE03120300000000202051',
      bic: 'BYL',
      vat_id: 'DE12',
      country: 'Germany',
      email: 'billing',
      payment_days: 1.5,
      default_tax_rate: 19.999,
      time_zone: 'Europe/Nowhere',
    }

    const response = await put(client, { ...complete, ...wrong }, admin)

    response.assertStatus(422)
    const { errors } = response.body()
    assert.sameMembers(
      errors.map(({ field }: { field: string }) => field),
      Object.keys(wrong)
    )
    const iban = errors.find(({ field }: { field: string }) => field === 'iban')
    assert.equal(iban.code, 'format')
  })

  test('is open to administrators only', async ({ client }) => {
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    for (const who of [subAdmin, await createPartner()]) {
      const response = await put(client, complete, who)
      response.assertStatus(403)
    }
  })

  test('says what is missing, and issues the invoices of earlier sales in their order', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    const admin = await UserFactory.create()
    for (const partner of [await createPartner(), await createPartner()]) {
      const response = await client
        .post('/v1/packages/activate-basic-package/')
        .json({ package: basic.uid })
        .withGuard('api')
        .loginAs(partner)
      response.assertStatus(201)
    }
    assert.lengthOf(await Invoice.all(), 0)
    const page = renderedPage(await client.get('/portal/admin/invoice-data').loginAs(admin))
    assert.include(page.props.missing, 'iban')
    assert.equal(page.props.without_invoice, 2)
    const sales = renderedPage(await client.get('/portal/admin/sales-history').loginAs(admin))
    assert.include(sales.html, '2 sales have no invoice')

    const form = { ...complete, country: 'DE', default_tax_rate: '19', version: 1 }
    const partly = await post(client, { ...form, iban: '' }, admin)
    partly.assertStatus(302)
    assert.lengthOf(await Invoice.all(), 0)
    const response = await post(client, { ...form, version: 2 }, admin)
    response.assertFlashMessage('success', 'Invoice data saved. 2 missing invoices were issued.')

    const invoices = await Invoice.query().preload('sale').orderBy('id')
    assert.deepEqual(
      invoices.map(({ sequence, sale }) => [sequence, sale.number]),
      [
        [1, 1],
        [2, 2],
      ]
    )
    assert.deepEqual(
      invoices.map(({ net, tax, gross }) => [net, tax, gross]),
      [
        [4900, 0, 4900],
        [4900, 0, 4900],
      ]
    )
  })

  test('a save of an older version shows the difference', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await put(client, complete, admin)
    const page = renderedPage(
      await post(client, { ...complete, country: 'DE', city: 'Bonn', version: 1 }, admin)
    )
    assert.isTrue(page.props.stale)
    assert.deepInclude(page.props.differences, { field: 'city', now: 'Berlin', typed: 'Bonn' })
  })
})
