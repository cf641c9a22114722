import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { sha256 } from '#app/accounts/sessions/token'
import type { DrawnPage } from '#app/invoices/reading/process/reading_process'
import InvoiceFile from '#app/invoices/invoice_file'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import { newReaderToken } from '#app/invoices/reader_token'
import { mostLines } from '#app/invoices/reading/cut_to_size'
import type { ReadingOwner } from '#app/invoices/reading_owner'
import StoredReading from '#app/invoices/stored_reading'
import { storePictures, storeReading } from '#app/invoices/store_reading'
import { newTempPath } from '#app/core/files/stored_files'
import { readInvoice, StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { invoicePdf } from '#tests/helpers/invoice_pdfs'
import { filesKept } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'
import { ciiInvoice, withLines } from '#tests/unit/invoice_reading/xml_samples'

const place = '/invoice-reader'
const cookie = 'invoice_reader'

/** A visitor of the pages, with or without the token in the cookie. */
function as(client: ApiClient, token: string | null) {
  const send = (method: string, path: string) => {
    const request = client.request(place + path, method).redirects(0)
    return token ? request.withEncryptedCookie(cookie, token) : request
  }
  return {
    get: (path = '') => send('GET', path),
    post: (path: string, fields: object = {}) => send('POST', path).withCsrfToken().form(fields),
    uploadInvoices(files: Record<string, string | Buffer>, accept = 'text/html') {
      const request = send('POST', '').withCsrfToken().header('accept', accept)
      for (const [filename, content] of Object.entries(files)) {
        request.file('file', Buffer.from(content), { filename })
      }
      return request
    },
  }
}

function placeIn(response: ApiResponse): string {
  return String(response.header('location'))
}

function visitors(token: string, attributes: Partial<StoredReading> = {}) {
  return StoredReadingFactory.merge({ readerTokenHash: sha256(token), ...attributes })
}

/** A visitor's reading whose page images are still being rendered, or a refused file. */
async function storedFor(token: string, result: InvoiceReading | InvoiceFault) {
  const owner: ReadingOwner = {
    ...{ clientId: null, userId: null, readerTokenHash: sha256(token) },
  }
  const file = {
    ...{ path: await newTempPath(), name: 'long.pdf', bytes: 1, mediaType: 'application/pdf' },
  }
  const options = { keep: false, keepFile: false, pictures: true }
  const outcome =
    result instanceof InvoiceFault ? result : { reading: result, pictures: Promise.resolve([]) }
  return storeReading(file, outcome, owner, options)
}

test.group('The invoice reader', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('redirects from one file to its page, with an HttpOnly cookie', async ({
    assert,
    client,
  }) => {
    const before = await filesKept()
    const sent = await as(client, null).uploadInvoices({ 'one.xml': ciiInvoice() })

    sent.assertStatus(302)
    assert.match(placeIn(sent), /\/invoice-reader\/[0-9a-f-]{36}$/)
    const header = String(sent.header('set-cookie'))
    const [setCookie] = /invoice_reader=[^;]+;[^,]+/.exec(header) ?? []
    assert.match(String(setCookie), /HttpOnly/)
    assert.match(String(setCookie), /SameSite=Lax/)
    assert.notInclude(header, 'ski_')
    assert.deepEqual(await filesKept(), before)

    const token = String(sent.cookie(cookie)?.value)
    const id = placeIn(sent).slice(place.length)
    const shown = renderedPage(await as(client, token).get(id))
    assert.equal(shown.component, 'invoices/show')
    assert.include(shown.html, 'Nordlicht GmbH')
    assert.include(shown.html, 'value="119.00"')
    const list = renderedPage(await as(client, token).get())
    assert.equal(list.props.list.total, 1)
    assert.include(list.html, 'Invoice R &amp; D-7')

    const again = await as(client, token).uploadInvoices({ 'two.xml': ciiInvoice() })
    assert.equal(again.cookie(cookie)?.value, token, 'the cookie lasts from now on')
    for (const stranger of [null, newReaderToken(), 'ski_forged']) {
      const refused = await as(client, stranger).get(id)
      refused.assertStatus(404)
      assert.equal(renderedPage(await as(client, stranger).get()).props.list.total, 0)
    }
  })

  test('redirects from several files to the list, with reasons of failures', async ({
    assert,
    client,
  }) => {
    const sent = await as(client, null).uploadInvoices({
      'one.xml': ciiInvoice(),
      'none.xml': '<shopping-list/>',
    })
    assert.equal(placeIn(sent), place)
    sent.assertFlashMessage('success', '2 files received, 1 read.')
    const token = String(sent.cookie(cookie)?.value)
    const { html } = renderedPage(await as(client, token).get())
    assert.include(html, 'none.xml')
    assert.include(html, 'The XML is not an invoice in CII')
    const { uid } = await StoredReading.findByOrFail('fileName', 'none.xml')
    const refused = renderedPage(await as(client, token).get(`/${uid}`))
    assert.notInclude(refused.html, 'read in')
  })

  test('advises what fits the kind of a file that cannot be read', async ({ assert, client }) => {
    const zip = Buffer.from('PK\x03\x04\x14\0')
    const sent = await as(client, null).uploadInvoices(
      { 'all.zip': zip, 'none.pdf': '', 'list.txt': 'Bread and milk' },
      'application/json'
    )
    const files: { media_type: string; problem: { detail: string } }[] = sent.body().data
    assert.deepEqual(
      files.map((file) => file.media_type),
      ['application/zip', 'application/pdf', 'text/plain']
    )
    const [archive, empty, text] = files.map(({ problem }) => problem.detail)
    assert.include(archive, 'ZIP archives and office documents are not supported.')
    assert.include(empty, 'The file is empty.')
    assert.include(text, 'use its PDF')
  })

  test('says how much of a refused file was read', async ({ assert, client }) => {
    const token = newReaderToken()
    const read = { pages: 1030, pagesRead: 20 }
    const { uid } = await storedFor(token, new InvoiceFault('not_an_invoice', undefined, read))
    const { html } = renderedPage(await as(client, token).get(`/${uid}`))
    assert.include(html, 'Only the first 20 of its 1,030 pages were read.')
    assert.include(html, '1,030 pages')
  })

  test('says how many files can be sent at once', async ({ client }) => {
    const many = Array.from({ length: 21 }, (_, at) => [`${at}.xml`, '<a/>'])
    const sent = await as(client, null).uploadInvoices(Object.fromEntries(many))
    sent.assertStatus(302)
    sent.assertFlashMessage(
      'error',
      'Upload at most 20 files and 60 MB at once. Upload the rest afterwards.'
    )
  })

  test('shows an invoice with the maximum number of lines', async ({ assert, client }) => {
    const sent = await as(client, null).uploadInvoices({ 'long.xml': withLines(mostLines + 1) })
    const token = String(sent.cookie(cookie)?.value)
    const shown = await as(client, token).get(placeIn(sent).slice(place.length))
    shown.assertStatus(200)
    const { props, html } = renderedPage(shown)
    assert.lengthOf(props.values.lineItems, mostLines)
    assert.include(html, 'The rest was left out')
  })

  test('responds to scripts with JSON, also for errors', async ({ assert, client }) => {
    const accept = 'application/json, application/problem+json'
    const read = await as(client, null).uploadInvoices({ 'one.xml': ciiInvoice() }, accept)
    read.assertStatus(200)
    assert.equal(read.body().data[0].invoice_number, 'R & D-7')
    const none = await as(client, null).uploadInvoices({}, accept).field('keep', 'true')
    none.assertStatus(422)
    none.assertHeader('content-type', 'application/problem+json; charset=utf-8')
    none.assertBodyContains({ detail: 'Choose an invoice first.' })
  })

  test('shows an error for a missing file, and refuses forms of other sites', async ({
    assert,
    client,
  }) => {
    const none = await as(client, null)
      .uploadInvoices({})
      .field('keep', 'true')
      .header('referer', place)
    none.assertStatus(302)
    assert.include(JSON.stringify(none.flashMessages()), 'Choose an invoice first.')
    const forged = await client
      .post(place)
      .redirects(0)
      .file('file', Buffer.from(ciiInvoice()), { filename: 'one.xml' })
    forged.assertStatus(302)
    assert.isEmpty(await StoredReading.all())
  })

  test('highlights values on page images, visible to their owner only', async ({
    assert,
    client,
  }) => {
    const sent = await as(client, null).uploadInvoices({ 'one.pdf': await invoicePdf() })
    const token = String(sent.cookie(cookie)?.value)
    const path = placeIn(sent).slice(place.length)
    const { props, html } = renderedPage(await as(client, token).get(path))
    assert.equal(props.reading.route, 'text')
    assert.lengthOf(props.pictures, 1)
    const total = props.values.fields.find((field: { path: string }) => field.path === 'total')
    assert.equal(total.value, '119.00')
    assert.include(html, '<rect')

    const picture = await as(client, token).get(`${path}/pages/1`)
    picture.assertStatus(200)
    picture.assertHeader('content-type', 'image/jpeg')
    picture.assertHeader('cache-control', 'private, no-store')
    const other = await as(client, newReaderToken()).get(`${path}/pages/1`)
    other.assertStatus(404)
    const beyond = await as(client, token).get(`${path}/pages/2`)
    beyond.assertStatus(404)
    const file = await as(client, token).get(`${path}/file`)
    file.assertStatus(404)

    assert.isTrue(props.has_words)
    const words = await as(client, token).get(`${path}/words`)
    words.assertStatus(200)
    words.assertHeader('cache-control', 'private, no-store')
    const [text] = words.body()
    assert.equal(text.page, 1)
    assert.includeMembers(
      text.words.map((word: { text: string }) => word.text),
      ['Analytical', 'AE-2026-17', '119.00']
    )
    for (const stranger of [null, newReaderToken()]) {
      const refused = await as(client, stranger).get(`${path}/words`)
      refused.assertStatus(404)
    }

    const before = await filesKept()
    const deleted = await as(client, token).post(`${path}?_method=DELETE`)
    assert.equal(placeIn(deleted), place)
    assert.lengthOf(await filesKept(), before.length - 2)
    assert.deepEqual(await InvoiceFile.all(), [])
  })

  test('shows the values first, and the images when they are ready', async ({ assert, client }) => {
    const token = newReaderToken()
    const stored = await storedFor(token, readInvoice())
    const pageOf = async () => renderedPage(await as(client, token).get(`/${stored.uid}`))
    const before = await pageOf()
    assert.isTrue(before.props.is_drawing)
    assert.include(before.html, 'Rendering pages')
    assert.include(before.html, 'value="119.00"')

    const picture: DrawnPage = {
      ...{ page: 1, mediaType: 'image/jpeg', width: 992, height: 1403, bytes: Buffer.from('…') },
      text: null,
    }
    await storePictures(stored, [picture])
    const { props } = await pageOf()
    assert.isFalse(props.is_drawing)
    assert.deepEqual(props.pictures, [{ page: 1, width: 992, height: 1403 }])
    assert.equal(props.reading.version, 1)
    assert.isFalse(props.has_words)
    const words = await as(client, token).get(`/${stored.uid}/words`)
    words.assertStatus(404)

    const late = await storedFor(token, readInvoice())
    await late.merge({ drawingUntil: DateTime.utc().minus({ seconds: 1 }) }).save()
    const over = renderedPage(await as(client, token).get(`/${late.uid}`))
    assert.isFalse(over.props.is_drawing)
  })

  test('stores no images of a reading deleted in the meantime', async ({ assert }) => {
    const stored = await storedFor(newReaderToken(), readInvoice())
    const before = await filesKept()
    await stored.delete()
    const bytes = Buffer.from('…')
    const text = { page: 1, words: [], cells: [], values: [] }
    const size = { width: 1, height: 1 }
    await storePictures(stored, [{ page: 1, mediaType: 'image/jpeg', ...size, bytes, text }])
    assert.deepEqual(await filesKept(), before)
    assert.isEmpty(await InvoiceFile.all())
  })

  test('returns the file to users who chose to keep it', async ({ assert, client }) => {
    const sent = await as(client, null)
      .uploadInvoices({ 'Rechnung März "1".xml': ciiInvoice() })
      .field('keep_file', 'true')
    const token = String(sent.cookie(cookie)?.value)
    const path = placeIn(sent).slice(place.length)
    const file = await as(client, token).get(`${path}/file`)
    file.assertStatus(200)
    assert.match(String(file.header('content-disposition')), /^attachment; filename="[\w.() -]+"$/)
    const stored = await StoredReading.findByOrFail('uid', path.slice(1))
    assert.equal(stored.fileName, 'Rechnung März "1".xml')
    await as(client, token).post(`${path}?_method=DELETE`)
  })

  test('saves corrections, and keeps invalid input', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await visitors(token).create()
    const typed = {
      version: '1',
      invoiceNumber: 'R-2026-0117',
      total: '120,00',
      lineItems_0_description: 'Engine,\nanalytical',
      lineItems_1_amount: '20',
      seller_name: 'Analytical Ltd',
    }

    const wrong = await as(client, token).post(`/${uid}`, { ...typed, total: 'much' })
    wrong.assertStatus(302)
    assert.containSubset(wrong.flashMessages(), {
      inputErrorsBag: { total: ['Enter a number such as 1234.50.'] },
      seller_name: 'Analytical Ltd',
    })
    const saved = await as(client, token).post(`/${uid}`, typed)
    saved.assertFlashMessage('success', 'Saved.')
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(stored.corrections, { 'total': '120.00', 'lineItems.1.amount': '20' })
    assert.deepEqual([stored.total, stored.version], ['120.00', 2])
    const german = await as(client, token).get(`/${uid}`).header('Accept-Language', 'de')
    assert.containSubset(renderedPage(german).props.values.fields, [
      { path: 'total', value: '120,00' },
    ])
    const stale = await as(client, token).post(`/${uid}`, typed)
    stale.assertStatus(302)
    assert.include(JSON.stringify(stale.flashMessages()), 'This reading')
  })

  test('restores the value that was read', async ({ assert, client }) => {
    const token = newReaderToken()
    const corrections = { 'total': '120.00', 'lineItems.0.quantity': '3', 'seller.name': null }
    const { uid } = await visitors(token, { corrections }).create()
    const { html } = renderedPage(await as(client, token).get(`/${uid}`))
    for (const [name, value] of [
      ['restore_total', '119.00'],
      ['restore_lineItems_0_quantity', '2'],
      ['restore_seller_name', 'Analytical Ltd'],
    ]) {
      const [button] = new RegExp(`<button[^>]* name="${name}"[^>]*>`).exec(html) ?? []
      assert.include(button, 'type="submit"')
      assert.include(button, `value="${value}"`)
    }
    await as(client, token).post(`/${uid}`, {
      ...{ version: '1', total: '120.00', lineItems_0_quantity: '3', seller_name: '' },
      ...{ restore_total: '119.00' },
    })
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(stored.corrections, { 'lineItems.0.quantity': '3', 'seller.name': null })
  })

  test('removes marked lines, and brings them back', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await visitors(token).create()
    const line = { lineItems_0_description: 'Engine, analytical', lineItems_0_amount: '100.00' }
    await as(client, token).post(`/${uid}`, {
      ...{ ...line, version: '1', remove_lineItems_0: 'on' },
      ...{ lineItems_1_amount: '7', lineItems_2_amount: '8', remove_lineItems_1: 'on' },
    })
    const removed = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(
      removed.values.lineItems.map(({ amount }) => amount),
      ['8.00']
    )
    const { html } = renderedPage(await as(client, token).get(`/${uid}`))
    assert.match(html, /<input[^>]* name="remove_lineItems_0"[^>]* checked=""/)
    assert.include(html, '>Engine, analytical</textarea>')

    await as(client, token).post(`/${uid}`, {
      ...{ ...line, version: '2', remove_taxes_0: 'on' },
      ...{ lineItems_0_quantity: '2', lineItems_0_unit: 'Stk', lineItems_0_unitPrice: '50.00' },
    })
    const back = await removed.refresh()
    assert.deepEqual(back.values.lineItems[0].description, 'Engine, analytical')
    assert.isEmpty(back.values.taxes)
    assert.notProperty(back.corrections, 'lineItems.0.description')
  })

  test('counts doubtful fields and shows when a reading is deleted', async ({ assert, client }) => {
    const token = newReaderToken()
    const expiresAt = DateTime.fromISO('2099-11-02T09:30:00Z')
    const { uid } = await visitors(token, { isKept: false, expiresAt }).create()
    const shown = (language: string, path = `/${uid}`) =>
      as(client, token).get(path).header('accept-language', language)
    const { html } = renderedPage(await shown('en'))
    assert.include(html, '2 doubtful fields')
    for (const path of [`/${uid}`, '']) {
      const english = renderedPage(await shown('en', path))
      assert.match(english.html, /Will be deleted [^.]*2099/)
      const german = renderedPage(await shown('de', path))
      assert.match(german.html, /Wird [^<]*2099[^<]* gelöscht/)
    }
  })

  test('lists how many values need a check', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await storedFor(token, readInvoice())
    const shown = async (language = 'en') =>
      renderedPage(await as(client, token).get('').header('accept-language', language)).html
    const before = await shown()
    assert.include(before, '2 values to check')
    assert.notInclude(before, 'check failed')
    await as(client, token).post(`/${uid}`, { version: '1', total: '1', seller_name: 'Analytics' })
    assert.include(await shown(), '1 value to check · 2 checks failed')
    assert.include(await shown('de'), '1 Wert prüfen · 2 Prüfungen nicht bestanden')
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual([stored.doubtfulValues, stored.failedChecks], [1, 2])
  })

  test('lists warnings, except that pages were read as images', async ({ assert, client }) => {
    const token = newReaderToken()
    const reading = readInvoice()
    reading.meta.warnings = ['read_by_ocr', 'other_document']
    const { uid } = await storedFor(token, reading)
    const shown = async (language: string) =>
      renderedPage(await as(client, token).get('').header('accept-language', language)).html
    assert.include(await shown('en'), '>2 values to check · Possibly not an invoice<')
    assert.include(await shown('de'), '>2 Werte prüfen · Vielleicht keine Rechnung<')
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(stored.warnings, ['read_by_ocr', 'other_document'])
  })

  test('keeps a reading and deletes it, for its owner only', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await visitors(token, { isKept: false }).create()
    const saved = await as(client, token).post(`/${uid}/keep`, { is_kept: 'true' })
    assert.equal(placeIn(saved), `${place}/${uid}`)
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.isTrue(stored.isKept)
    for (const act of ['', '/keep', '?_method=DELETE']) {
      const refused = await as(client, newReaderToken()).post(`/${uid}${act}`, { is_kept: 'false' })
      refused.assertFlashMessage('error', 'The reading was not found.')
    }
    const after = await stored.refresh()
    assert.deepEqual([after.isKept, after.version], [true, 2])
  })

  test('shows a client’s readings to all its users, whatever cookie is sent', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { uid } = await StoredReadingFactory.merge({
      clientId: partner.clientId,
      readerTokenHash: null,
    }).create()
    const token = newReaderToken()
    const visitor = await visitors(token).create()
    const see = (path: string) =>
      client
        .get(place + path)
        .loginAs(partner)
        .withEncryptedCookie(cookie, token)
    assert.equal(renderedPage(await see(`/${uid}`)).component, 'invoices/show')
    const others = await see(`/${visitor.uid}`)
    others.assertStatus(404)
    const staff = await UserFactory.create()
    const theirs = await client.get(`${place}/${uid}`).loginAs(staff)
    theirs.assertStatus(404)
  })

  test('downloads the values in every format', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await visitors(token, { corrections: { total: '1.00' } }).create()
    for (const format of ['json', 'csv', 'xml']) {
      const file = await as(client, token).get(`/${uid}/export?format=${format}`)
      file.assertStatus(200)
      assert.equal(
        file.header('content-disposition'),
        `attachment; filename="invoice-R-2026-0117.${format}"`
      )
    }
    const other = await as(client, newReaderToken()).get(`/${uid}/export`)
    other.assertStatus(404)
  })

  test('is in German for German readers', async ({ assert, client }) => {
    const token = newReaderToken()
    const { uid } = await visitors(token).create()
    const shown = await as(client, token).get(`/${uid}`).header('accept-language', 'de')
    const { html } = renderedPage(shown)
    for (const text of ['Rechnung R-2026-0117', 'Verkäufer', 'Zahlbetrag', 'Bitte prüfen']) {
      assert.include(html, text)
    }
  })

  test('shows a hundred editable lines and the others read-only', async ({ assert, client }) => {
    const reading = readInvoice()
    const [line] = reading.lineItems
    reading.lineItems = Array.from({ length: 120 }, () => line)
    const token = newReaderToken()
    const { uid } = await storedFor(token, reading)
    const { html } = renderedPage(await as(client, token).get(`/${uid}`))
    assert.include(html, 'name="lineItems_99_amount"')
    assert.notInclude(html, 'name="lineItems_100_amount"')
    assert.isBelow(html.split(' name="').length, 1000)
    assert.include(html, 'Lines from 101 on')
  })
})
