import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import type User from '#app/accounts/user'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import { documentOf } from '#app/billing/documents/formats/billing_document'
import { ciiOf } from '#app/billing/documents/formats/cii'
import { invoicePdf } from '#app/billing/documents/formats/invoice_pdf'
import { ublOf } from '#app/billing/documents/formats/ubl'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import Invoice from '#app/billing/invoice'
import type Package from '#app/billing/package'
import Refund from '#app/billing/refund'
import type Sale from '#app/billing/sale'
import { activatePackage } from '#app/billing/sales/activate_package'
import { openAmountOf } from '#app/billing/sales/open_amount'
import { settleSale, type Settlement } from '#app/billing/sales/settle_sale'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { brokenRules } from '#tests/helpers/en_16931_rules'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'
import { completeSeller } from '#tests/helpers/sellers'

async function sell(offer: Package, { ownClientId }: User) {
  const client = await Client.findOrFail(ownClientId)
  const { sale } = await db.transaction((trx) =>
    activatePackage({ client, offer, actor: operator, channel: 'admin' }, trx)
  )
  return sale
}

async function change(partner: User, fields: Partial<Client>) {
  const client = await Client.findOrFail(partner.ownClientId)
  await client.merge(fields).save()
}

function settle(sale: Sale, settlement: Settlement, note = '') {
  return settleSale(sale, settlement, { note, actor: operator })
}

function invoiceOf(sale: Sale) {
  return Invoice.query().where({ saleId: sale.id, kind: 'invoice' }).firstOrFail()
}

async function faults() {
  const report = await verifyDocuments()
  return report.faults
}

function get(client: ApiClient, path: string, who: User) {
  return client.get(`/v1/billing/${path}`).withGuard('api').loginAs(who)
}

function postV1(client: ApiClient, path: string, body: object, who: User) {
  return client.post(`/v1/billing/${path}`).json(body).withGuard('api').loginAs(who)
}

const address = {
  billingName: 'Analytical GmbH',
  billingAddress: 'Hauptstraße 5\n3. OG',
  billingPostCode: '80331',
  billingCity: 'München',
  country: 'DE',
  taxId: 'DE 123456789',
  buyerReference: 'PO-77',
}

