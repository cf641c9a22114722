import { writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import StoredReading from '#app/invoices/stored_reading'
import { createPartner } from '#database/factories/user_factory'
import { skillaryProgram } from '#tests/helpers/skillary_program'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

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

    const missingFile = await run(['invoice', inHome('nowhere.pdf')])
    assert.equal(missingFile.code, 2)
    const folder = await run(['invoice', inHome('.')])
    assert.equal(folder.code, 2, folder.stderr)
  })
})
