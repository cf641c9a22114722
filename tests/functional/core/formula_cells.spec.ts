import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import { unescapeCell } from '#app/core/lists/csv_lines'
import ClientPackage from '#app/billing/client_package'
import Package from '#app/billing/package'
import { activatePackage } from '#app/billing/sales/activate_package'
import { everyTable } from '#tests/helpers/every_page'
import { rowsIn } from '#tests/helpers/workbooks'

const formula = '=HYPERLINK("http://127.0.0.1/?"&A1,"x")'
const runs = /^[=+@\t\r\n＝＋－＠]|^-(?!\d+(\.\d+)?$)/

/** The columns that users can write, by table. */
const texts: Record<string, string[]> = {
  skills: ['name', 'description', 'source'],
  categories: ['name', 'description'],
  clients: ['name', 'contact_name', 'phone', 'billing_address'],
  users: ['full_name'],
  packages: ['name', 'description'],
  currencies: ['name'],
  skill_relations: ['source'],
  synonyms: ['term', 'equivalent', 'source'],
}

/** Tables without user input: example files, searches, and uploads without new records. */
const without = /example|search-history|play-ground-history|new|successful|data$/

test.group('Cells that spreadsheets would run as formulas', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in no table of the portal or /v1', async ({ assert, client }) => {
    const { pages, people, partner } = await everyTable()
    await poison()
    await partner.load('client')
    const offer = await Package.query()
      .whereIn('id', ClientPackage.query().select('packageId').where('clientId', partner.clientId!))
      .where('price', '>', 0)
      .firstOrFail()
    await db.transaction((trx) =>
      activatePackage({ client: partner.client, offer, actor: operator, channel: 'admin' }, trx)
    )

    const seen = new Set<string>()
    for (const { name, path, visitor } of pages) {
      const person = people[visitor]!
      const isV1 = path.includes('/v1/')
      const formats = path.includes('/example/') ? [''] : ['csv', 'xlsx']
      for (const format of formats) {
        const request = client.get(path).qs(format ? { format } : {})
        if (format === 'xlsx' || path.endsWith('.xlsx')) request.request.responseType('blob')
        const response = await (isV1
          ? request.withGuard('api').loginAs(person)
          : request.loginAs(person))
        response.assertStatus(200)
        const isBook = String(response.header('content-type')).includes('sheet')
        const what = `${name} ${format}`
        const cells = isBook
          ? await cellsOfBook(response.response.body as Buffer)
          : (parse(response.text(), { relax_column_count: true }) as string[][]).flat()
        seen.add(name)
        assert.isAbove(cells.length, 2, what)
        if (!isBook) {
          assert.deepEqual(
            cells.filter((cell) => runs.test(cell)),
            [],
            what
          )
        }
        if (!without.test(name) && !without.test(path)) {
          assert.include(cells.map(unescapeCell), formula, what)
        }
      }
    }
    assert.isAtLeast(seen.size, 30)
  })

  test('are prevented by the only modules that write tables', async ({ assert }) => {
    const writers: Record<string, string[]> = { 'csv-stringify': [], 'yazl': [] }
    for (const folder of ['app', 'commands', 'bin']) {
      for (const name of await readdir(app.makePath(folder), { recursive: true })) {
        if (!/\.tsx?$/.test(name)) continue
        const text = await readFile(app.makePath(folder, name), 'utf8')
        for (const [library, found] of Object.entries(writers)) {
          if (text.includes(`from '${library}`)) found.push(join(folder, name))
        }
      }
    }
    assert.deepEqual(
      { ...writers, yazl: writers.yazl.toSorted() },
      {
        'csv-stringify': ['app/core/lists/csv_lines.ts'],
        /** The other one packs UBL files. */
        'yazl': ['app/core/lists/workbook_writer.ts', 'app/invoices/send_readings.ts'],
      }
    )
  })
})

async function poison() {
  await db.from('rejected_rows').update({ cells: JSON.stringify([formula, formula, '40']) })
  for (const [table, columns] of Object.entries(texts)) {
    const rows = await db.from(table).select('id')
    for (const { id } of rows) {
      const isUnique = ['skills', 'categories'].includes(table) && id !== rows[0].id
      const values = Object.fromEntries(columns.map((column) => [column, formula]))
      if (isUnique) delete values.name
      await db.from(table).where('id', id).update(values)
    }
  }
}

async function cellsOfBook(bytes: Buffer): Promise<string[]> {
  const { header, cells } = await rowsIn(bytes, 'a.xlsx')
  return [...header, ...cells.flat()]
}
