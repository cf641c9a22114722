import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sha256 } from '#app/accounts/sessions/token'
import { newUid } from '#app/core/uid'
import type { Check } from '#app/invoices/reading/invoice_reading'
import { invoicesPerHour } from '#app/invoices/invoice_limits'
import { newReaderToken } from '#app/invoices/reader_token'
import StoredReading from '#app/invoices/stored_reading'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { plainValues } from '#app/invoices/reading/plain_values'
import { keyOf } from '#database/factories/api_key_factory'
import { readInvoice, StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { ask, uploadInvoices } from '#tests/functional/invoices/upload_invoices'
import { assertVersion } from '#tests/helpers/assert_version'
import { filesKept } from '#tests/helpers/queued_uploads'
import { ciiInvoice, ublCreditNote } from '#tests/unit/invoice_reading/xml_samples'

test.group('Invoices on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read without an account, in order, with reasons of failures', async ({
    assert,
    client,
  }) => {
    const before = await filesKept()
    const response = await uploadInvoices(client, null, {
      'one.xml': ciiInvoice(),
      'none.xml': '<shopping-list/>',
      'two.xml': ublCreditNote(),
    })

    response.assertStatus(201)
    response.assertHeader('cache-control', 'no-store')
    const [one, none, two] = response.body().data
    assert.containSubset(one, {
      file_name: 'one.xml',
      media_type: 'application/xml',
      state: 'read',
      problem: null,
      invoice_number: 'R & D-7',
      issue_date: '2026-01-31',
      seller: 'Nordlicht GmbH',
      total: '119.00',
      currency: 'EUR',
      route: 'xml',
      format: 'cii',
      is_kept: false,
      has_file: false,
      corrections: {},
      version: 1,
    })
    assert.equal(one.values.seller.vatId, 'DE123456789')
    assert.deepEqual(one.reading.total, {
      ...{ value: '119.00', confidence: 1, source: 'xml', page: null, box: null },
    })
    assert.containSubset(none, {
      file_name: 'none.xml',
      state: 'refused',
      values: null,
      reading: null,
      problem: { code: 'xml_not_an_invoice', type: '/docs/errors#xml-not-an-invoice' },
    })
    assert.containSubset(two, { document_type: 'creditNote', total: '125.00', currency: 'NOK' })
    assert.deepEqual(await filesKept(), before)
  })

  test('are stored with any values of the file', async ({ assert, client }) => {
    const odd = ciiInvoice()
      .replace('20260131', '20260231')
      .replace('>119.00<', `>${'9'.repeat(60)}<`)
      .replace('>EUR<', '>Euro<')
      .replace('>Nordlicht GmbH<', `>${'N'.repeat(2000)}<`)
    const response = await uploadInvoices(client, null, { 'odd.xml': odd })

    response.assertStatus(201)
    const [reading] = response.body().data
    assert.containSubset(reading, { state: 'read', issue_date: null, total: null, currency: null })
    assert.lengthOf(reading.values.seller.name, 2000)
    assert.lengthOf(reading.seller, 500)
  })

  test('are only found with the token of the first response', async ({ assert, client }) => {
    const first = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() })
    const token = first.body().reader_token
    assert.match(token, /^ski_[\w-]{65}$/)
    first.assertHeader('reader-token', token)

    const second = await uploadInvoices(client, token, { 'two.xml': ublCreditNote() })
    assert.isNull(second.body().reader_token)
    assert.isUndefined(second.header('reader-token'))

    const list = await ask(client, token)
    list.assertStatus(200)
    assert.deepEqual(
      list.body().data.map((row: { file_name: string }) => row.file_name),
      ['two.xml', 'one.xml']
    )
    const stored = await StoredReading.query()
    assert.notInclude(JSON.stringify(stored), token)
    assert.equal(stored[0].readerTokenHash, sha256(token))

    const { id } = first.body().data[0]
    const strangers = [null, newReaderToken(), await UserFactory.create(), await createPartner()]
    for (const stranger of strangers) {
      const others = await ask(client, stranger)
      assert.deepEqual(others.body().data, [])
      for (const [method, path] of [
        ['GET', `${id}/`],
        ['GET', `${id}/export/`],
        ['DELETE', `${id}/`],
      ]) {
        const refused = await ask(client, stranger, method, path)
        refused.assertStatus(404)
      }
      const changed = await ask(client, stranger, 'PATCH', `${id}/`).json({ is_kept: true })
      changed.assertStatus(404)
    }
    const mine = await ask(client, token, 'GET', `${id}/`)
    mine.assertStatus(200)
    assertVersion(mine, 1)
  })

  test('of a client are visible to its users and permitted keys only', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const colleague = await UserFactory.merge({ role: 2, clientId: partner.clientId }).create()
    const other = await createPartner()
    const { text } = await keyOf(partner, { abilities: ['invoices'] })
    const { text: without } = await keyOf(partner, { abilities: ['search'] })

    const uploaded = await uploadInvoices(client, partner, { 'one.xml': ciiInvoice() })
    uploaded.assertStatus(201)
    assert.isNull(uploaded.body().reader_token)
    const { id } = uploaded.body().data[0]

    const byColleague = await ask(client, colleague, 'GET', `${id}/`)
    byColleague.assertStatus(200)
    const byKey = await ask(client, null).bearerToken(text)
    assert.equal(byKey.body().data[0].id, id)
    const refused = await ask(client, null).bearerToken(without)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'missing_ability' })
    const byOther = await ask(client, other, 'GET', `${id}/`)
    byOther.assertStatus(404)
  })

  test('of staff are visible to their user only', async ({ assert, client }) => {
    const [one, other] = await UserFactory.createMany(2)
    const uploaded = await uploadInvoices(client, one, { 'one.xml': ciiInvoice() })
    const { id } = uploaded.body().data[0]
    const mine = await ask(client, one, 'GET', `${id}/`)
    mine.assertStatus(200)
    const theirs = await ask(client, other, 'GET', `${id}/`)
    theirs.assertStatus(404)
    const stored = await StoredReading.firstOrFail()
    assert.equal(stored.userId, one.id)
  })

  test('are refused for malformed reader tokens', async ({ client }) => {
    const forged = `${newReaderToken().slice(0, -1)}~`
    for (const token of ['x', `ski_${'a'.repeat(65)}`, forged]) {
      const list = await ask(client, token)
      list.assertStatus(400)
      list.assertBodyContains({ code: 'invalid_reader_token' })
    }
  })

  test('are corrected, keeping the original values; lists show corrections', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { uid } = await StoredReadingFactory.merge({
      clientId: partner.clientId,
      readerTokenHash: null,
    }).create()

    const corrected = await ask(client, partner, 'PATCH', `${uid}/`).json({
      corrections: {
        'invoiceNumber': ' R-2026-0118 ',
        'total': '1119.5',
        'seller.country': 'gb',
        'buyer.name': null,
        'lineItems.1.description': 'Punched cards',
        'lineItems.1.amount': '7',
        'taxes.0.rate': '19',
      },
    })

    const local = await ask(client, partner, 'PATCH', `${uid}/`).json({
      corrections: { total: '1.119,5' },
    })
    local.assertStatus(422)
    corrected.assertStatus(200)
    assertVersion(corrected, 2)
    const body = corrected.body()
    assert.deepEqual(body.corrections, {
      'invoiceNumber': 'R-2026-0118',
      'total': '1119.5',
      'seller.country': 'GB',
      'buyer.name': null,
      'lineItems.1.description': 'Punched cards',
      'lineItems.1.amount': '7',
    })
    assert.containSubset(body, {
      invoice_number: 'R-2026-0118',
      total: '1119.50',
      values: { buyer: { name: null }, seller: { country: 'GB' } },
      reading: { invoiceNumber: { value: 'R-2026-0117' } },
    })
    assert.lengthOf(body.values.lineItems, 2)
    assert.containSubset(body.values.lineItems[1], { amount: '7.00', quantity: null })
    const failed = body.checks.filter((check: Check) => !check.isPassed)
    assert.deepEqual(
      failed.map(({ name, fields, sum }: Check) => [name, fields, sum?.result]),
      [
        ['net_plus_tax', ['subtotal', 'tax', 'total'], '119.00'],
        ['lines_are_net', ['lineItems', 'subtotal', 'total'], '107.00'],
      ]
    )
    assert.deepEqual(body.reading.checks, readInvoice().checks)

    const back = await ask(client, partner, 'PATCH', `${uid}/`).json({
      corrections: {
        'total': '119.00',
        'lineItems.1.description': null,
        'lineItems.1.amount': '',
      },
    })
    assert.notProperty(back.body().corrections, 'total')
    assert.lengthOf(back.body().values.lineItems, 1)
    const again = await ask(client, partner, 'PATCH', `${uid}/`).json({
      corrections: { invoiceNumber: 'R-2026-0118' },
    })
    assertVersion(again, 3)
  })

  test('have no differing print after a correction', async ({ assert, client }) => {
    const token = newReaderToken()
    const reading = readInvoice()
    reading.checks = [{ name: 'xml_is_print', isPassed: false, fields: ['total', 'currency'] }]
    const owned = { readerTokenHash: sha256(token), reading }
    const { uid } = await StoredReadingFactory.merge(owned).create()
    const printOf = async (corrections: Record<string, string>) => {
      const answer = await ask(client, token, 'PATCH', `${uid}/`).json({ corrections })
      return answer.body().checks.find(({ name }: Check) => name === 'xml_is_print')
    }
    const left = await printOf({ total: '120.00' })
    assert.deepEqual(left.fields, ['currency'])
    assert.isUndefined(await printOf({ currency: 'CHF' }))
  })

  test('refuse corrections with invalid values', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await StoredReadingFactory.merge({ readerTokenHash: sha256(token) }).create()
    const wrong = {
      'issueDate': '2026-02-30',
      'currency': 'XXQ',
      'total': 'a lot',
      'prepaid': '1'.repeat(16),
      'documentType': 'letter',
      'seller.country': 'ZZ',
      'seller.name': 'x'.repeat(501),
      'seller.shoeSize': '43',
      'lineItems.1000.amount': '1',
      'meta.ms': '1',
      '__proto__': '1',
    }
    const refused = await ask(client, token, 'PATCH', `${uid}/`).json({ corrections: wrong })
    refused.assertStatus(422)
    refused.assertBodyContains({ code: 'validation_failed' })
    const fields = refused.body().errors.map(({ field }: { field: string }) => field)
    assert.includeMembers(
      fields,
      Object.keys(wrong).flatMap((path) => (path === '__proto__' ? [] : `corrections.${path}`))
    )
    assert.include(
      refused.body().detail,
      'at most 15 digits before the decimal point and 6 after it'
    )
    const number = await ask(client, token, 'PATCH', `${uid}/`).json({
      corrections: { total: 688.78 },
      is_kept: 'perhaps',
    })
    number.assertStatus(422)
    assert.containSubset(number.body().errors, [
      {
        field: 'corrections.total',
        message: 'The total must be a string, such as "688.78", or null.',
      },
      { field: 'is_kept', message: '"is_kept" must be true or false.' },
    ])
    const unknown = await ask(client, token, 'PATCH', `${uid}/`).json({ kept: true })
    unknown.assertStatus(422)
    const untouched = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual([untouched.version, untouched.corrections], [1, {}])
  })

  test('get new lines at the next free index', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await StoredReadingFactory.merge({ readerTokenHash: sha256(token) }).create()
    const correct = (corrections: Record<string, string | null>) =>
      ask(client, token, 'PATCH', `${uid}/`).json({ corrections })
    const refused = await correct({ 'lineItems.50.amount': '1', 'taxes.2.rate': '7' })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, [
      {
        field: 'corrections.lineItems.50.amount',
        code: 'unknown_field',
        message:
          'Line 50 of "lineItems.50.amount" does not exist. A new line must have the next free index, 1.',
      },
      {
        field: 'corrections.taxes.2.rate',
        code: 'unknown_field',
        message:
          'Line 2 of "taxes.2.rate" does not exist. A new line must have the next free index, 1.',
      },
    ])
    const added = await correct({
      'lineItems.3.amount': '4',
      'lineItems.1.amount': '2',
      'lineItems.2.amount': '3',
    })
    const gap = await correct({ 'lineItems.4.amount': null, 'lineItems.5.amount': '6' })
    assert.deepEqual(
      gap.body().errors.map(({ field }: { field: string }) => field),
      ['corrections.lineItems.5.amount']
    )
    const amounts = ({ amount }: { amount: string }) => amount
    assert.deepEqual(added.body().values.lineItems.map(amounts), ['100.00', '2.00', '3.00', '4.00'])
    await correct({ 'lineItems.2.amount': null })
    const next = await correct({ 'lineItems.4.amount': '5' })
    assert.deepEqual(next.body().values.lineItems.map(amounts), ['100.00', '2.00', '4.00', '5.00'])
    const moved = await correct({ 'lineItems.4.amount': null, 'lineItems.5.amount': '6' })
    moved.assertStatus(422)
    const cleared = await correct({ 'lineItems.4.amount': null, 'lineItems.5.amount': null })
    cleared.assertStatus(422)
    for (const amount of [null, null, '7']) {
      const answer = await correct({ 'lineItems.4.amount': amount })
      answer.assertStatus(200)
    }
  })

  test('keep corrections that are no longer valid', async ({ client }) => {
    const token = newReaderToken()
    const corrections = { 'seller.country': 'UK' }
    const owned = { readerTokenHash: sha256(token), corrections }
    const { uid } = await StoredReadingFactory.merge(owned).create()
    const correct = (country: string) =>
      ask(client, token, 'PATCH', `${uid}/`).json({
        corrections: { 'seller.country': country, 'total': '7' },
      })
    const kept = await correct('UK')
    kept.assertStatus(200)
    kept.assertBodyContains({ corrections: { ...corrections, total: '7' } })
    const other = await correct('UX')
    other.assertStatus(422)
  })

  test('are stored 90 days for guests, forever for clients, or one day', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const uploaded = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() })
    const token = uploaded.body().reader_token
    const [visitors] = uploaded.body().data
    const ofClient = await uploadInvoices(client, partner, { 'one.xml': ciiInvoice() })
    const [clients] = ofClient.body().data
    const hoursTo = ({ created_at: from, expires_at: to }: Record<string, string>) =>
      Math.round(DateTime.fromISO(to).diff(DateTime.fromISO(from), 'hours').hours)
    assert.deepEqual([hoursTo(visitors), hoursTo(clients)], [24, 24])

    const saved = await ask(client, token, 'PATCH', `${visitors.id}/`).json({ is_kept: true })
    assert.equal(hoursTo(saved.body()), 90 * 24)
    const permanent = await ask(client, partner, 'PATCH', `${clients.id}/`).json({ is_kept: true })
    assert.isNull(permanent.body().expires_at)
    const released = await ask(client, partner, 'PATCH', `${clients.id}/`).json({ is_kept: false })
    assert.equal(hoursTo(released.body()), 24)

    const atOnce = await uploadInvoices(client, partner, { 'one.xml': ciiInvoice() }).field(
      'keep',
      'true'
    )
    assert.isNull(atOnce.body().data[0].expires_at)
  })

  test('are not shown after they expire', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await StoredReadingFactory.merge({
      readerTokenHash: sha256(token),
      expiresAt: DateTime.utc().minus({ seconds: 5 }),
    }).create()
    const expired = await ask(client, token, 'GET', `${uid}/`)
    expired.assertStatus(404)
    const list = await ask(client, token)
    assert.equal(list.body().meta.total, 0)
  })

  test('are deleted with their file and the stored response of an Idempotency-Key', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const before = await filesKept()
    const post = () =>
      uploadInvoices(client, partner, { 'one.xml': ciiInvoice() })
        .field('keep_file', 'true')
        .header('Idempotency-Key', 'once')
    const uploaded = await post()
    const repeated = await post()
    repeated.assertHeader('idempotent-replayed', 'true')
    assert.equal(repeated.body().data[0].id, uploaded.body().data[0].id)
    const [{ id, has_file: hasFile }] = uploaded.body().data
    assert.isTrue(hasFile)
    assert.lengthOf(await filesKept(), before.length + 1)

    const stale = await ask(client, partner, 'DELETE', `${id}/`).header('If-Match', '"7"')
    stale.assertStatus(412)
    const deleted = await ask(client, partner, 'DELETE', `${id}/`)
    deleted.assertStatus(204)

    assert.deepEqual(await filesKept(), before)
    assert.deepEqual(await db.from('idempotency_records').whereNotNull('answer_body'), [])
    assert.deepEqual(await db.from('invoice_files'), [])
    const missing = await ask(client, partner, 'GET', `${id}/`)
    missing.assertStatus(404)
  })

  test('refuse an Idempotency-Key of guests', async ({ client }) => {
    const refused = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() }).header(
      'Idempotency-Key',
      'once'
    )
    refused.assertStatus(400)
    refused.assertBodyContains({ code: 'idempotency_key_needs_account' })
  })

  test('are downloaded as JSON, CSV and UBL with the same values', async ({ assert, client }) => {
    const partner = await createPartner()
    for (const [invoice, root] of [
      [ciiInvoice(), 'Invoice'],
      [ublCreditNote(), 'CreditNote'],
    ]) {
      const uploaded = await uploadInvoices(client, partner, { 'one.xml': invoice })
      const { id, values } = uploaded.body().data[0]
      const load = (format: string) => ask(client, partner, 'GET', `${id}/export/`).qs({ format })

      const json = await load('json')
      assert.deepEqual(JSON.parse(json.text()), { ...values, adjustments: [] })
      const csv = await load('csv')
      csv.assertHeader('content-type', 'text/csv; charset=utf-8')
      const [head, ...rows] = csv.text().trim().split('\n')
      assert.include(head, 'invoiceNumber,')
      assert.lengthOf(rows, values.lineItems.length + values.taxes.length)
      const xml = await load('xml')
      assert.match(
        String(xml.header('content-disposition')),
        /attachment; filename="invoice-.+\.xml"/
      )
      assert.include(xml.text(), `<${root} `)
      const { values: read } = readInvoiceXml(Buffer.from(xml.text()))
      assert.deepEqual(plainValues(read), values)
    }
    const unknown = await ask(client, partner, 'GET', `${newUid()}/export/`)
    unknown.assertStatus(404)
  })

  test('that failed have a reason, but no corrections or downloads', async ({ assert, client }) => {
    const uploaded = await uploadInvoices(client, null, { 'none.xml': '<shopping-list/>' }).field(
      'keep',
      'true'
    )
    const { reader_token: token, data } = uploaded.body()
    const [{ id, is_kept: isKept }] = data
    assert.isFalse(isKept)
    const load = await ask(client, token, 'GET', `${id}/export/`)
    load.assertStatus(422)
    load.assertBodyContains({ code: 'xml_not_an_invoice' })
    const correct = await ask(client, token, 'PATCH', `${id}/`).json({
      corrections: { total: '1' },
    })
    correct.assertStatus(422)
    correct.assertBodyContains({ code: 'xml_not_an_invoice' })
    const format = await ask(client, token, 'GET', `${id}/export/`).qs({ format: 'docx' })
    format.assertStatus(422)
  })

  test('require a form with at most twenty files', async ({ client }) => {
    const json = await ask(client, null, 'POST', '').json({ file: 'x' })
    json.assertStatus(415)
    json.assertBodyContains({ code: 'not_a_form' })
    const none = await ask(client, null, 'POST', '').field('keep', 'true')
    none.assertStatus(422)
    none.assertBodyContains({
      detail: 'Send at least one file in the field "file".',
      errors: [{ field: 'file', code: 'required' }],
    })
    const other = ask(client, null, 'POST', '').file('photo', Buffer.from('x'), { filename: 'x' })
    const refused = await other
    refused.assertStatus(422)
    const many = Array.from({ length: 21 }, (_, at) => [`${at}.xml`, '<a/>'])
    const tooMany = await uploadInvoices(client, null, Object.fromEntries(many))
    tooMany.assertStatus(413)
    tooMany.assertBodyContains({ code: 'too_many_files' })
  })

  test('that are too large are named, and the others are read', async ({ assert, client }) => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'x')
    const response = await uploadInvoices(client, null, {
      'large.pdf': large,
      'one.xml': ciiInvoice(),
    })
    response.assertStatus(201)
    const [first, second] = response.body().data
    assert.containSubset(first, { state: 'refused', problem: { code: 'file_too_large' } })
    assert.equal(first.bytes, large.length)
    assert.equal(second.state, 'read')
  })

  test('are limited per hour and address, all files of a request or none', async ({
    assert,
    client,
  }) => {
    const { visitor } = invoicesPerHour
    const first = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() })
    first.assertHeader('ratelimit-policy', `"invoices";q=${visitor};w=3600`)
    assert.include(first.header('ratelimit'), `r=${visitor - 1};`)

    await db
      .from('rate_limits')
      .where('key', 'invoices:127.0.0.1')
      .update({ points: visitor - 1 })
    const two = await uploadInvoices(client, null, {
      'one.xml': ciiInvoice(),
      'two.xml': ciiInvoice(),
    })
    two.assertStatus(429)
    two.assertBodyContains({ code: 'invoice_limit_reached' })
    const { detail } = two.body()
    assert.match(detail, /60 files per hour\. 1 is left\. .* try again in (60|59) minutes\.$/)
    assert.isAbove(Number(two.header('retry-after')), 0)
    const last = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() })
    last.assertStatus(201)
    const none = await uploadInvoices(client, null, { 'one.xml': ciiInvoice() })
    none.assertStatus(429)
    const partner = await createPartner()
    const member = await uploadInvoices(client, partner, { 'one.xml': ciiInvoice() })
    member.assertStatus(201)
    assert.include(String(member.header('ratelimit')), '"requests"')
    assert.include(String(member.header('ratelimit')), '"invoices"')
  })
})
