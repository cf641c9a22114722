import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { operator } from '#app/accounts/audit/audit_log'
import { verifyDocuments } from '#app/billing/documents/verify_documents'
import { verifyLedger } from '#app/billing/metering/ledger'
import { startCheckout } from '#app/billing/payments/start_checkout'
import { activatePackage } from '#app/billing/sales/activate_package'
import { newUid } from '#app/core/uid'
import { ClientFactory, createPartner } from '#database/factories/user_factory'
import { deploy, type Deployment } from '#tests/functional/metering/deployment'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { createOffers } from '#tests/helpers/offers'
import {
  deliver,
  eventOf,
  stripeDouble,
  stripeSettings,
  useDouble,
  type SignedEvent,
  type StripeDouble,
} from '#tests/helpers/stripe_double'

const json = { 'content-type': 'application/json' }
const password = 'a-long-password'

/** What the sale has caused. */
async function stateOf(database: QueryClientContract, sale: string) {
  const {
    id,
    payment_status: paid,
    client_package_id: held,
  } = await database.from('sales').where('uid', sale).firstOrFail()
  const { status } = await database.from('client_packages').where('id', held).firstOrFail()
  const payments = await database.from('payments').where('sale_id', id)
  const steps = await database.from('sale_payments').where('sale_id', id)
  const checkouts = await database.from('checkouts').where('sale_id', id)
  return {
    package: status as string,
    sale: paid as string,
    payments: payments.length,
    steps: steps.length,
    checkouts: checkouts.map((checkout) => checkout.status as string),
  }
}

const unpaid = { package: 'pending', sale: 'unpaid', payments: 0, steps: 0, checkouts: ['open'] }
const paid = { package: 'active', sale: 'paid', payments: 1, steps: 1, checkouts: ['paid'] }

