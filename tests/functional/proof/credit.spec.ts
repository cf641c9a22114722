import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { operator } from '#app/accounts/audit/audit_log'
import ClientPackage from '#app/billing/client_package'
import { verifyLedger } from '#app/billing/metering/ledger'
import { activatePackage } from '#app/billing/sales/activate_package'
import Payment from '#app/billing/payment'
import Sale from '#app/billing/sale'
import SalePayment from '#app/billing/sale_payment'
import { newUid } from '#app/core/uid'
import { ClientFactory, createPartner } from '#database/factories/user_factory'
import { deploy, type Deployment, type Server } from '#tests/functional/metering/deployment'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { createOffers } from '#tests/helpers/offers'

/** 100.00 in the base currency. */
const creditLimit = 10_000
const mostPending = 10
const password = 'a-long-password'
const json = { 'content-type': 'application/json' }

/** Pay-as-you-go at 0.01 per call, up to 100,000. */
async function createPayAsYouGo(database: QueryClientContract): Promise<string> {
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
  await database
    .from('default_setups')
    .where('id', 1)
    .update({ credit_limit: creditLimit, requests_per_minute: 100_000 })
  return uid
}

test.group('Credit in several server processes', (group) => {
  let deployment: Deployment<'regular'>
  let offer = ''

  group.setup(async () => {
    deployment = await deploy(
      2,
      { regular: [1] },
      { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1' }
    )
    offer = await createPayAsYouGo(deployment.database)
    return () => deployment.end()
  })

  /** A registered account, with or without a confirmed address; its client by internal id. */
  async function register(isConfirmed: boolean) {
    const { servers, database } = deployment
    const email = `${newUid()}@example.com`
    const account = { full_name: 'Eve', organisation: 'Eve Ltd', email, password }
    const registered = await fetch(`${servers[0].url}/v1/auth/register/`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(account),
    })
    if (registered.status !== 201) throw new Error(await registered.text())
    if (isConfirmed) {
      const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
      await database.from('users').where({ email }).update({ email_verified_at: now })
    }
    const { client_id: clientId } = await database.from('users').where({ email }).firstOrFail()
    return { email, clientId: Number(clientId) }
  }

  /** Sends a purchase of this many calls. */
  type Buy = (server: Server, quantity: number) => Promise<Response>

  async function overV1(email: string): Promise<Buy> {
    const token = await tokenOf(email)
    return ({ url }, quantity) =>
      fetch(`${url}/v1/packages/activate-pay-as-you-go-package/`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify({ package: offer, quantity }),
      })
  }

  async function tokenOf(email: string): Promise<string> {
    const response = await fetch(`${deployment.servers[0].url}/v1/auth/login/`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    })
    const { access } = (await response.json()) as { access: string }
    return access
  }

  async function overPages(email: string): Promise<Buy> {
    const cookies = new Map<string, string>()
    let csrfToken = ''
    const send = async ({ url }: Server, path: string, form?: Record<string, string>) => {
      const response = await fetch(url + path, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          'cookie': [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrf-token': csrfToken,
        },
        ...(form && { body: new URLSearchParams(form) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name, value] = cookie.split(';', 1)[0].split('=', 2)
        cookies.set(name, value)
      }
      if (!form) csrfToken = /"csrfToken":"([^"]+)"/.exec(await response.text())?.[1] ?? ''
      return response
    }
    const [server] = deployment.servers
    await send(server, '/auth/login')
    await send(server, '/auth/login', { email, password })
    await send(server, `/portal/partner/packages-list/${offer}`)
    return (to, quantity) =>
      send(to, `/portal/partner/packages-list/${offer}`, {
        quantity: String(quantity),
        once: newUid(),
        allow_repeat: 'true',
      })
  }

  /** The packages and sales of a client. */
  async function holdings(clientId: number) {
    const { database } = deployment
    const rows = await database
      .from('client_packages')
      .join('sales', 'sales.client_package_id', 'client_packages.id')
      .where('client_packages.client_id', clientId)
      .whereNull('voids')
      .select(
        'client_packages.status',
        'client_packages.total_calls',
        'base_amount',
        'payment_status'
      )
    return rows as Array<{
      status: string
      total_calls: number
      base_amount: number
      payment_status: string
    }>
  }

  test('{door}, {state}: 20 purchases at once leave no unpaid calls beyond the limit')
    .with(
      (['/v1', 'page'] as const).flatMap((door) => [
        { door, state: 'unconfirmed', isConfirmed: false, usable: 0 },
        { door, state: 'confirmed', isConfirmed: true, usable: 3 },
      ])
    )
    .run(async ({ assert }, { door, isConfirmed, usable }) => {
      const { email, clientId } = await register(isConfirmed)
      const buy = await (door === '/v1' ? overV1(email) : overPages(email))
      const { servers, database } = deployment

      /** Four of 1,000.00, which always exceed the limit, and sixteen of 30.00. */
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          buy(servers[index % 2], index % 5 === 0 ? 100_000 : 3000)
        )
      )

      const statuses = new Set(responses.map(({ status }) => status))
      assert.deepEqual([...statuses].sort(), door === '/v1' ? [201, 409] : [302])
      const bought = await holdings(clientId)
      const active = bought.filter(({ status }) => status === 'active')
      assert.lengthOf(active, usable)
      assert.isTrue(active.every(({ total_calls: calls }) => calls === 3000))
      assert.lengthOf(bought, usable + mostPending)

      const token = await tokenOf(email)
      const authorization = `Bearer ${token}`
      const usage = await fetch(`${servers[0].url}/v1/skills/user-free-package-detail/`, {
        headers: { authorization },
      })
      const { total_calls: calls } = (await usage.json()) as { total_calls: number }
      assert.equal(calls, usable * 3000)
      const search = () =>
        fetch(`${servers[1].url}/v1/skills/playground-search/?skills=Python`, {
          headers: { authorization },
        })
      const first = await search()
      if (isConfirmed) {
        assert.equal(first.status, 200)
        await database
          .from('client_packages')
          .where({ client_id: clientId, status: 'active' })
          .update({ status: 'cancelled' })
        const pending = await search()
        assert.equal(pending.status, 402)
        assert.containSubset(await pending.json(), { code: 'payment_pending' })
      } else {
        assert.equal(first.status, 403)
        assert.containSubset(await first.json(), {
          code: 'email_unconfirmed',
          calls: { needed: 1, remaining: 0 },
        })
      }
    })

  test('purchases, payments, releases and voids at once stay exact', async ({ assert }) => {
    const { servers, staff, database } = deployment
    const { email, clientId } = await register(true)
    const buy = await overV1(email)
    const steps = ['pay', 'release', 'void', 'waive']
    const settle = ({ url }: Server, sale: string, step: string) =>
      fetch(`${url}/v1/sales/${sale}/${step}/`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${staff}` },
        body: '{}',
      })

    for (let round = 0; round < 3; round += 1) {
      await buy(servers[0], 100_000)
      const [sale] = await database
        .from('sales')
        .where({ client_id: clientId })
        .orderBy('number', 'desc')
      const responses = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const step = steps[index % 5]
          const server = servers[index % 2]
          const { status } = step
            ? await settle(server, sale.uid as string, step)
            : await buy(server, 3000)
          return { step: step ?? 'buy', status }
        })
      )
      const done = responses.filter(({ status }) => status < 300).map(({ step }) => step)
      assert.isTrue(responses.every(({ status }) => [200, 201, 409].includes(status)))
      for (const step of steps) {
        assert.isAtMost(done.filter((one) => one === step).length, 1, step)
      }
      assert.include(done, 'void')
      const { status } = await database
        .from('client_packages')
        .where('id', sale.client_package_id as number)
        .firstOrFail()
      assert.equal(status, 'cancelled')
    }

    const held = await holdings(clientId)
    const open = held.filter((one) => one.status === 'active' && one.payment_status === 'unpaid')
    const owed = open.reduce((sum, { base_amount: amount }) => sum + Number(amount), 0)
    assert.isAtMost(owed, creditLimit)
    assert.isAbove(owed, 0)
    const { faults } = await verifyLedger(database)
    assert.deepEqual(faults, [])
  })
})

test.group('A process that is killed while it records a payment', (group) => {
  group.setup(freshDatabase)
  group.teardown(freshDatabase)

  test('leaves nothing half-written: {after}')
    .with([
      { after: 'the payment', statement: 'insert into .payments' },
      { after: 'the release', statement: 'update .client_packages. set .*status' },
      { after: 'the notification', statement: 'insert into notifications' },
    ])
    .run(async ({ assert, cleanup }, { statement }) => {
      const { basic } = await createOffers()
      const client = await ClientFactory.merge({ creditLimit: 0 }).create()
      await createPartner(client)
      cleanup(freshDatabase)
      const { sale } = await db.transaction((trx) =>
        activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
      )
      const state = async () => {
        const { status } = await ClientPackage.findOrFail(sale.clientPackageId)
        const { paymentStatus } = await Sale.findOrFail(sale.id)
        const payments = await Payment.query().where({ saleId: sale.id })
        const steps = await SalePayment.query().where({ saleId: sale.id })
        return [status, paymentStatus, payments.length, steps.length]
      }

      assert.equal(await pay(sale, statement), 'SIGKILL')
      assert.deepEqual(await state(), ['pending', 'unpaid', 0, 0])
      assert.equal(await pay(sale, 'no such statement'), 0)
      assert.deepEqual(await state(), ['active', 'paid', 1, 1])
      const { faults } = await verifyLedger()
      assert.deepEqual(faults, [])
    })
    .timeout(60_000)
})

/** Pays the sale in another process; returns its exit code, or the signal that ended it. */
async function pay({ uid }: Sale, killedAfter: string): Promise<string | number> {
  const child = fork(app.makePath('tests/functional/proof/paying_process.ts'), [], {
    execArgv: ['--import=./bin/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PAID_SALE: uid, KILLED_AFTER: killedAfter },
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return code ?? signal!
}
