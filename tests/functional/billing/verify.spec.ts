import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import Client from '#app/accounts/client'
import { operator } from '#app/accounts/audit/audit_log'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import Invoice from '#app/billing/invoice'
import { activatePackage } from '#app/billing/sales/activate_package'
import { settleSale } from '#app/billing/sales/settle_sale'
import { SaleFactory } from '#database/factories/sale_factory'
import { createPartner } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { completeSeller } from '#tests/helpers/sellers'

async function sell() {
  const { basic: offer } = await createOffers()
  await completeSeller()
  const { ownClientId } = await createPartner()
  const client = await Client.findOrFail(ownClientId)
  const { sale } = await db.transaction((trx) =>
    activatePackage({ client, offer, actor: operator, channel: 'admin' }, trx)
  )
  return sale
}

async function faults() {
  const report = await verifyDocuments()
  return report.faults.map(({ kind, subject }) => [kind, subject])
}

test.group('The check of documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds a sale without invoice, and a payment that is missing', async ({ assert }) => {
    const { clientId, clientPackageId } = await sell()
    assert.deepEqual(await faults(), [])

    const { number } = await SaleFactory.merge({
      ...{ clientId, clientPackageId, paymentStatus: 'paid' },
    }).create()

    assert.deepEqual(await faults(), [
      ['sale', String(number)],
      ['payment', String(number)],
    ])
  })

  test('finds a refund that was not caused, and a gap of numbers', async ({ assert }) => {
    const sale = await sell()
    await settleSale(sale, 'paid', { actor: operator })
    const invoice = await Invoice.query().firstOrFail()
    await db.table('refunds').insert({
      ...{ uid: newUid(), sale_id: sale.id, amount: 100, currency_code: 'EUR' },
      created_at: '2026-11-21 08:00:00',
    })
    await db.from('document_numbers').update({ last: 2 })

    assert.deepEqual(await faults(), [
      ['payment', String(sale.number)],
      ['numbers', `invoice ${invoice.year}`],
    ])
  })

  test('finds a credit note beyond its invoice, and lines that do not add up', async ({
    assert,
  }) => {
    const sale = await sell()
    const { $attributes } = await Invoice.query().firstOrFail()
    const { id, ...copy } = $attributes
    await Invoice.create({
      ...copy,
      uid: newUid(),
      ...{ kind: 'credit_note', correctsId: id as number, sequence: 1 },
      ...{ number: 'C1', net: 4900, tax: 932, gross: 5832 },
    })
    await db.table('document_numbers').insert({ kind: 'credit_note', year: copy.year, last: 1 })

    const found = await faults()

    assert.includeDeepMembers(found, [
      ['document', String(copy.number)],
      ['document', 'C1'],
      ['numbers', 'C1'],
    ])
    assert.equal(sale.taxAmount, 931)
  })
})