test.group('Invoices of sales', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a sale has its invoice with copies of seller and buyer, tax and due date', async ({
    assert,
  }) => {
    const { basic, free } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    await change(partner, address)

    const sale = await sell(basic, partner)
    await sell(free, partner)

    const [invoice, ...more] = await Invoice.all()
    assert.isEmpty(more)
    const day = sale.createdAt.setZone('Europe/Berlin')
    assert.containSubset(invoice.$attributes, {
      kind: 'invoice',
      number: `${day.year}-000001`,
      language: 'de',
      net: 4900,
      tax: 931,
      gross: 5831,
      issuedOn: day.toISODate(),
      dueOn: day.plus({ days: 14 }).toISODate(),
    })
    assert.containSubset(invoice.buyer, {
      name: 'Analytical GmbH',
      address: ['Hauptstraße 5', '3. OG'],
      vat_id: 'DE123456789',
      reference: 'PO-77',
    })
    assert.equal(sale.taxAmount, 931)
    await completeSeller({ legalName: 'Renamed GmbH' })
    await change(partner, { billingName: 'Renamed AG' })
    await invoice.refresh()
    assert.equal(invoice.seller.name, 'Skillary GmbH')
    assert.equal(invoice.buyer.name, 'Analytical GmbH')
  })

  test('tax follows the treatment of the client: {treatment} {rate}')
    .with([
      { treatment: 'standard', rate: null, country: 'FR', category: 'S', tax: 931 },
      { treatment: 'standard', rate: 770, country: 'CH', category: 'S', tax: 377 },
      { treatment: 'standard', rate: 0, country: 'FR', category: 'Z', tax: 0 },
      { treatment: 'reverse_charge', rate: null, country: 'AT', category: 'AE', tax: 0 },
      { treatment: 'export', rate: null, country: 'US', category: 'G', tax: 0 },
      { treatment: 'exempt', rate: null, country: 'FR', category: 'E', tax: 0 },
    ] as const)
    .run(async ({ assert }, { treatment, rate, country, category, tax }) => {
      const { basic } = await createOffers()
      await completeSeller()
      const partner = await createPartner()
      await change(partner, {
        ...{ taxTreatment: treatment, taxRate: rate, country, taxId: 'ATU12345678' },
        taxReason: treatment === 'exempt' ? 'Exempt under Article 132' : null,
      })

      const document = documentOf(await invoiceOf(await sell(basic, partner)))

      assert.equal(document.tax, tax)
      assert.equal(document.taxes[0].category, category)
      assert.equal(document.taxes[0].reason !== null, ['AE', 'G', 'E'].includes(category))
      assert.equal(document.language, ['AT', 'CH'].includes(country) ? 'de' : 'en')
      for (const xml of [ciiOf(document), ublOf(document)]) assert.deepEqual(brokenRules(xml), [])
    })

  test('PDF, CII and UBL of an issued invoice are read back with every field', async ({
    assert,
  }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    await change(partner, { ...address, billingName: 'Żółć & Söhne 株式会社' })
    const document = documentOf(await invoiceOf(await sell(basic, partner)))

    const pdf = await readInvoice(await buffer(await invoicePdf(document)))
    const readings = [
      pdf,
      readInvoiceXml(Buffer.from(ciiOf(document))).values,
      readInvoiceXml(Buffer.from(ublOf(document))).values,
    ].map(plainValues)

    for (const reading of readings) assert.deepEqual(reading, readings[0])
    assert.deepEqual(
      pdf.checks.filter(({ isPassed }) => !isPassed),
      []
    )
    assert.containSubset(readings[0], {
      invoiceNumber: document.number,
      issueDate: document.issuedOn,
      dueDate: document.dueOn,
      seller: { name: 'Skillary GmbH', vatId: 'DE136695976', iban: 'DE02120300000000202051' },
      buyer: {
        name: 'Żółć & Söhne 株式会社',
        vatId: 'DE123456789',
        address: 'Hauptstraße 5, 3. OG, 80331 München',
      },
      buyerReference: 'PO-77',
      paymentReference: document.number,
      subtotal: '49.00',
      tax: '9.31',
      total: '58.31',
      amountDue: '58.31',
    })
  })

  test('what a client owes and pays includes tax and leaves credits out', async ({ assert }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    const sale = await sell(basic, partner)
    const open = () => db.transaction((trx) => openAmountOf(trx, partner.ownClientId))
    assert.equal(await open(), 6414)

    const credit = { amount: 1000, reason: 'Goodwill', actor: operator }
    await creditPart(await invoiceOf(sale), credit)
    assert.equal(await open(), 5314)
    await settle(sale, 'paid')

    assert.equal(await open(), 0)
    const payments = await db.from('payments').where('sale_id', sale.id)
    assert.deepEqual(
      payments.map(({ amount }) => Number(amount)),
      [4831]
    )
    assert.isEmpty(await faults())
  })
})

