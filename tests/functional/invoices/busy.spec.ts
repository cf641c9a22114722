import { writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { slots } from '#app/invoices/reading/process/read_in_child'
import { readingLimits } from '#app/invoices/reading/process/reading_process'
import InvoiceTally from '#app/invoices/invoice_tally'
import StoredReading from '#app/invoices/stored_reading'
import { createPartner } from '#database/factories/user_factory'
import { uploadInvoices } from '#tests/functional/invoices/upload_invoices'
import { skillaryProgram } from '#tests/helpers/skillary_program'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

const invoice = { 'one.xml': ciiInvoice() }
/** The reader reads two files at once, and thirty wait. */
const places = 32

/** Occupies all slots of the reader; returns a function that frees them. */
function fillRoom(): () => void {
  for (let place = 0; place < places; place++) void slots.enter()
  return () => {
    for (let place = 0; place < places; place++) slots.leave()
  }
}

test.group('A busy invoice reader', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { run, inHome } = skillaryProgram(group)

  const storedRows = async () => [...(await StoredReading.all()), ...(await InvoiceTally.all())]

  test('responds with a retry delay, and stores and counts nothing', async ({ assert, client }) => {
    const before = await uploadInvoices(client, null, invoice)
    await StoredReading.query().delete()
    await InvoiceTally.query().delete()
    const free = fillRoom()
    /** A file that is refused by its first bytes does not wait, but the whole request is refused. */
    const busy = await uploadInvoices(client, null, { 'empty.xml': '', ...invoice }).finally(free)

    busy.assertStatus(503)
    busy.assertHeader('content-type', 'application/problem+json; charset=utf-8')
    busy.assertHeader('retry-after', '30')
    assert.equal(busy.body().code, 'queue_full')
    assert.include(busy.body().detail, 'Try again')
    const left = (header: unknown) => /"invoices";r=(\d+)/.exec(String(header))?.[1]
    assert.equal(left(busy.header('ratelimit')), left(before.header('ratelimit')))
    assert.isEmpty(await storedRows())
  })

  test('stores no response for an Idempotency-Key', async ({ assert, client }) => {
    const partner = await createPartner()
    const post = () => uploadInvoices(client, partner, invoice).header('Idempotency-Key', 'once')
    const free = fillRoom()
    const busy = await post().finally(free)
    busy.assertStatus(503)
    const read = await post()
    read.assertStatus(201)
    assert.isUndefined(read.header('idempotent-replayed'))
  })

  test('is also reported if a process got too little CPU time', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { wallFactor } = readingLimits
    cleanup(() => void (readingLimits.wallFactor = wallFactor))
    readingLimits.wallFactor = 0
    const busy = await uploadInvoices(client, null, invoice)
    busy.assertStatus(503)
    busy.assertHeader('retry-after', '30')
    busy.assertBodyContains({ code: 'server_busy' })
    assert.isEmpty(await storedRows())
  })

  test('is reported on the page, with and without JavaScript', async ({ assert, client }) => {
    const free = fillRoom()
    const post = (accept: string) =>
      client
        .post('/invoice-reader')
        .withCsrfToken()
        .redirects(0)
        .header('accept', accept)
        .header('referer', '/invoice-reader')
        .file('file', Buffer.from(ciiInvoice()), { filename: 'one.xml' })
    const [form, script] = [
      await post('text/html'),
      await post('application/json, application/problem+json').finally(free),
    ]
    form.assertStatus(302)
    assert.match(String(form.header('location')), /\/invoice-reader$/)
    form.assertFlashMessage(
      'error',
      'Too many files are waiting to be read. Try again in half a minute.'
    )
    script.assertStatus(503)
    script.assertHeader('retry-after', '30')
    assert.isEmpty(await storedRows())
  })

  test('is reported on the command line', async ({ assert }) => {
    await writeFile(inHome('one.xml'), ciiInvoice())
    const free = fillRoom()
    const { code, stderr } = await run(['invoice', inHome('one.xml')]).finally(free)
    assert.equal(code, 1)
    assert.include(stderr, 'Try again in half a minute')
  })
})
