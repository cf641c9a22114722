import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import { newUid } from '#app/core/uid'
import { rawRows } from '#app/core/db/raw_rows'
import { deploy, type Deployment, type Server } from '#tests/functional/metering/deployment'
import type { Holder } from '#tests/functional/metering/prepare_deployment'

const connections = 10
/** The credit limit is the price of this many purchases. */
const onCredit = 3
/** Further purchases that are pending. */
const mostPending = 10
const plan = { eager: [1], keyed: [1], first: [1], second: [1], third: [1] }

/** Creates an offer for €49. */
async function createOffer(database: QueryClientContract): Promise<string> {
  const at = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const times = { created_at: at, updated_at: at }
  await database.table('currencies').insert({
    ...{ uid: newUid(), code: 'EUR', name: 'Euro', symbol: '€', exponent: 2, rate: 1 },
    ...{ is_base: true, active: true, version: 1, ...times },
  })
  const { id: currency } = await database.from('currencies').where('code', 'EUR').firstOrFail()
  const uid = newUid()
  await database.table('packages').insert({
    ...{ uid, family: 'basic', name: 'Basic', total_calls: 10, price: 4900 },
    ...{ currency_id: currency, priority: 20, res_percentage: 100, features: '[]' },
    ...{ status: 'active', version: 1, ...times },
  })
  await database
    .from('default_setups')
    .where('id', 1)
    .update({ credit_limit: 4900 * onCredit })
  return uid
}

/** So that further sales get invoices. */
async function completeSeller(database: QueryClientContract) {
  await database
    .from('sellers')
    .where('id', 1)
    .update({
      ...{ legal_name: 'Seller', street: 'Street 1', post_code: '10115', city: 'Berlin' },
      ...{ country: 'DE', vat_id: 'DE136695976', iban: 'DE02120300000000202051' },
      ...{ default_tax_rate: 1900 },
    })
}

function buy({ url }: Server, { token }: Holder, offer: string, key?: string) {
  return fetch(`${url}/v1/packages/activate-basic-package/`, {
    method: 'POST',
    headers: {
      'authorization': `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ package: offer }),
  })
}

function statusesOf(responses: Response[]) {
  const groups = Map.groupBy(responses, ({ status }) => status)
  return Object.fromEntries([...groups].map(([status, group]) => [status, group.length]))
}

test.group('Purchases from several server processes on one database', (group) => {
  let deployment: Deployment<keyof typeof plan>
  let offer = ''

  group.setup(async () => {
    deployment = await deploy(2, plan)
    offer = await createOffer(deployment.database)
    return () => deployment.end()
  })

  /** Concurrent purchases on all connections to all servers. */
  function buyFromEverywhere(holders: Holder[], key?: string) {
    return Promise.all(
      deployment.servers.flatMap((server) =>
        Array.from({ length: connections }, (_, index) =>
          buy(server, holders[index % holders.length], offer, key)
        )
      )
    )
  }

  function salesOf({ clientId }: Holder) {
    return deployment.database.from('sales').where('client_id', clientId)
  }

  test('stop being usable at the credit limit', async ({ assert }) => {
    const { eager } = deployment.prepared

    const responses = await buyFromEverywhere([eager])

    const bought = onCredit + mostPending
    const refused = deployment.servers.length * connections - bought
    assert.deepEqual(statusesOf(responses), { 201: bought, 409: refused })
    assert.lengthOf(await salesOf(eager), bought)
    const packages = await deployment.database
      .from('client_packages')
      .where({ client_id: eager.clientId, family: 'basic' })
    const statuses = packages.map(({ status }) => status as string)
    assert.lengthOf(
      statuses.filter((status) => status === 'active'),
      onCredit
    )
    assert.lengthOf(
      statuses.filter((status) => status === 'pending'),
      mostPending
    )
  })

  test('buy once for one key, however often and wherever it is sent', async ({ assert }) => {
    const { keyed } = deployment.prepared
    const key = newUid()

    const responses = await buyFromEverywhere([keyed], key)
    const last = await buy(deployment.servers[0], keyed, offer, key)

    assert.includeMembers([201, 409], [...new Set(responses.map(({ status }) => status))])
    assert.equal(last.status, 201)
    assert.lengthOf(await salesOf(keyed), 1)
  })

  test('number the sales of all clients without gaps', async ({ assert }) => {
    const { first, second, third } = deployment.prepared

    const responses = await buyFromEverywhere([first, second, third])

    assert.equal(statusesOf(responses)[201], deployment.servers.length * connections)
    const numbers = await rawRows<{ number: number }>(
      deployment.database,
      'select number from sales order by number'
    )
    assert.deepEqual(
      numbers.map(({ number }) => number),
      Array.from({ length: numbers.length }, (_, index) => index + 1)
    )
    const [{ last }] = await deployment.database.from('sale_numbers')
    assert.equal(Number(last), numbers.length)
  })

  test('number 50 invoices at once, and their credit notes, without gap or double', async ({
    assert,
  }) => {
    const { database, servers, staff } = deployment
    await completeSeller(database)
    const clients: Array<{ uid: string }> = await database.from('clients').select('uid')
    const before = await database.from('invoices')
    assert.isEmpty(before)
    const send = (at: number, path: string, body: object) =>
      fetch(`${servers[at % servers.length].url}/v1/${path}`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${staff}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })

    const sold = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(index, 'packages/admin-assign-priced-pack-to-client/', {
          client: clients[index % clients.length].uid,
          package: offer,
        })
      )
    )
    assert.deepEqual(statusesOf(sold), { 201: 50 })
    const packs = (await Promise.all(sold.map((response) => response.json()))) as Array<{
      sale: { id: string }
    }>
    const voided = await Promise.all(
      packs.slice(0, 20).map(({ sale }, index) => send(index, `sales/${sale.id}/void/`, {}))
    )

    assert.deepEqual(statusesOf(voided), { 200: 20 })
    const { year } = await database.from('invoices').firstOrFail()
    for (const [kind, prefix, count] of [
      ['invoice', '', 50],
      ['credit_note', 'C', 20],
    ] as const) {
      const numbers = await database.from('invoices').where('kind', kind).orderBy('sequence')
      assert.deepEqual(
        numbers.map(({ number }) => number),
        Array.from(
          { length: count },
          (_, index) => `${prefix}${year}-${String(index + 1).padStart(6, '0')}`
        )
      )
    }
    const report = await verifyDocuments(database)
    assert.deepEqual(
      report.faults.filter(({ kind }) => kind !== 'sale'),
      []
    )
  })

  test('settle a sale once', async ({ assert }) => {
    const { prepared, servers, staff, database } = deployment
    const [sale] = await salesOf(prepared.eager).orderBy('id')

    const responses = await Promise.all(
      servers.flatMap(({ url }) =>
        ['pay', 'waive', 'pay', 'waive'].map((step) =>
          fetch(`${url}/v1/sales/${sale.uid}/${step}/`, {
            method: 'POST',
            headers: { 'authorization': `Bearer ${staff}`, 'content-type': 'application/json' },
            body: '{}',
          })
        )
      )
    )

    assert.deepEqual(statusesOf(responses), { 200: 1, 409: 7 })
    assert.lengthOf(await database.from('sale_payments').where('sale_id', sale.id), 1)
  })
})
