import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import portal from '#config/portal'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/billing/client_package'
import { activatePackage } from '#app/billing/sales/activate_package'
import type Package from '#app/billing/package'
import Notification from '#app/notifications/notification'
import { exportSales } from '#app/billing/sales/export_sales'
import Sale from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { operator } from '#app/accounts/audit/audit_log'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { wordsOfPdf } from '#tests/helpers/pdf_words'
import { renderedPage } from '#tests/helpers/rendered_page'
import { rowsIn } from '#tests/helpers/workbooks'

function post(client: ApiClient, path: string, form: Record<string, string | number>, who: User) {
  return client.post(path).form(form).withCsrfToken().redirects(0).loginAs(who)
}

async function page(client: ApiClient, path: string, who: User) {
  return renderedPage(await client.get(path).loginAs(who))
}

async function give(offer: Package, to: User, quantity = 1) {
  await to.load('client')
  return db.transaction((trx) =>
    activatePackage({ client: to.client, offer, quantity, actor: operator, channel: 'self' }, trx)
  )
}

/** The flash message as text. */
function flashed(response: ApiResponse, key: string): string {
  return JSON.stringify(response.flashMessage(key))
}

const list = '/portal/partner/packages-list'
const history = '/portal/partner/all-activated-packages'

test.group('The packages list of a partner', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the offers, and why an additional pack is not available yet', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()

    const before = await page(client, list, partner)
    assert.equal(before.component, 'purchases/offers')
    assert.lengthOf(before.props.offers, 3)
    assert.include(before.html, 'Activate one of these first')
    assert.notInclude(before.html, 'Free 100')

    await give(basic, partner)
    const after = await page(client, list, partner)
    assert.notInclude(after.html, 'Activate one of these first')
  })

  test('confirms with the quantity of the card, and buys once per form', async ({
    assert,
    client,
  }) => {
    const { payAsYouGo } = await createOffers()
    const partner = await createPartner()
    const place = `${list}/${payAsYouGo.uid}`

    const { component, props, html } = await page(client, `${place}?quantity=750`, partner)
    assert.equal(component, 'purchases/confirm')
    assert.equal(props.quantity, '750')
    assert.include(html, '€15')

    const form = { quantity: 750, version: props.version, once: props.once }
    const first = await post(client, place, form, partner)
    const second = await post(client, place, form, partner)
    for (const response of [first, second]) {
      response.assertStatus(302)
      response.assertHeader('location', history)
    }
    const [sale, ...more] = await Sale.query().where({ clientId: partner.ownClientId })
    assert.isEmpty(more)
    assert.containSubset(sale.$attributes, { quantity: 750, amount: 1500, channel: 'self' })

    const other = await post(client, place, { ...form, quantity: 800 }, partner)
    other.assertFlashMessage(
      'error',
      'This form was already submitted. Reload the page to start a new one.'
    )
    assert.lengthOf(await Sale.query().where({ clientId: partner.ownClientId }), 1)
  })

  test('asks before a running package is bought again', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 20_000 })
    const partner = await createPartner()
    const place = `${list}/${basic.uid}`
    const { clientPackage } = await give(basic, partner)
    const bought = async () => {
      const sales = await Sale.query().where({ clientId: partner.ownClientId })
      return sales.length
    }

    const unasked = await post(client, place, { once: newUid() }, partner)
    assert.match(flashed(unasked, 'error'), /already running, with 5,000 calls left until 20/)
    assert.equal(await bought(), 1)
    const { html } = await page(client, place, partner)
    assert.include(html, 'You already have this package')
    assert.include(html, 'Activate again')
    const form = { once: newUid(), allow_repeat: 'true' }
    for (let sent = 0; sent < 2; sent += 1) {
      const response = await post(client, place, form, partner)
      response.assertHeader('location', history)
    }
    assert.equal(await bought(), 2)

    await ClientPackage.query()
      .where({ clientId: partner.ownClientId })
      .update({ usage_calls: 5000 })
    const usedUp = await page(client, place, partner)
    assert.isNull(usedUp.props.running)
    await clientPackage
      .merge({ usageCalls: 0, status: 'pending', pendingReason: 'credit_limit' })
      .save()
    const pending = await page(client, place, partner)
    assert.include(pending.html, 'It is pending payment. If you confirm')
  })

  test('says what a pending purchase costs and how to pay it', async ({
    assert,
    client,
    cleanup,
  }) => {
    portal.confirmsEmail = true
    cleanup(() => void (portal.confirmsEmail = false))
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 6000 })
    const partner = await createPartner()
    const place = `${list}/${basic.uid}`
    await partner.merge({ emailVerifiedAt: null }).save()

    const unconfirmed = await page(client, place, partner)
    assert.include(unconfirmed.html, 'Your e-mail address is not confirmed yet.')
    const first = await post(client, place, { once: newUid() }, partner)
    first.assertFlashMessage(
      'success',
      'Bought “Basic 5,000”. It is pending payment: its calls are available once it is paid.'
    )
    await partner.merge({ emailVerifiedAt: DateTime.utc() }).save()
    const { html } = await page(client, place, partner)
    assert.include(
      html,
      'You can use packages for up to $60.00 before you pay their invoices, of which $0.00 is unpaid now.'
    )
    for (const paid of [true, false]) {
      const form = { once: newUid(), allow_repeat: 'true' }
      const response = await post(client, place, form, partner)
      assert.match(flashed(response, 'success'), paid ? /^"Activated/ : /^"Bought/)
    }

    const own = await page(client, history, partner)
    assert.equal(own.html.match(/Basic 5,000: €49.00 to pay/g)?.length, 2)
    assert.include(own.html, 'This purchase exceeds your credit limit.')
    assert.include(own.html, 'Nobody of your organisation had confirmed an e-mail address.')
    assert.match(
      own.html,
      /To pay 49\.00 EUR, contact us at http\S+ and give the purchase number \d/
    )
    const pending = await page(client, `${history}?status=pending_payment`, partner)
    assert.lengthOf(pending.props.purchases, 2)
  })

  test('shows an error of the quantity next to its field', async ({ assert, client }) => {
    const { payAsYouGo } = await createOffers()
    const partner = await createPartner()
    const place = `${list}/${payAsYouGo.uid}`

    for (const quantity of ['12', '0', '-1', 'many']) {
      const response = await post(client, place, { quantity, once: newUid() }, partner)
      response.assertStatus(302)
      assert.match(flashed(response, 'inputErrorsBag'), /quantity/)
      assert.notInclude(flashed(response, 'inputErrorsBag'), '2147483647')
    }
    assert.lengthOf(await Sale.query(), 0)
  })

  test('refuses too many pending purchases and unknown packages, with the reason', async ({
    assert,
    client,
  }) => {
    const { basic, free } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 0 })
    const partner = await createPartner()
    for (let bought = 0; bought < 10; bought += 1) await give(basic, partner)

    const form = () => ({ once: newUid(), allow_repeat: 'true' })
    const refused = await post(client, `${list}/${basic.uid}`, form(), partner)
    refused.assertStatus(302)
    assert.match(flashed(refused, 'error'), /10 purchases are waiting for payment/)
    const again = await client
      .post(`${list}/${basic.uid}`)
      .loginAs(partner)
      .withCsrfToken()
      .header('Referer', `${list}/${basic.uid}`)
      .form(form())
    assert.match(
      renderedPage(again).html,
      /class="form-errors" role="alert"[^>]*><p[^>]*>10 purchases are waiting for payment/
    )
    for (const uid of [free.uid, newUid(), 'x']) {
      const response = await client.get(`${list}/${uid}`).loginAs(partner)
      response.assertStatus(404)
    }
    assert.lengthOf(await Sale.query().where({ clientId: partner.ownClientId }), 10)
  })
})

