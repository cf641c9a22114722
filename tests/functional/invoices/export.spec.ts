import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { fromBufferPromise } from 'yauzl'
import { sha256 } from '#app/accounts/sessions/token'
import { newUid } from '#app/core/uid'
import { mostExported } from '#app/invoices/invoice_limits'
import { newReaderToken } from '#app/invoices/reader_token'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { keyOf } from '#database/factories/api_key_factory'
import { readInvoice, StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner } from '#database/factories/user_factory'
import { ask } from '#tests/functional/invoices/upload_invoices'
import { renderedPage } from '#tests/helpers/rendered_page'

const token = newReaderToken()
const owned = { readerTokenHash: sha256(token) }

/** Two readings with the same number, one of them corrected. */
async function twoReadings() {
  const one = await StoredReadingFactory.merge(owned).create()
  const corrections = { total: '120.00' }
  const two = await StoredReadingFactory.merge({ ...owned, corrections }).create()
  return [one, two]
}

/** The files of a ZIP archive by name. */
async function unzipped(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes)
  const files: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  }
  return files
}

test.group('Several readings on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are downloaded together, in the order of their ids', async ({ assert, client }) => {
    const [one, two] = await twoReadings()
    const load = (format: string) =>
      ask(client, token, 'GET', 'export/').qs({ ids: `${two.uid},${one.uid}`, format })

    const json = await load('json')
    json.assertStatus(200)
    assert.equal(json.header('content-disposition'), 'attachment; filename="invoices.json"')
    const rows = JSON.parse(json.text())
    assert.isTrue(
      rows.every(({ adjustments }: { adjustments: unknown }) => Array.isArray(adjustments))
    )
    assert.deepEqual(
      rows.map(({ id, values }: { id: string; values: { total: string } }) => [id, values.total]),
      [
        [two.uid, '120.00'],
        [one.uid, '119.00'],
      ]
    )

    const csv = await load('csv')
    const [head, ...lines] = csv.text().trim().split('\n')
    assert.match(head, /^id,file_name,documentType,invoiceNumber,/)
    assert.deepEqual(
      lines.map((line) => line.split(',').slice(0, 2)),
      [
        [two.uid, 'invoice.pdf'],
        [two.uid, 'invoice.pdf'],
        [one.uid, 'invoice.pdf'],
        [one.uid, 'invoice.pdf'],
      ],
      'a line and a tax rate of each'
    )

    const archive = load('xml')
    archive.request.responseType('blob')
    const zip = await archive
    zip.assertHeader('content-type', 'application/zip')
    const files = await unzipped(zip.body())
    assert.deepEqual(Object.keys(files), ['invoice-R-2026-0117.xml', 'invoice-R-2026-0117_2.xml'])
    const { values } = readInvoiceXml(Buffer.from(files['invoice-R-2026-0117_2.xml']))
    assert.equal(plainValues(values).total, plainValues(readInvoice()).total)
    assert.include(files['invoice-R-2026-0117.xml'], '>120.00<')
  })

  test('of others, unknown or unread ones are named, and nothing is sent', async ({
    assert,
    client,
  }) => {
    const [mine] = await twoReadings()
    const others = await StoredReadingFactory.create()
    const unread = { ...owned, state: 'refused', problem: 'empty_file', reading: null } as const
    const refused = await StoredReadingFactory.merge(unread).create()
    const ids = [mine.uid, others.uid, newUid(), refused.uid].join(',')
    const answer = await ask(client, token, 'GET', 'export/').qs({ ids })
    answer.assertStatus(422)
    assert.deepEqual(
      answer.body().errors.map(({ field, code }: Record<string, string>) => [field, code]),
      [
        ['ids.1', 'unknown'],
        ['ids.2', 'unknown'],
        ['ids.3', 'not_read'],
      ]
    )
    const stranger = await ask(client, newReaderToken(), 'GET', 'export/').qs({ ids: mine.uid })
    stranger.assertStatus(422)
  })

  test('of a client are available to its keys', async ({ client }) => {
    const partner = await createPartner()
    const { text: key } = await keyOf(partner, { abilities: ['invoices'] })
    const ofClient = { clientId: partner.clientId, readerTokenHash: null }
    const { uid } = await StoredReadingFactory.merge(ofClient).create()
    const answer = await ask(client, null, 'GET', 'export/').qs({ ids: uid }).bearerToken(key)
    answer.assertStatus(200)
  })

  test('need between one and a hundred different ids', async ({ assert, client }) => {
    const [{ uid }] = await twoReadings()
    const load = (ids: string, more = {}) =>
      ask(client, token, 'GET', 'export/').qs({ ids, ...more })
    const many = Array.from({ length: mostExported + 1 }, newUid).join(',')
    for (const ids of ['', 'x', many, `${uid},${uid}`]) {
      const refused = await load(ids)
      refused.assertStatus(422)
    }
    const malformed = await load(`${uid},x`)
    assert.equal(malformed.body().detail, '"x" in "ids" is not an ID (UUID).')
    const format = await load(uid, { format: 'docx' })
    format.assertStatus(422)
    const unknown = await load(uid, { kind: 'all' })
    unknown.assertStatus(400)
  })
})

test.group('Several readings on the page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are downloaded by their checkboxes', async ({ assert, client }) => {
    const [one, two] = await twoReadings()
    const load = (query: string) =>
      client
        .get(`/invoice-reader${query}`)
        .withEncryptedCookie('invoice_reader', token)
        .header('accept', 'text/html')
        .header('referer', '/invoice-reader')
        .redirects(0)
    const { html } = renderedPage(await load(''))
    assert.include(html, `value="${one.uid}"`)
    assert.include(html, 'Kept until you delete it.')
    const csv = await load(`/export?ids[]=${one.uid}&ids[]=${two.uid}&format=csv`)
    csv.assertStatus(200)
    assert.lengthOf(csv.text().trim().split('\n'), 5)
    const none = await load('/export?format=csv')
    none.assertStatus(302)
    assert.include(JSON.stringify(none.flashMessages()), 'Select at least one invoice.')
  })

  test('that failed cannot be selected', async ({ assert, client }) => {
    const unread = { ...owned, state: 'refused', problem: 'empty_file', reading: null } as const
    const { uid } = await StoredReadingFactory.merge({ ...unread, isKept: false }).create()
    const page = await client.get('/invoice-reader').withEncryptedCookie('invoice_reader', token)
    assert.notInclude(renderedPage(page).html, `value="${uid}"`)
  })
})