test.group('Credit notes and refunds', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a void credits what is left; a refund is due only if it was paid', async ({ assert }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    const [unpaid, paid] = [await sell(basic, partner), await sell(basic, partner)]
    await settle(paid, 'paid')
    const credit = { amount: 831, reason: 'Goodwill', actor: operator }
    await creditPart(await invoiceOf(paid), credit)

    await settle(unpaid, 'voided', 'Wrong package')
    await settle(paid, 'voided')

    const notes = await Invoice.query()
      .where('kind', 'credit_note')
      .preload('corrected')
      .orderBy('id')
    assert.deepEqual(
      notes.map(({ number, gross, reason }) => [number.slice(-6), gross, reason]),
      [
        ['000001', 831, 'Goodwill'],
        ['000002', 5831, 'Wrong package'],
        ['000003', 5000, null],
      ]
    )
    assert.deepEqual(
      notes.map(({ net, tax }) => net + tax),
      [831, 5831, 5000]
    )
    for (const note of notes) {
      const document = documentOf(note)
      assert.match(note.number, /^C20/)
      for (const xml of [ciiOf(document), ublOf(document)]) assert.deepEqual(brokenRules(xml), [])
    }
    const refunds = await Refund.query().orderBy('id')
    assert.deepEqual(
      refunds.map(({ saleId, amount, status }) => [saleId, Number(amount), status]),
      [
        [paid.id, 831, 'due'],
        [paid.id, 5000, 'due'],
      ]
    )
    assert.isEmpty(await faults())
  })

  test('staff credit a part and mark the refund as done, once', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const admin = await UserFactory.create()
    const partner = await createPartner()
    const sale = await sell(basic, partner)
    await settle(sale, 'paid')
    const { uid } = await invoiceOf(sale)

    for (const amount of [0, 5832, -1, '10.00', 1.5]) {
      const body = { amount, reason: 'Too much' }
      const refused = await postV1(client, `documents/${uid}/credit/`, body, admin)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'amount')
    }
    const credited = await postV1(
      client,
      `documents/${uid}/credit/`,
      { amount: 1190, reason: 'Downtime' },
      admin
    )
    credited.assertStatus(201)
    assert.containSubset(credited.body(), {
      kind: 'credit_note',
      net: 1000,
      tax: 190,
      gross: 1190,
      reason: 'Downtime',
      corrects: { id: uid },
    })

    const list = await get(client, 'refunds/list/?status=due', admin)
    const [refund] = list.body().data
    assert.containSubset(refund, { amount: 1190, status: 'due', sale: { number: sale.number } })
    const refundOf = async () => {
      const document = await get(client, `documents/${credited.body().id}/`, partner)
      return document.body().refund_status
    }
    assert.equal(await refundOf(), 'due')
    const done = { method: 'other', note: 'Cash' }
    const first = await postV1(client, `refunds/${refund.id}/done/`, done, admin)
    first.assertStatus(200)
    assert.containSubset(first.body(), { status: 'done', ...done })
    assert.equal(await refundOf(), 'done')
    const again = await postV1(client, `refunds/${refund.id}/done/`, {}, admin)
    again.assertStatus(409)
    assert.isEmpty(await faults())
  })

  test('an unpaid sale is credited in part only, a credit note and a void not at all', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const admin = await UserFactory.create()
    const sale = await sell(basic, await createPartner())
    const invoice = await invoiceOf(sale)
    const credit = (uid: string, amount: number) =>
      postV1(client, `documents/${uid}/credit/`, { amount, reason: 'x' }, admin)

    const whole = await credit(invoice.uid, 5831)
    whole.assertStatus(422)
    const part = await credit(invoice.uid, 31)
    part.assertStatus(201)
    assert.lengthOf(await Refund.all(), 0)
    const ofNote = await credit(part.body().id, 1)
    ofNote.assertStatus(409)
    await settle(sale, 'voided')
    const ofVoid = await credit(invoice.uid, 1)
    ofVoid.assertStatus(409)
  })

  test('the form credits once per form, with an amount as written', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const admin = await UserFactory.create()
    const invoice = await invoiceOf(await sell(basic, await createPartner()))
    const place = `/portal/admin/invoices/${invoice.uid}`
    const { props } = renderedPage(await client.get(place).loginAs(admin))
    assert.isTrue(props.may_credit)
    const form = { amount: '11.90', reason: 'Downtime', once: props.once as string }
    const send = () =>
      client.post(`${place}/credit`).form(form).withCsrfToken().redirects(0).loginAs(admin)

    await send()
    await send()

    const notes = await Invoice.query().where('kind', 'credit_note')
    assert.deepEqual(
      notes.map(({ gross }) => gross),
      [1190]
    )
  })
})

