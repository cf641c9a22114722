import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import type User from '#app/accounts/user'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import Invoice from '#app/billing/invoice'
import { activatePackage } from '#app/billing/sales/activate_package'
import type { Channel } from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import type Package from '#app/billing/package'
import { refundCalls } from '#app/billing/client_packages/refund_calls'
import { keyOf } from '#database/factories/api_key_factory'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import Currency from '#app/money/currency'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'
import { completeSeller } from '#tests/helpers/sellers'
import { search, spend } from '#tests/unit/metering/spending'

const page = '/portal/partner/billing'

async function give(offer: Package, { ownClientId }: User, channel: Channel = 'admin') {
  const client = await Client.findOrFail(ownClientId)
  return db.transaction((trx) => activatePackage({ client, offer, actor: operator, channel }, trx))
}

async function change({ ownClientId }: User, fields: Partial<Client>) {
  const client = await Client.findOrFail(ownClientId)
  await client.merge(fields).save()
}

async function open(client: ApiClient, path: string, who: User) {
  return renderedPage(await client.get(path).loginAs(who))
}

function get(client: ApiClient, path: string, who: User) {
  return client.get(`/v1/${path}`).withGuard('api').loginAs(who)
}

function patch(client: ApiClient, body: object, who: User) {
  return client.patch('/v1/clients/self-details/').json(body).withGuard('api').loginAs(who)
}

async function inDollars() {
  const dollar = await Currency.findByOrFail({ code: 'USD' })
  return PackageFactory.merge({
    ...{ currencyId: dollar.id, family: 'basic', name: 'Basic US', version: 1 },
    ...{ totalCalls: 5000, price: 5300, validityDays: 30 },
  }).create()
}

test.group('The billing page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has what is due, the credit, invoices, payments and billing data', async ({
    assert,
    client,
  }) => {
    const { basic, additional } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    await give(basic, await createPartner())
    const { sale: paid } = await give(basic, partner)
    await settleSale(paid, 'paid', { note: 'Statement 12', actor: operator })
    const { sale: due } = await give(additional, partner)
    const details = { billingName: 'Analytical GmbH', taxId: 'ATU12345675', country: 'AT' }
    await change(partner, details)

    const { component, props, html } = await open(client, page, partner)
    const account = await get(client, 'billing/account/', partner)
    const payments = await get(client, 'billing/payments/', partner)

    assert.equal(component, 'billing/show')
    assert.include(html, 'Analytical GmbH')
    assert.include(html, 'Austria')
    assert.include(html, '€14.28')
    assert.lengthOf(props.documents, 2)
    account.assertStatus(200)
    assert.deepEqual(account.body(), props.account)
    const [entry, ...more] = account.body().due
    assert.isEmpty(more)
    assert.containSubset(entry, {
      sale: { number: due.number },
      amount: 1428,
      overdue: false,
      pending: false,
    })
    assert.equal(account.body().totals[0].amount, 1428)
    assert.isAbove(account.body().credit.open, 0)
    assert.containSubset(payments.body().data, [
      { sale: { number: paid.number }, amount: 5831, method: 'bank_transfer' },
    ])
    assert.deepEqual(payments.body().data, props.payments)
    assert.notInclude(payments.text(), 'Statement 12')
  })

  test('a pending purchase that was partly credited has the same amount everywhere', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    await change(partner, { creditLimit: 0 })
    const { sale } = await give(basic, partner, 'self')
    const invoice = await Invoice.findByOrFail({ saleId: sale.id })
    await creditPart(invoice, { amount: 831, reason: 'Discount', actor: operator })

    const account = await get(client, 'billing/account/', partner)
    const bought = await get(client, 'packages/purchased-packages-history/', partner)
    const { html } = await open(client, '/portal/partner/all-activated-packages', partner)

    assert.equal(account.body().totals[0].amount, 5000)
    assert.containSubset(bought.body().data[0].payment_due, {
      amount: 5000,
      how_to_pay: `Pay 50.00 EUR as described on invoice ${invoice.number}. The calls are available as soon as the payment is recorded.`,
    })
    assert.include(html, '€50.00 to pay')
    assert.include(html, `/portal/partner/invoices/${invoice.uid}`)
  })

  test('a purchase is confirmed with its total, and warns before it is pending or without address', async ({
    assert,
    client,
  }) => {
    await createOffers()
    await completeSeller()
    const offer = await inDollars()
    const partner = await createPartner()
    await change(partner, { creditLimit: 6000, billingAddress: null })
    const place = `/portal/partner/packages-list/${offer.uid}`

    const warned = await open(client, place, partner)
    await change(partner, { creditLimit: 6307, billingAddress: '1 Main St' })
    const plain = await open(client, place, partner)

    const total = 'Total: <strong>$63.07</strong>'
    for (const { html } of [warned, plain]) {
      assert.include(html.replaceAll('<!-- -->', ''), total)
      assert.include(html, 'Includes 19% VAT.')
    }
    const warnings = [
      'This purchase exceeds your credit',
      'Buy now',
      'Your billing data has no address',
    ]
    for (const warning of warnings) {
      assert.include(warned.html, warning)
      assert.notInclude(plain.html, warning)
    }
    assert.include(plain.html, 'Activate now')
  })

  test('is in the language of the visitor, with the country', async ({ assert, client }) => {
    const partner = await createPartner()
    await change(partner, { country: 'DE' })

    const german = renderedPage(
      await client.get(page).header('Accept-Language', 'de').loginAs(partner)
    )

    assert.include(german.html, 'Deutschland')
  })

  test('says what is overdue', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const seller = await completeSeller()
    await seller.merge({ paymentDays: -1 }).save()
    const partner = await createPartner()
    await give(basic, partner)

    const { props, html } = await open(client, page, partner)

    assert.isTrue(props.account.due[0].overdue)
    assert.include(html, 'Overdue')
  })

  test('its form saves the billing data, with tax ID, country and currency', async ({
    assert,
    client,
  }) => {
    await createOffers()
    const partner = await createPartner()
    const { props } = await open(client, `${page}/edit`, partner)
    const send = (form: Record<string, string>) =>
      client.post(`${page}/edit`).form(form).withCsrfToken().redirects(0).loginAs(partner)
    const form = {
      email: 'ada@example.com',
      billing_name: 'Analytical GmbH',
      billing_address: 'Hauptstraße 5',
      billing_post_code: '80331',
      billing_city: 'München',
      billing_email: 'accounts@analytical.example',
      country: 'DE',
      tax_id: 'DE123456789',
      currency: 'EUR',
      language: '',
    }

    const saved = await send({ ...form, version: props.version })
    const wrong = await send({ ...form, tax_id: 'DE12', version: '2' })
    const stale = await send({ ...form, billing_city: 'Bonn', version: props.version })

    saved.assertStatus(302)
    saved.assertHeader('location', page)
    assert.include(JSON.stringify(wrong.flashMessage('inputErrorsBag')), 'tax_id')
    stale.assertStatus(409)
    const stored = await Client.findOrFail(partner.ownClientId)
    await stored.load('currency')
    assert.containSubset(stored.$attributes, {
      billingCity: 'München',
      billingEmail: 'accounts@analytical.example',
      country: 'DE',
      taxId: 'DE123456789',
    })
    assert.equal(stored.currency.code, 'EUR')
    const [entry] = await auditEntriesOf('client', stored.uid)
    assert.equal(entry.actorId, partner.id)
  })
})