test.group('Purchase History', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the client’s own packages with receipts', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    const other = await createPartner()
    const { clientPackage, sale } = await give(basic, partner)

    const own = await page(client, history, partner)
    assert.lengthOf(own.props.purchases, 1)
    assert.containSubset(own.props.purchases[0], {
      status: 'active',
      sale: { amount: 4900, payment_status: 'unpaid' },
    })
    assert.include(own.html, '€49')
    assert.include(own.html, 'data-label="Amount"')
    assert.notInclude(own.html, 'data-label="Paid"')
    const empty = await page(client, history, other)
    assert.include(empty.html, 'No packages yet')

    assert.notInclude(own.html, '/receipt')
    for (const path of ['receipt', 'receipt.pdf']) {
      const unpaid = await client.get(`${history}/${clientPackage.uid}/${path}`).loginAs(partner)
      unpaid.assertStatus(404)
    }
    await settleSale(sale, 'paid', { actor: operator })
    const paid = await page(client, history, partner)
    assert.include(paid.html, `${clientPackage.uid}/receipt`)
    const receipt = await page(client, `${history}/${clientPackage.uid}/receipt`, partner)
    assert.containSubset(receipt.props.receipt, {
      number: sale.number,
      total: 4900,
      lines: [{ quantity: 1, unit_price: 4900, amount: 4900 }],
    })
    for (const path of ['receipt', 'receipt.pdf']) {
      const hidden = await client.get(`${history}/${clientPackage.uid}/${path}`).loginAs(other)
      hidden.assertStatus(404)
    }
  })

  test('shows the receipt as a PDF with the same amounts', async ({ assert, client }) => {
    const { payAsYouGo } = await createOffers()
    const partner = await createPartner()
    await partner.load('client')
    await partner.client
      .merge({ name: 'Żółw & Sønner', billingAddress: '1 Main St\nTown', taxId: 'DE123' })
      .save()
    const { clientPackage, sale } = await give(payAsYouGo, partner, 123_45)
    await settleSale(sale, 'paid', { actor: operator })

    const response = await client
      .get(`${history}/${clientPackage.uid}/receipt.pdf`)
      .loginAs(partner)

    response.assertStatus(200)
    response.assertHeader('content-type', 'application/pdf')
    const words = wordsOfPdf(response.body() as Uint8Array)
    for (const part of [
      String(sale.number),
      'Żółw & Sønner',
      'Town',
      'DE123',
      'Pay as you go: 12,345 calls',
      '0.02',
      'EUR 246.90',
      'Payment: paid.',
    ]) {
      assert.include(words, part)
    }
  })

  test('shows the client’s details at the time of sale on receipts and reversals', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const partner = await createPartner()
    await partner.load('client')
    const then = { name: 'Then', billingAddress: '1 Main St\r\nTown', country: 'CH', taxId: 'T1' }
    await partner.client.merge(then).save()
    const { sale } = await give(basic, partner)
    await partner.client
      .merge({ name: 'Now', billingAddress: 'Elsewhere', country: 'FR', taxId: 'T2' })
      .save()
    await settleSale(sale, 'voided', { actor: operator })

    const voided = await Sale.findByOrFail({ voids: sale.id })
    for (const { uid } of [sale, voided]) {
      const { props } = await page(client, `/portal/admin/sales-history/${uid}`, staff)
      assert.containSubset(props.receipt, {
        client: { name: 'Then', address: ['1 Main St', 'Town', 'Switzerland'], tax_id: 'T1' },
      })
    }
  })
})