test.group('Stripe in several server processes', (group) => {
  let deployment: Deployment<'regular'>
  let double: StripeDouble
  let offer = ''

  group.setup(async () => {
    double = await stripeDouble()
    deployment = await deploy(
      2,
      { regular: [1] },
      { ...stripeSettings, STRIPE_API_BASE: double.url }
    )
    offer = await payAsYouGo(deployment.database)
    return async () => {
      await deployment.end()
      await double.close()
    }
  })

  async function post(server: number, path: string, token: string, body: unknown = {}) {
    const response = await fetch(`${deployment.servers[server].url}/v1/${path}/`, {
      method: 'POST',
      headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** A new client's purchase that is pending payment. */
  async function buy() {
    const account = { full_name: 'Eve', organisation: 'Eve Ltd', email: `${newUid()}@example.com` }
    await post(0, 'auth/register', '', { ...account, password })
    const { body } = await post(0, 'auth/login', '', { email: account.email, password })
    const token = body.access as string
    const bought = await post(0, 'packages/activate-pay-as-you-go-package', token, {
      package: offer,
      quantity: 100_000,
    })
    const { id: sale } = bought.body.sale as { id: string }
    return { token, sale }
  }

  test('20 requests at once open one session, and 20 deliveries at once are one payment', async ({
    assert,
  }) => {
    const { servers, database } = deployment
    const { token, sale } = await buy()

    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(index % 2, `sales/${sale}/checkout`, token))
    )

    assert.deepEqual([...new Set(opened.map(({ status }) => status))], [201])
    assert.lengthOf([...new Set(opened.map(({ body }) => body.url))], 1)
    assert.lengthOf(double.sessions, 1)
    assert.deepEqual(await stateOf(database, sale), unpaid)

    const session = double.pay(double.sessions[0])
    const same = eventOf('checkout.session.completed', session)
    const others = Array.from({ length: 5 }, () => eventOf('checkout.session.completed', session))
    const statuses = await Promise.all(
      [...Array<SignedEvent>(20).fill(same), ...others].map((event, index) =>
        deliver(`${servers[index % 2].url}/stripe/events`, event)
      )
    )

    assert.deepEqual([...new Set(statuses)], [200])
    assert.deepEqual(await stateOf(database, sale), paid)
    const ledger = await verifyLedger(database)
    assert.deepEqual(ledger.faults, [])
    const books = await verifyDocuments(database)
    assert.deepEqual(books.faults, [])
  })

  test('payment by Stripe, staff and void at once leave exact books', async ({ assert }) => {
    const { servers, staff, database } = deployment
    const { token, sale } = await buy()
    await post(0, `sales/${sale}/checkout`, token)
    const event = eventOf('checkout.session.completed', double.pay(double.sessions.at(-1)!))

    await Promise.all([
      post(0, `sales/${sale}/pay`, staff),
      deliver(`${servers[1].url}/stripe/events`, event),
      post(1, `sales/${sale}/void`, staff),
      deliver(`${servers[0].url}/stripe/events`, event),
    ])

    const { sale: status, checkouts } = await stateOf(database, sale)
    assert.equal(status, 'void')
    assert.include(['paid', 'rejected'], checkouts[0])
    const { faults } = await verifyDocuments(database)
    assert.deepEqual(faults, [])
  })
})

test.group('A process that is killed while it receives a payment of Stripe', (group) => {
  group.setup(freshDatabase)
  group.teardown(freshDatabase)

  test('leaves nothing half-written: {after}')
    .with([
      { after: 'the event', statement: 'insert into .stripe_events' },
      { after: 'the checkout', statement: 'update .checkouts' },
      { after: 'the payment', statement: 'insert into .payments' },
      { after: 'the release', statement: 'update .client_packages. set .*status' },
    ])
    .run(async ({ assert, cleanup }, { statement }) => {
      const double = await stripeDouble()
      cleanup(() => double.close())
      cleanup(useDouble(double))
      cleanup(freshDatabase)
      const { basic } = await createOffers()
      const client = await ClientFactory.merge({ creditLimit: 0 }).create()
      await createPartner(client)
      const { sale } = await db.transaction((trx) =>
        activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
      )
      await startCheckout(sale)
      const event = eventOf('checkout.session.completed', double.pay(double.sessions[0]))
      const state = () => stateOf(db.connection(), sale.uid)

      assert.equal(await receive(event, statement), 'SIGKILL')
      assert.deepEqual(await state(), unpaid)
      assert.equal(await receive(event, 'no such statement'), 0)
      assert.deepEqual(await state(), paid)
      const { faults } = await verifyDocuments()
      assert.deepEqual(faults, [])
    })
    .timeout(60_000)
})

/** Receives the event in another process; returns its exit code, or the signal that ended it. */
async function receive({ body, signature }: SignedEvent, killedAfter: string) {
  const child = fork(app.makePath('tests/functional/proof/receiving_process.ts'), [], {
    execArgv: ['--import=./bin/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...stripeSettings,
      EVENT_BODY: body,
      EVENT_SIGNATURE: signature,
      KILLED_AFTER: killedAfter,
    },
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return code ?? signal!
}

/** Pay-as-you-go at 0.01 per call; 100,000 exceed every credit limit. */
async function payAsYouGo(database: QueryClientContract): Promise<string> {
  const at = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const times = { created_at: at, updated_at: at }
  await database.table('currencies').insert({
    ...{ uid: newUid(), code: 'EUR', name: 'Euro', symbol: '€', exponent: 2, rate: 1 },
    ...{ is_base: true, active: true, version: 1, ...times },
  })
  const { id: currency } = await database.from('currencies').where('code', 'EUR').firstOrFail()
  const uid = newUid()
  await database.table('packages').insert({
    ...{ uid, family: 'pay_as_you_go', name: 'Pay as you go', total_calls: 0, unit_price: 1 },
    ...{ minimum_quantity: 500, maximum_quantity: 100_000, validity_days: 365 },
    ...{ currency_id: currency, priority: 40, res_percentage: 100, features: '[]' },
    ...{ status: 'active', version: 1, ...times },
  })
  return uid
}