test.group('Documents on pages and /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('partners see their own documents, staff all, others nothing', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const admin = await UserFactory.create()
    const [partner, other] = [await createPartner(), await createPartner()]
    const invoice = await invoiceOf(await sell(basic, partner))
    await sell(basic, other)

    const own = await get(client, 'documents/list/', partner)
    assert.deepEqual(
      own.body().data.map(({ id }: { id: string }) => id),
      [invoice.uid]
    )
    const all = await get(client, 'documents/list/', admin)
    assert.lengthOf(all.body().data, 2)

    for (const path of ['', 'pdf/', 'cii/', 'ubl/']) {
      const mine = await get(client, `documents/${invoice.uid}/${path}`, partner)
      mine.assertStatus(200)
      const foreign = await get(client, `documents/${invoice.uid}/${path}`, other)
      foreign.assertStatus(404)
    }
    const pages = `/portal/partner/invoices`
    for (const path of ['', '/invoice.pdf', '/cii.xml', '/ubl.xml']) {
      const mine = await client.get(`${pages}/${invoice.uid}${path}`).loginAs(partner)
      mine.assertStatus(200)
      const foreign = await client.get(`${pages}/${invoice.uid}${path}`).loginAs(other)
      foreign.assertStatus(404)
    }
    const unpaid = renderedPage(await client.get(`${pages}/${invoice.uid}`).loginAs(partner))
    assert.include(unpaid.html, 'Germany')
    assert.include(unpaid.html, 'DE02 1203')
    const { props, html } = renderedPage(await client.get(pages).loginAs(partner))
    assert.lengthOf(props.documents, 1)
    assert.include(html, invoice.number)
    assert.include(html, '€58.31')
    const shown = renderedPage(await client.get(`${pages}/${invoice.uid}`).loginAs(partner))
    assert.include(shown.html, 'Germany')
    const refused = await postV1(
      client,
      `documents/${invoice.uid}/credit/`,
      { amount: 1, reason: 'x' },
      partner
    )
    refused.assertStatus(403)
  })

  test('a receipt exists once the sale is paid', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const admin = await UserFactory.create()
    const partner = await createPartner()
    const sale = await sell(basic, partner)
    const { uid } = await db
      .from('client_packages')
      .where('id', sale.clientPackageId)
      .select('uid')
      .firstOrFail()
    const receipts = [
      { path: `/portal/partner/all-activated-packages/${uid}/receipt`, who: partner },
      { path: `/portal/partner/all-activated-packages/${uid}/receipt.pdf`, who: partner },
      { path: `/portal/admin/sales-history/${sale.uid}/receipt.pdf`, who: admin },
    ]

    for (const { path, who } of receipts) {
      const before = await client.get(path).loginAs(who)
      before.assertStatus(404)
    }
    const page = renderedPage(
      await client.get('/portal/partner/all-activated-packages').loginAs(partner)
    )
    assert.notInclude(page.html, '/receipt')
    assert.include(page.html, '/portal/partner/invoices/')
    await settle(sale, 'paid')
    for (const { path, who } of receipts) {
      const after = await client.get(path).loginAs(who)
      after.assertStatus(200)
    }
  })

  test('a receipt has the buyer of the invoice', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await completeSeller()
    const partner = await createPartner()
    await change(partner, address)
    const sale = await sell(basic, partner)

    const shown = await client
      .get(`/portal/admin/sales-history/${sale.uid}`)
      .loginAs(await UserFactory.create())

    assert.deepEqual(renderedPage(shown).props.receipt.client, {
      name: 'Analytical GmbH',
      address: ['Hauptstraße 5', '3. OG', '80331 München', 'Germany'],
      tax_id: 'DE123456789',
    })
  })
})