test.group('The sales history of staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const place = '/portal/admin/sales-history'

  test('lists, filters and totals sales exactly', async ({ assert, client }) => {
    const { basic, payAsYouGo } = await createOffers()
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const partner = await createPartner()
    const other = await createPartner()
    await give(basic, partner)
    await give(payAsYouGo, partner, 501)
    await give(basic, other)

    const all = await page(client, place, staff)
    assert.lengthOf(all.props.sales, 3)
    assert.containSubset(all.props.totals, {
      currencies: [{ code: 'EUR', sales: 3, amount: 10_802 }],
      base: [{ code: 'USD', symbol: '$', amount: 11_882 }],
    })
    assert.include(all.html, '3 sales with a price')
    assert.include(all.html, '$118.82')
    assert.notInclude(all.html, 'USD\u00a0')
    const one = await page(client, `${place}?client=${partner.client.uid}`, staff)
    assert.lengthOf(one.props.sales, 2)
    assert.equal(one.props.totals.currencies[0].amount, 5902)
    assert.include(one.html, partner.client.name)
    const none = await page(client, `${place}?payment_status=paid`, staff)
    assert.isEmpty(none.props.totals.currencies)
    assert.include(none.html, 'No results')
  })

  test('exports the filtered rows as CSV, workbook and JSON', async ({ assert, client }) => {
    const { basic, payAsYouGo } = await createOffers()
    const staff = await UserFactory.create()
    const partner = await createPartner()
    await give(basic, partner)
    const { sale } = await give(payAsYouGo, partner, 501)

    const csv = await client.get(`${place}/export?family=pay_as_you_go`).loginAs(staff)
    csv.assertStatus(200)
    const lines = csv.text().trim().split(/\r?\n/)
    assert.lengthOf(lines, 2)
    assert.match(lines[1], new RegExp(`^${sale.number},.*,501,501,0.02,10.02,EUR,1.1,11.02,USD`))

    const book = await client.get(`${place}/export?format=xlsx&family=pay_as_you_go`).loginAs(staff)
    book.assertStatus(200)
    book.assertHeader(
      'content-type',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    )

    const json = await client.get(`${place}/export?format=json`).loginAs(staff)
    json.assertHeader('content-disposition', 'attachment; filename="sales.json"')
    const listed: unknown[] = JSON.parse(json.text())
    assert.lengthOf(listed, 2)
    assert.containSubset(listed[1], { number: sale.number, calls: 501, unit_price: '0.02' })
  })

  test('refuses an export with an invalid filter ({address})')
    .with([
      { address: 'export?stauts=paid', says: 'stauts' },
      { address: 'export?format=xlsx&stauts=paid', says: 'stauts' },
      {
        address: 'export?from=2026-13-01',
        says: '“2026-13-01” is not a valid value of the filter “From”.',
      },
      {
        address: 'export?format=xlsx&payment_status=payed',
        says: '“payed” is not a valid value of the filter “Payment”.',
      },
    ])
    .run(async ({ assert, client }, { address, says }) => {
      const staff = await UserFactory.create()
      const answer = await client.get(`${place}/${address}`).loginAs(staff).redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', `${place}?${address.split('?')[1]}`)
      assert.include(flashed(answer, 'error'), 'Nothing was exported.')
      assert.include(flashed(answer, 'error'), says)

      const german = client.get(`${place}/${address}`).header('Accept-Language', 'de')
      const message = flashed(await german.loginAs(staff).redirects(0), 'error')
      assert.include(message, 'Nichts wurde exportiert.')
      assert.notMatch(message, /There is|must be|is not a valid/)
    })

  test('the list reports the ignored filter', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const invalid = 'payment_status=payed&from=2026-13-01&currency=ABC'
    const { html } = await page(client, `${place}?${invalid}`, staff)
    assert.include(html, '“ABC” is not a valid value of the filter “Currency”')
    assert.include(html, '“payed” is not a valid value of the filter “Payment”')
    assert.include(html, '“2026-13-01” is not a valid value of the filter “From”')

    const own = await page(client, `${history}?status=used`, await createPartner())
    assert.include(own.html, '“used” is not a valid value of the filter “Status”')
  })

  test('the list shows every active filter, also without an option', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { html } = await page(client, `${place}?currency=JPY&payment_status=paid,waived`, staff)
    assert.include(html, '<option value="JPY" selected="">JPY</option>')
    assert.include(html, '<option value="paid,waived" selected="">paid,waived</option>')
  })

  test('the list ignores and reports a reversed range', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await give(basic, await createPartner())
    const staff = await UserFactory.create()
    const { html, props } = await page(client, `${place}?from=2026-02-02&to=2026-02-01`, staff)
    assert.include(html, 'The filter “To” (2026-02-01) is before the filter “From” (2026-02-02).')
    assert.lengthOf(props.sales, 1)

    const file = await client
      .get(`${place}/export?from=2026-02-02&to=2026-02-01`)
      .loginAs(staff)
      .redirects(0)
    assert.include(
      flashed(file, 'error'),
      'The filter “To” (2026-02-01) is before the filter “From”'
    )
  })

  test('a workbook contains every sale, with typed numbers and dates', async ({ assert }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    for (let count = 0; count < 3; count += 1) await give(basic, partner)
    const book = await buffer(Readable.from(exportSales(Sale.query(), 'xlsx')))
    const { header, cells } = await rowsIn(book, 'sales.xlsx')
    let csv = ''
    for await (const text of exportSales(Sale.query(), 'csv')) csv += text
    const [names, ...sales] = csv.trim().split('\n')
    assert.deepEqual(header, names.split(','))
    assert.lengthOf(sales, 3)
    for (const [index, sale] of sales.entries()) {
      const [number, date, , , , , , , amount] = sale.split(',')
      assert.equal(cells[index][0], number)
      // A workbook has no time at midnight.
      assert.equal(
        cells[index][1],
        date.endsWith(' 00:00') ? date.slice(0, 10) : `${date.replace(' ', 'T')}:00`
      )
      assert.equal(Number(cells[index][8]), Number(amount))
    }
  })

  test('marks a sale paid once, with its note', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const { sale } = await give(basic, await createPartner())

    const later = { method: 'other', received_on: '2999-01-01' }
    const refused = await post(client, `${place}/${sale.uid}/pay`, later, staff)
    assert.match(flashed(refused, 'inputErrorsBag'), /must not be in the future/)
    const input = { note: 'Transfer', method: 'other', received_on: '2026-11-04' }
    const paid = await post(client, `${place}/${sale.uid}/pay`, input, staff)
    paid.assertStatus(302)
    paid.assertFlashMessage('success', `Sale ${sale.number} marked as paid.`)
    const again = await post(client, `${place}/${sale.uid}/pay`, {}, staff)
    assert.match(flashed(again, 'error'), /is already paid/)

    const { props, html } = await page(client, `${place}/${sale.uid}`, staff)
    assert.containSubset(props.sale, {
      payment_status: 'paid',
      steps: [{ note: 'Transfer' }],
      payments: [{ method: 'other', amount: 4900, received_on: '2026-11-04', note: 'Transfer' }],
    })
    assert.include(html.replaceAll('<!-- -->', ''), '€49.00 received on')
    assert.notInclude(html, 'Mark as paid')
    assert.lengthOf(await AuditEntry.query().where({ action: 'paid', actorId: staff.id }), 1)
  })

  test('lists and releases pending packages', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 0 })
    const staff = await UserFactory.create()
    const partner = await createPartner()
    const { sale } = await give(basic, partner)
    await give(basic, await createPartner(), 1)
    await settleSale(await Sale.query().orderBy('id', 'desc').firstOrFail(), 'paid', {
      actor: operator,
    })

    const pending = await page(client, `${place}?package_status=pending_payment`, staff)
    assert.lengthOf(pending.props.sales, 1)
    assert.include(pending.html, 'Pending payment')
    const before = await page(client, `${place}/${sale.uid}`, staff)
    assert.include(before.html, 'Release package')
    const released = await post(client, `${place}/${sale.uid}/release`, { note: 'OK' }, staff)
    released.assertFlashMessage(
      'success',
      `Released the package of sale ${sale.number}. Its calls are available.`
    )
    const after = await page(client, `${place}/${sale.uid}`, staff)
    assert.notInclude(after.html, 'Release package')
    assert.include(after.html, 'Mark as paid')
    const again = await post(client, `${place}/${sale.uid}/release`, {}, staff)
    assert.match(flashed(again, 'error'), /is not pending payment/)
  })

  test('waives and voids, and shows this on its page', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const partner = await createPartner()
    const { sale } = await give(basic, partner)

    const asked = await page(client, `${place}/${sale.uid}`, staff)
    const question = asked.html.replaceAll('<!-- -->', '')
    assert.include(question, `Waive the payment of sale ${sale.number}?`)
    assert.include(question, `Void sale ${sale.number} for €49.00?`)
    assert.include(question, 'This cannot be undone.')
    await post(client, `${place}/${sale.uid}/waive`, {}, staff)
    await post(client, `${place}/${sale.uid}/void`, { note: 'Error' }, staff)

    const reversal = await Sale.findByOrFail('voids', sale.id)
    const voided = await page(client, `${place}/${sale.uid}`, staff)
    assert.equal(voided.props.receipt.voided_by, reversal.number)
    const ofReversal = await page(client, `${place}/${reversal.uid}`, staff)
    assert.containSubset(ofReversal.props.receipt, { total: -4900, voids: sale.number })
    for (const { uid } of [sale, reversal]) {
      const receipt = await client.get(`${place}/${uid}/receipt.pdf`).loginAs(staff)
      receipt.assertStatus(404)
    }
    const { props } = await page(client, place, staff)
    assert.isEmpty(props.totals.currencies.filter((total: { amount: number }) => total.amount))
    const csv = await client.get(`${place}/export`).loginAs(staff)
    assert.match(csv.text(), new RegExp(`^${reversal.number},.*,-49\\.00,EUR`, 'm'))
    const notices = await Notification.query().where({ userId: partner.id, kind: 'sale' })
    assert.lengthOf(notices, 2)
    const missing = await client.get(`${place}/${newUid()}`).loginAs(staff)
    missing.assertStatus(404)
  })
})