test.group('The billing data on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is changed by partners, with country, tax ID, language and currency', async ({
    assert,
    client,
  }) => {
    await createOffers()
    const partner = await createPartner()
    const changes = { country: 'DE', tax_id: 'DE123456789', language: 'de', currency: 'EUR' }

    const changed = await patch(client, changes, partner)
    const replaced = await client
      .put('/v1/clients/self-details/')
      .json({ email: 'ada@example.com' })
      .withGuard('api')
      .loginAs(partner)
    const inactive = await patch(client, { currency: 'XXX' }, partner)

    changed.assertStatus(200)
    assert.containSubset(changed.body(), changes)
    assert.containSubset(replaced.body(), changes)
    inactive.assertStatus(422)
    assert.equal(inactive.body().errors[0].field, 'currency')
  })

  test('keeps country and tax ID under a tax treatment of staff: {field}')
    .with([
      { field: 'country', changes: { country: 'FR' } },
      { field: 'tax_id', changes: { tax_id: 'FR12345678901' } },
    ])
    .run(async ({ assert, client }, { field, changes }) => {
      const partner = await createPartner()
      const taxed = { country: 'AT', taxId: 'ATU12345678', taxTreatment: 'reverse_charge' } as const
      await change(partner, taxed)

      const refused = await patch(client, changes, partner)
      const allowed = await patch(
        client,
        { country: 'AT', tax_id: 'ATU12345678', billing_city: 'Wien' },
        partner
      )

      refused.assertStatus(422)
      assert.containSubset(refused.body().errors[0], { field, code: 'fixed' })
      allowed.assertStatus(200)
      const form = await open(client, `${page}/edit`, partner)
      assert.isTrue(form.props.tax_is_fixed)
    })
})

