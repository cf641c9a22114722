import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { prune } from '#app/core/prune'
import { invoiceFigures } from '#app/dashboards/invoice_figures'
import InvoiceFile from '#app/invoices/invoice_file'
import InvoiceTally from '#app/invoices/invoice_tally'
import { pruneAllReadings } from '#app/invoices/prune_readings'
import StoredReading from '#app/invoices/stored_reading'
import { pruneUploads } from '#app/imports/run/prune_uploads'
import { storeFile } from '#app/core/files/stored_files'
import { StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { ask, uploadInvoices } from '#tests/functional/invoices/upload_invoices'
import { filesKept } from '#tests/helpers/queued_uploads'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

async function withFile(reading: StoredReading) {
  const storedFile = await storeFile(import.meta.filename)
  await InvoiceFile.create({ readingId: reading.id, storedFile, mediaType: 'text/xml' })
  return storedFile
}

test.group('Expired readings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are deleted with their files, and no others', async ({ assert }) => {
    const before = await filesKept()
    const past = DateTime.utc().minus({ minutes: 1 })
    const over = await StoredReadingFactory.merge({ isKept: false, expiresAt: past }).create()
    const going = await StoredReadingFactory.merge({
      expiresAt: DateTime.utc().plus({ minutes: 1 }),
    }).create()
    const permanent = await StoredReadingFactory.create()
    await withFile(over)
    const storedFiles = [await withFile(going), await withFile(permanent)]

    await prune()

    const left = await StoredReading.query().orderBy('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [going.id, permanent.id]
    )
    assert.sameMembers(await filesKept(), [...before, ...storedFiles])
    await left[0].merge({ expiresAt: past }).save()
    await left[1].merge({ expiresAt: past }).save()
    await pruneAllReadings(new AbortController().signal)
    assert.sameMembers(await filesKept(), before)
  })

  test('are deleted from the file storage, too', async ({ assert, cleanup }) => {
    const reading = await StoredReadingFactory.create()
    const file = await withFile(reading)
    const { utimes } = await import('node:fs/promises')
    const { localFolder } = await import('#config/drive')
    const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
    await utimes(`${localFolder}/${file}`, longAgo, longAgo)
    cleanup(async () => pruneUploads())
    await pruneUploads()
    assert.include(await filesKept(), file)
    await reading.delete()
    await pruneUploads()
    assert.notInclude(await filesKept(), file)
  })
})

test.group('Statistics of the invoice reader for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are totals by day, route and reason, with the median', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await uploadInvoices(client, await createPartner(), {
      'secret-name.xml': ciiInvoice(),
      'none.xml': '<shopping-list/>',
    })
    await InvoiceTally.createMany([
      { route: 'text', problem: null, ms: 100 },
      { route: 'text', problem: null, ms: 300 },
      { route: 'text', problem: null, ms: 200 },
    ])
    const answer = await client.get('/v1/admin_panel/').withGuard('api').loginAs(admin)
    answer.assertStatus(200)
    const { invoices } = answer.body()
    assert.containSubset(invoices, { read: 4, refused: 1 })
    assert.deepEqual(invoices.routes[0], { route: 'text', read: 3, median_ms: 200 })
    assert.deepEqual(invoices.problems, [{ code: 'xml_not_an_invoice', files: 1 }])
    assert.containSubset(invoices.days.at(-1), { read: 4, refused: 1 })
    assert.notInclude(JSON.stringify(answer.body()), 'secret-name')
    assert.notInclude(JSON.stringify(answer.body()), 'Nordlicht')
    const nothing = DateTime.utc().minus({ days: 9 }).startOf('day')
    const none = await invoiceFigures({ from: nothing, to: nothing })
    assert.containSubset(none, { read: 0, median_ms: null, routes: [], problems: [] })
  })
})

test.group('Twenty concurrent uploads', (group) => {
  group.each.setup(() => async () => {
    for (const table of ['invoice_readings', 'invoice_tallies', 'rate_limits']) {
      await db.from(table).delete()
    }
  })

  test('are each read or refused with a reason, and none is lost', async ({ assert, client }) => {
    const first = await uploadInvoices(client, null, { '0.xml': ciiInvoice() })
    const token: string = first.body().reader_token
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        uploadInvoices(client, token, { [`${at + 1}.xml`]: ciiInvoice() })
      )
    )
    const read = answers.filter((answer) => answer.status() === 201)
    const refused = answers.filter((answer) => answer.status() !== 201)
    for (const answer of refused) {
      assert.equal(answer.status(), 503)
      assert.equal(answer.body().code, 'queue_full')
      assert.isAbove(Number(answer.header('retry-after')), 0)
    }
    assert.isAtLeast(read.length, 1)
    for (const answer of read) {
      const [{ state, problem }] = answer.body().data
      assert.isTrue(state === 'read' || problem !== null)
    }
    const list = await ask(client, token).qs({ limit: 100 })
    assert.equal(list.body().meta.total, read.length + 1)
  })
})