test.group('The packages of one client, for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed, and assigned once per form', async ({ assert, client }) => {
    const { basic, payAsYouGo } = await createOffers()
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const partner = await createPartner()
    await partner.load('client')
    const place = `/portal/admin/clients/packages/${partner.client.uid}`

    const { component, props } = await page(client, place, staff)
    assert.equal(component, 'clients/packages')
    assert.lengthOf(props.offers, 4)
    const form = {
      package: basic.uid,
      once: props.once,
      quantity: '',
      starts_at: '',
      backup: 'true',
      res_percentage: '25',
    }
    for (const response of [
      await post(client, place, form, staff),
      await post(client, place, form, staff),
    ]) {
      response.assertStatus(302)
      response.assertHeader('location', place)
    }
    const [given, ...more] = await ClientPackage.query().where({ clientId: partner.ownClientId })
    assert.isEmpty(more)
    assert.containSubset(given.$attributes, { backup: true, resPercentage: 25 })

    const wrong = { ...form, package: payAsYouGo.uid, once: newUid(), quantity: '1' }
    const refused = await post(client, place, wrong, staff)
    assert.match(flashed(refused, 'inputErrorsBag'), /500 to 100,000/)
    const missing = await client.get(`/portal/admin/clients/packages/${newUid()}`).loginAs(staff)
    missing.assertStatus(404)
    const shown = await page(client, place, staff)
    assert.include(shown.html, 'Basic 5,000')
  })
})