test.group('The currency of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const list = '/portal/partner/packages-list'
  const available = 'clients/available-packages-list/'

  test('limits the offers and purchases', async ({ assert, client }) => {
    const { euro, basic } = await createOffers()
    const dollars = await inDollars()
    const partner = await createPartner()
    const names = async (path: string) => {
      const { props } = await open(client, path, partner)
      return props.offers.map(({ name }: { name: string }) => name)
    }
    assert.include(await names(list), 'Basic US')
    await change(partner, { currencyId: euro.id })

    assert.notInclude(await names(list), 'Basic US')
    assert.notInclude(await names(`${list}?currencies=all`), 'Basic US')
    const onV1 = await get(client, `${available}?currencies=all`, partner)
    assert.notInclude(onV1.text(), 'Basic US')
    const wrong = await get(client, `${available}?currencies=USD`, partner)
    wrong.assertStatus(422)
    const { html } = await open(client, `${list}/${dollars.uid}`, partner)
    assert.include(html, 'This package is sold in USD')
    const refused = await client
      .post('/v1/packages/activate-basic-package/')
      .json({ package: dollars.uid })
      .withGuard('api')
      .loginAs(partner)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'other_currency')
    await give(dollars, partner)
    await give(basic, partner, 'self')
  })

  test('does not, where staff allow others', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const dollars = await inDollars()
    const staff = await UserFactory.create()
    const owner = await ClientFactory.merge({ currencyId: euro.id }).create()
    const partner = await createPartner(owner)

    const allowed = await client
      .patch(`/v1/clients/update/${owner.uid}/`)
      .json({ other_currencies: true })
      .withGuard('api')
      .loginAs(staff)

    assert.isTrue(allowed.body().other_currencies)
    const own = await open(client, list, partner)
    assert.include(own.html, 'currencies=all')
    assert.notInclude(own.html, 'Basic US')
    const all = await open(client, `${list}?currencies=all`, partner)
    assert.include(all.html, 'Basic US')
    const onV1 = await get(client, `${available}?currencies=all`, partner)
    assert.include(onV1.text(), 'Basic US')
    await give(dollars, partner, 'self')
  })
})

test.group('The spending report', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has calls and their price by API key, package and day', async ({ assert, client }) => {
    const { basic, additional } = await createOffers()
    const partner = await createPartner()
    const owner = await Client.findOrFail(partner.ownClientId)
    const { clientPackage } = await give(basic, partner)
    const { key } = await keyOf(partner, { name: 'Import' })
    await spend(owner, { units: 100, apiKeyId: key.id })
    await spend(owner, { units: 50 })
    await db.transaction((trx) =>
      refundCalls(clientPackage, { calls: 10, reason: 'Outage' }, operator, trx)
    )
    const { sale: waived } = await give(additional, partner)
    await settleSale(waived, 'waived', { note: 'Gift', actor: operator })
    const stranger = await createPartner()
    await give(basic, stranger)
    await spend(await Client.findOrFail(stranger.ownClientId), { units: 7 })

    const response = await get(client, 'billing/spending/', partner)
    const { component, props, html } = await open(client, `${page}/spending`, partner)

    response.assertStatus(200)
    const { keys, packages, days, calls, amounts } = response.body()
    assert.equal(calls, 140)
    assert.equal(amounts[0].amount, 137)
    const byKey = Object.fromEntries(
      keys.map((each: { name: string | null; calls: number }) => [each.name, each.calls])
    )
    assert.equal(byKey.Import + byKey.null, 140)
    const day = clientPackage.activatedAt.toUTC().toISODate()
    assert.containSubset(packages, [{ id: clientPackage.uid, activated_on: day, calls: 140 }])
    assert.lengthOf(days, 30)
    assert.containSubset(days.at(-1), { calls: 140 })
    assert.equal(component, 'billing/spending')
    assert.deepEqual(props.spending, response.body())
    assert.include(html, 'Import')
  })

  test('has requests and their calls by type of call and API key', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    const owner = await Client.findOrFail(partner.ownClientId)
    await give(basic, partner)
    const { key } = await keyOf(partner, { name: 'Import' })
    const record = () => ({ ...search, call: 'lookup' as const })
    await spend(owner, { units: 3, apiKeyId: key.id, record })
    await spend(owner, { units: 4, apiKeyId: key.id, record })
    await spend(owner, { units: 1, apiKeyId: key.id })
    await spend(owner, { units: 2 })
    const past = DateTime.utc().minus({ days: 40 }).toISODate()

    const { props, html } = await open(client, `${page}/spending`, partner)
    assert.deepEqual(props.usage, [
      { call: 'lookup', key: { id: key.uid, name: 'Import' }, requests: 2, calls: 7 },
      { call: 'playground-search', key: null, requests: 1, calls: 2 },
      { call: 'playground-search', key: { id: key.uid, name: 'Import' }, requests: 1, calls: 1 },
    ])
    assert.include(html, 'By type of call and API key')
    const before = await open(client, `${page}/spending?from=${past}&to=${past}`, partner)
    assert.deepEqual(before.props.usage, [])
  })

  test('is for a range of days', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    await give(basic, partner)
    await spend(await Client.findOrFail(partner.ownClientId))
    const past = DateTime.utc().minus({ days: 40 }).toISODate()

    const empty = await get(client, `billing/spending/?from=${past}&to=${past}`, partner)
    const wrong = await get(client, 'billing/spending/?from=tomorrow', partner)

    assert.containSubset(empty.body(), { calls: 0, keys: [], range: { from: past, to: past } })
    assert.lengthOf(empty.body().days, 1)
    wrong.assertStatus(422)
  })
})
