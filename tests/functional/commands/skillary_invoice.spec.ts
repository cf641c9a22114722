import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import StoredReading from '#app/invoices/stored_reading'
import { createPartner } from '#database/factories/user_factory'
import { skillaryProgram } from '#tests/helpers/skillary_program'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

const invoiceText = `Analytical Ltd
1 Engine Road
London

Lovelace GmbH
Hauptstr. 1
10115 Berlin

Invoice
Invoice number: R-2026-0117
Date: 2026-11-02

Total EUR 120.00
`

test.group('skillary invoice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { run, login, inHome } = skillaryProgram(group)

  test('prints the values of each file, and exits with 6 if one failed', async ({ assert }) => {
    const partner = await createPartner()
    await writeFile(inHome('one.xml'), ciiInvoice())
    await writeFile(inHome('none.xml'), '<shopping-list/>')
    await writeFile(inHome('guest.xml'), ciiInvoice())
    const guest = await run(['invoice', inHome('guest.xml'), '--json'])
    assert.equal(guest.code, 0, guest.stderr)
    assert.equal(JSON.parse(guest.stdout)[0].invoice_number, 'R & D-7')
    const unfound = await run(['invoice', inHome('one.xml'), '--keep'])
    assert.equal(unfound.code, 3, 'a guest would not find it again')
    await login(partner.email)

    const both = await run(['invoice', inHome('one.xml'), inHome('none.xml'), '--keep'])
    assert.equal(both.code, 6, both.stderr)
    assert.match(both.stdout, /seller\.name +Nordlicht GmbH +1\.00/)
    assert.match(both.stdout, /lineItems\.0\.amount +100\.00/)
    assert.match(both.stderr, /none\.xml: The XML is not an invoice/)
    const stored = await StoredReading.findByOrFail('fileName', 'one.xml')
    assert.deepEqual([stored.clientId, stored.isKept], [partner.clientId, true])
  })

  test('prints values without control characters', async ({ assert }) => {
    const odd = ciiInvoice().replace('Nordlicht GmbH', 'Nord&#155;31mlicht GmbH')
    await writeFile(inHome('odd.xml'), odd)
    const { stdout } = await run(['invoice', inHome('odd.xml')])
    assert.match(stdout, /seller\.name +Nord31mlicht GmbH +1\.00/)
  })

  test('marks doubtful values and prints failed checks and warnings as on the page', async ({
    assert,
  }) => {
    await writeFile(inHome('wrong.xml'), ciiInvoice().replaceAll('119.00', '120.00'))
    await writeFile(inHome('long.txt'), invoiceText)
    const { code, stdout } = await run(['invoice', inHome('wrong.xml'), inHome('long.txt')])
    assert.equal(code, 0)
    const [ofXml, ofText] = stdout.split(/(?=long\.txt)/)
    assert.include(
      ofXml,
      '\nCheck failed: Subtotal plus tax equals the total (Subtotal 100.00 + Tax 19.00 = 119.00, not Total 120.00)\n'
    )
    assert.notInclude(ofXml, 'doubtful')
    assert.match(ofText, /seller\.name +Analytical Ltd +0\.\d\d \(doubtful\)/)
    assert.match(ofText, /invoiceNumber +R-2026-0117 +0\.9\d\n/)
  })

  test('prints what its README shows', async ({ assert }) => {
    const readme = await readFile(new URL('../../../client/README.md', import.meta.url), 'utf8')
    const [, invoice, shown] = /```text\n(.+?)```\n+```console\n(.+?)```/s.exec(readme)!
    await writeFile(inHome('invoice.txt'), invoice)
    const { stdout } = await run(['invoice', inHome('invoice.txt')])
    const withoutFigures = (text: string) => text.replace(/\d+ ms| 0\.\d\d/g, ' …')
    assert.equal(
      withoutFigures(`$ npx skillary invoice invoice.txt\n${stdout}`),
      withoutFigures(shown)
    )
  })

  test('says what is wrong with a file: missing, a folder or empty', async ({ assert }) => {
    const missing = await run(['invoice', inHome('nowhere.pdf')])
    assert.deepEqual([missing.code, missing.stdout], [2, ''])
    assert.match(missing.stderr, /The file .+nowhere\.pdf does not exist\./)
    const folder = await run(['invoice', inHome('.')])
    assert.equal(folder.code, 2)
    assert.match(folder.stderr, /is not a file\./)
    await writeFile(inHome('empty.pdf'), '')
    const empty = await run(['invoice', inHome('empty.pdf')])
    assert.equal(empty.code, 6)
    assert.match(empty.stderr, /empty\.pdf: The file is empty\./)
  })
})
