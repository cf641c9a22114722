import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { isPostgres } from '#app/core/db/prepared_rows'
import { newUid } from '#app/core/uid'
import type ClientPackage from '#app/billing/client_package'
import { writeAuditEntry, operator } from '#app/accounts/audit/audit_log'
import { clientWith, spend } from '#tests/unit/metering/spending'

const at = '2026-11-21 08:00:00'

/** Inserts a row into each table with immutable rows. */
async function writeAll() {
  const { client, packages } = await clientWith({})
  await spend(client)
  await db.table('sales').insert(saleOf(packages[0]))
  const sale = await db.from('sales').firstOrFail()
  await db
    .table('sale_payments')
    .insert({ sale_id: sale.id, was: 'unpaid', became: 'paid', created_at: at })
  await db.table('payments').insert({
    ...{ sale_id: sale.id, method: 'other', amount: 4900, currency_code: 'EUR' },
    ...{ received_on: at.slice(0, 10), created_at: at },
  })
  await db.table('invoices').insert(invoiceOf(sale))
  await db.transaction((trx) =>
    writeAuditEntry(trx, operator, {
      action: 'updated',
      subject: 'client',
      subjectUid: null,
      subjectName: 'X',
    })
  )
}

function saleOf({ id, clientId, family, name }: ClientPackage) {
  return {
    uid: newUid(),
    number: 1_000_000_001,
    client_id: clientId,
    client_package_id: id,
    client_name: 'Client',
    client_address: 'Street',
    client_country: 'CH',
    client_tax_id: 'T',
    family,
    package_name: name,
    package_version: 1,
    total_calls: 100,
    quantity: 1,
    unit_price: 4900,
    amount: 4900,
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_exponent: 2,
    rate: 1,
    base_currency_code: 'EUR',
    base_currency_exponent: 2,
    base_amount: 4900,
    channel: 'self',
    payment_status: 'unpaid',
    created_at: at,
    tax_rate: 1900,
    tax_category: 'S',
    tax_reason: 'None',
    tax_amount: 931,
    base_tax_amount: 931,
  }
}

function invoiceOf({ id, client_id: clientId }: { id: number; client_id: number }) {
  return {
    uid: newUid(),
    kind: 'invoice',
    number: '2026-000001',
    year: 2026,
    sequence: 1,
    client_id: clientId,
    sale_id: id,
    reason: 'None',
    language: 'en',
    seller: '{}',
    buyer: '{}',
    lines: '[]',
    taxes: '[]',
    payment_instructions: '{}',
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_exponent: 2,
    net: 4900,
    tax: 0,
    gross: 4900,
    issued_on: '2026-11-21',
    due_on: '2026-12-05',
    created_at: at,
  }
}

/** Runs in a savepoint, since PostgreSQL aborts a transaction after an error. */
function attempt(sql: string) {
  return db.transaction((trx) => trx.rawQuery(sql))
}

test.group('Immutable rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{table} refuses updates and deletions')
    .with([
      { table: 'call_ledger', columns: ['units', 'client_id', 'request_id', 'kind', 'created_at'] },
      { table: 'invoices', columns: Object.keys(invoiceOf({ id: 0, client_id: 0 })) },
      { table: 'sale_payments', columns: ['was', 'became', 'note', 'sale_id', 'created_at'] },
      { table: 'payments', columns: ['sale_id', 'method', 'amount', 'received_on', 'note'] },
      { table: 'audit_entries', columns: ['action', 'subject_name', 'before', 'after', 'ip'] },
      {
        table: 'sales',
        columns: Object.keys(saleOf({} as ClientPackage)).filter(
          (name) => name !== 'payment_status'
        ),
      },
    ])
    .run(async ({ assert }, { table, columns }) => {
      await writeAll()
      const before = await db.from(table).orderBy('id')
      const { id } = before[0]
      const onPostgres = isPostgres(db.connection())
      const ways = [
        ...columns.map(
          (column) => `update ${table} set "${column}" = ${anotherFor(before[0][column])}`
        ),
        `update ${table} set id = id + 1000000`,
        `delete from ${table} where id = ${id}`,
        `delete from ${table}`,
        onPostgres
          ? `truncate ${table} cascade`
          : `insert or replace into ${table} select * from ${table} where id = ${id}`,
      ]

      for (const way of ways) {
        await assert.rejects(() => attempt(way), /append-only|never change|goes away/)
      }
      assert.deepEqual(await db.from(table).orderBy('id'), before)
    })

  test('only the payment status of a sale can change', async ({ assert }) => {
    await writeAll()

    await attempt(`update sales set payment_status = 'paid'`)

    const sale = await db.from('sales').firstOrFail()
    assert.equal(sale.payment_status, 'paid')
    await assert.rejects(() => attempt(`update sales set payment_status = 'waived', amount = 0`))
  })
})

/** Another value of the column's type. */
function anotherFor(value: unknown): string {
  if (typeof value === 'number') return String(value + 1)
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) return `'{"a":1}'`
  if (value instanceof Date) return `timestamp '2020-01-01 00:00:00'`
  if (typeof value === 'string' && /^[\da-f]{8}-/.test(value)) return `'${newUid()}'`
  return `'1'`
}
