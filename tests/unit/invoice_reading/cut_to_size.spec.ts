import { test } from '@japa/runner'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { longestFieldText, mostLines } from '#app/invoices/reading/cut_to_size'
import { ciiInvoice, withLines } from './xml_samples.js'

test.group('The size of a reading', () => {
  test('lines beyond the limit are omitted with a warning', async ({ assert }) => {
    const { lineItems, checks, meta } = await readInvoice(Buffer.from(withLines(mostLines + 1)))
    assert.lengthOf(lineItems, mostLines)
    assert.deepEqual(meta.warnings, ['values_left'])
    const sum = checks.find(({ name }) => name === 'lines_are_net')
    assert.isTrue(sum?.isPassed, 'all lines are added up before')
  })

  test('long texts are truncated with a warning', async ({ assert }) => {
    const xml = ciiInvoice().replace('>Nordlicht GmbH<', `>${'N'.repeat(longestFieldText + 1)}<`)
    const { seller, meta } = await readInvoice(Buffer.from(xml))
    assert.lengthOf(seller.name!.value, longestFieldText)
    assert.deepEqual(meta.warnings, ['values_left'])
  })

  test('a normal invoice has no warning', async ({ assert }) => {
    const { meta } = await readInvoice(Buffer.from(withLines(mostLines)))
    assert.deepEqual(meta.warnings, [])
  })
})
