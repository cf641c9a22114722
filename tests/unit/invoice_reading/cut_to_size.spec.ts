import { test } from '@japa/runner'
import { readInvoice } from '#app/invoices/reading/read_invoice'
import { longestText, mostLines } from '#app/invoices/reading/cut_to_size'
import { ciiInvoice, withLines } from './xml_samples.js'

test.group('The size of a reading', () => {
  test('lines beyond what is kept are left out, and that is said', async ({ assert }) => {
    const { lineItems, checks, meta } = await readInvoice(Buffer.from(withLines(mostLines + 1)))
    assert.lengthOf(lineItems, mostLines)
    assert.deepEqual(meta.warnings, ['values_left'])
    const sum = checks.find(({ name }) => name === 'lines_are_net')
    assert.isTrue(sum?.isPassed, 'all lines are added up before')
  })

  test('so is the end of a long text', async ({ assert }) => {
    const xml = ciiInvoice().replace('>Nordlicht GmbH<', `>${'N'.repeat(longestText + 1)}<`)
    const { seller, meta } = await readInvoice(Buffer.from(xml))
    assert.lengthOf(seller.name!.value, longestText)
    assert.deepEqual(meta.warnings, ['values_left'])
  })

  test('an invoice as they come says nothing of it', async ({ assert }) => {
    const { meta } = await readInvoice(Buffer.from(withLines(mostLines)))
    assert.deepEqual(meta.warnings, [])
  })
})
