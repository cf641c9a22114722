import fc from 'fast-check'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { isPostgres } from '#app/core/db/prepared_rows'
import { releaseAfterFailure, claimKey } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import Client from '#app/accounts/client'
import { activatePackage } from '#app/billing/sales/activate_package'
import { changeClientPackage } from '#app/billing/client_packages/change_client_package'
import ClientPackage from '#app/billing/client_package'
import { verifyLedger } from '#app/billing/metering/ledger'
import { TooManyCalls } from '#app/billing/client_packages/refund_calls'
import { releaseSale } from '#app/billing/sales/release_sale'
import Sale from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import Notification from '#app/notifications/notification'
import QueuedMail from '#app/mail/queued_mail'
import { families, type Family } from '#app/billing/families'
import Package from '#app/billing/package'
import { operator } from '#app/accounts/audit/audit_log'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { inFull, noteFigures } from '#tests/helpers/full'
import { PackagesModel, type Payment } from '#tests/functional/proof/packages_model'
import { spend, giveBack } from '#tests/unit/metering/spending'

/** The tested system: clients with one user each, and their packages in the order of the model. */
interface Real {
  assert: Assert
  /** The time 0 of the model; instead of the clock, the dates in the database are moved. */
  start: DateTime
  clients: Client[]
  people: number[]
  packs: ClientPackage[][]
  currencyId: number
}

type Command = fc.AsyncCommand<PackagesModel, Real>

const counted: Record<string, number> = {}

/** A command: its effect on both, and its name in reports. */
function command(
  name: string,
  run: (model: PackagesModel, real: Real) => Promise<void>,
  check: (model: PackagesModel) => boolean = () => true
): Command {
  return {
    check,
    async run(model, real) {
      counted[name] = (counted[name] ?? 0) + 1
      await run(model, real)
      await agree(model, real)
    },
    toString: () => name,
  }
}

/** A package of the client for any number, if there is one. */
const packAt = (model: PackagesModel, client: number, pick: number) =>
  pick % model.clients[client].packs.length
const has = (client: number) => (model: PackagesModel) => model.clients[client].packs.length > 0

const client = fc.constantFrom(0, 0, 0, 1)
const pick = fc.nat(20)

const activation = fc
  .record({
    client,
    family: fc.constantFrom(...(Object.keys(families) as Family[])),
    total: fc.constantFrom(1, 2, 3, 4, 5, 6),
    /** Days from now; null for immediately. */
    startsIn: fc.constantFrom(null, null, null, 1.5, 4.5),
    lasts: fc.constantFrom(null, null, 3, 8, 20),
    backup: fc.boolean(),
    channel: fc.constantFrom('self' as const, 'self' as const, 'admin' as const),
  })
  .map(({ client: at, family, total, startsIn, lasts, backup, channel }) =>
    command(`${channel} activates ${family} of ${total} for ${lasts}`, async (model, real) => {
      const { priority, priced, quantity } = families[family]
      const begins = model.clock + (startsIn ?? 0)
      const ends = lasts === null ? null : begins + lasts
      const offer = await PackageFactory.merge({
        ...{ family, priority, version: 1, totalCalls: quantity ? 0 : total },
        ...{ validityDays: lasts, price: priced && !quantity ? 900 : 0 },
        currencyId: priced ? real.currencyId : null,
        ...(quantity && { unitPrice: 90, minimumQuantity: 1, maximumQuantity: 10 }),
      }).create()
      const expected = model.activate(at, channel, {
        ...{ family, name: offer.name, total, used: 0, priority, backup, begins, ends },
        ...{ lasts, cancelled: false, pending: false, alerts: { first: false, last: false } },
        price: priced ? (quantity ? 99 * total : 990) : 0,
        sale: priced ? 'unpaid' : 'waived',
      })

      const [activated] = await Promise.allSettled([
        inTransaction((trx) =>
          activatePackage(
            {
              ...{ client: real.clients[at], offer, actor: operator, channel, backup },
              quantity: quantity ? total : 1,
              startsAt: startsIn ? real.start.plus({ days: startsIn }) : undefined,
            },
            trx
          )
        ),
      ])

      if (activated.status === 'fulfilled') real.packs[at].push(activated.value.clientPackage)
      const code = activated.status === 'rejected' ? codeOf(activated.reason) : null
      real.assert.equal(code, expected)
    })
  )

const charge = client.map((at) =>
  command(`charge ${at}`, async (model, real) => {
    const [answer] = await settle([charged(model, real, at)])
    real.assert.deepEqual(answer, model.spend(at))
  })
)

const chargesAtOnce = fc.tuple(client, fc.integer({ min: 2, max: 5 })).map(([at, times]) =>
  command(`charge ${at}, ${times} at once`, async (model, real) => {
    const answers = await settle(Array.from({ length: times }, () => charged(model, real, at)))
    const expected = Array.from({ length: times }, () => model.spend(at))
    real.assert.deepEqual(answers, expected)
  })
)

const keyedCharge = fc.tuple(client, fc.constantFrom('a', 'b', 'c')).map(([at, key]) =>
  command(`charge ${at} under the key ${key}`, async (model, real) => {
    const { answers } = model.clients[at]
    const expected = answers.get(key) ?? model.spend(at)
    if (typeof expected !== 'string') answers.set(key, expected)
    const [answer] = await settle([chargedUnder(key, model, real, at)])
    real.assert.deepEqual(answer, expected)
  })
)

const refund = fc.tuple(client, pick, fc.integer({ min: 1, max: 5 })).map(([at, which, calls]) =>
  command(
    `refund ${calls} to ${at}`,
    async (model, real) => {
      const index = packAt(model, at, which)
      const [given] = await Promise.allSettled([
        giveBack(real.packs[at][index], { calls, reason: 'Proof' }),
      ])
      real.assert.equal(given.status === 'fulfilled', model.refund(at, index, calls))
      if (given.status === 'rejected') real.assert.instanceOf(given.reason, TooManyCalls)
    },
    has(at)
  )
)

const change = fc.tuple(client, pick, fc.boolean()).map(([at, which, backup]) =>
  command(
    `backup ${backup} for ${at}`,
    async (model, real) => {
      const index = packAt(model, at, which)
      model.clients[at].packs[index].backup = backup
      await changeClientPackage(real.packs[at][index], { backup }, { actor: operator })
    },
    has(at)
  )
)

const cancel = fc.tuple(client, pick).map(([at, which]) =>
  command(
    `cancel one of ${at}`,
    async (model, real) => {
      const index = packAt(model, at, which)
      Object.assign(model.clients[at].packs[index], { cancelled: true, pending: false })
      await ClientPackage.query()
        .where('id', real.packs[at][index].id)
        .update({ status: 'cancelled' })
    },
    has(at)
  )
)

const settlement = fc
  .tuple(client, pick, fc.constantFrom('paid', 'paid', 'waived', 'voided', 'released', 'released'))
  .map(([at, which, how]) =>
    command(
      `${how} sale of ${at}`,
      async (model, real) => {
        const index = packAt(model, at, which)
        const expected = model.settle(at, index, how)
        const sale = await Sale.query()
          .where('client_package_id', real.packs[at][index].id)
          .whereNull('voids')
          .firstOrFail()
        const [settled] = await Promise.allSettled([
          how === 'released'
            ? releaseSale(sale, { actor: operator })
            : settleSale(sale, how, { actor: operator }),
        ])
        const code = settled.status === 'rejected' ? codeOf(settled.reason) : null
        real.assert.equal(code, expected)
      },
      has(at)
    )
  )

const editOffer = fc.tuple(client, pick).map(([at, which]) =>
  command(
    `edit the offer behind one of ${at}`,
    async (model, real) => {
      const { packageId } = real.packs[at][packAt(model, at, which)]
      const offer = await Package.findOrFail(packageId)
      const version = offer.version + 1
      await offer
        .merge({ totalCalls: 999, priority: 1, name: `Edited ${packageId} ${version}`, version })
        .save()
    },
    has(at)
  )
)

const suspend = fc.tuple(client, fc.constantFrom(false, false, true)).map(([at, suspended]) =>
  command(`${suspended ? 'suspend' : 'readmit'} ${at}`, async (model, real) => {
    model.clients[at].suspended = suspended
    const status = suspended ? 'suspended' : 'active'
    await Client.query().where('id', real.clients[at].id).update({ status })
  })
)

const setUp = fc
  .record({
    price: fc.integer({ min: 1, max: 3 }),
    first: fc.constantFrom(50, 80),
    last: fc.constantFrom(90, 100),
  })
  .map((setup) =>
    command(`set ${JSON.stringify(setup)}`, async (model) => {
      Object.assign(model.setup, setup)
      await db.from('default_setups').update({
        playground_search_price: setup.price,
        first_alert_percentage: setup.first,
        last_alert_percentage: setup.last,
      })
    })
  )

const pass = fc.integer({ min: 1, max: 4 }).map((days) =>
  command(`${days} days pass`, async (model, real) => {
    model.clock += days
    const moved = (column: string) =>
      isPostgres(db.connection())
        ? `${column} - interval '${days} days'`
        : `datetime(${column}, '-${days} days')`
    const ids = real.clients.map(({ id }) => id)
    await db
      .from('client_packages')
      .whereIn('client_id', ids)
      .update({
        activated_at: db.raw(moved('activated_at')),
        expires_at: db.raw(moved('expires_at')),
      })
  })
)

/** Enough runs for packages to be active, spent and exhausted at the same time. */
const everything = [
  ...[activation, activation, activation, activation],
  ...[charge, charge, charge, chargesAtOnce, chargesAtOnce, keyedCharge, keyedCharge],
  ...[refund, change, setUp, pass, pass],
  ...[settlement, settlement, settlement, cancel, editOffer, suspend],
]

test.group('Packages and the model', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('agree after every charge, replay, refund, activation, expiry and settings change', async ({
    assert,
  }) => {
    const { euro } = await createOffers()
    const numRuns = inFull(300, 60)
    await fc.assert(
      fc.asyncProperty(
        fc.commands(everything, { maxCommands: inFull(60, 30), size: 'max' }),
        async (commands) => {
          await db.from('default_setups').update({
            playground_search_price: 1,
            first_alert_percentage: 80,
            last_alert_percentage: 100,
            credit_limit: 4000,
          })
          await fc.asyncModelRun(() => begin(assert, euro.id), commands)
        }
      ),
      { numRuns }
    )
    const numbers = await db.from('sales').orderBy('number').select('number')
    const [{ number: first }] = numbers
    assert.deepEqual(
      numbers.map(({ number }) => number),
      Array.from(numbers, (_, index) => first + index)
    )
    const { faults, entries, packages } = await verifyLedger()
    assert.deepEqual(faults, [])
    const steps = Object.values(counted).reduce((sum, count) => sum + count, 0)
    noteFigures(`${numRuns} runs, ${steps} steps, ${packages} packages, ${entries} ledger entries`)
  }).timeout(inFull(900_000, 120_000))
})

async function begin(assert: Assert, currencyId: number) {
  const clients = await ClientFactory.createMany(2)
  const people: number[] = []
  for (const one of clients) {
    const { id } = await createPartner(one)
    people.push(id)
  }
  const real: Real = {
    assert,
    start: DateTime.utc().startOf('second'),
    clients,
    people,
    packs: clients.map(() => []),
    currencyId,
  }
  return { model: new PackagesModel(), real }
}

/** A call by its ledger entries; a refusal by its code. */
async function charged({ setup }: PackagesModel, real: Real, at: number): Promise<Payment> {
  const { packages } = await spend(real.clients[at], { units: setup.price })
  return paymentOf(real, at, packages)
}

/** The same with an Idempotency-Key, as in the middleware and the charge. */
async function chargedUnder(key: string, { setup }: PackagesModel, real: Real, at: number) {
  const connection = db.connection()
  const owner = `client:${real.clients[at].id}`
  const claim = await claimKey(connection, { owner, key, requestHash: 'a proof' })
  if ('status' in claim) return JSON.parse(claim.body) as Payment
  try {
    const { packages } = await spend(real.clients[at], {
      units: setup.price,
      claim,
      answer: (paid) => ({
        status: 200,
        headers: {},
        body: JSON.stringify(paymentOf(real, at, paid.packages)),
      }),
    })
    return paymentOf(real, at, packages)
  } catch (error) {
    await releaseAfterFailure(connection, claim)
    throw error
  }
}

function paymentOf(
  real: Real,
  at: number,
  packages: Array<{ id: string; units: number }>
): Payment {
  return packages.map(({ id, units }) => ({
    pack: real.packs[at].findIndex(({ uid }) => uid === id),
    units,
  }))
}

async function settle(calls: Array<Promise<Payment>>) {
  const settled = await Promise.allSettled(calls)
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : codeOf(one.reason)))
}

/** The code of a refusal; other errors fail the run. */
function codeOf(reason: unknown) {
  if (reason instanceof Refusal) return reason.code
  throw reason
}

/** Asserts that counters, ledger, snapshots and alerts of both clients match the model. */
async function agree(model: PackagesModel, real: Real) {
  for (const [at, { packs, alertsSent }] of model.clients.entries()) {
    const { id, email } = real.clients[at]
    const clientPackages = await ClientPackage.query().where('client_id', id).orderBy('id')
    const spent = await db
      .from('call_ledger')
      .where({ client_id: id })
      .groupBy('client_package_id')
      .select('client_package_id')
      .select(db.raw(`sum(case kind when 'charge' then units else -units end) as units`))
    const ledger = new Map(spent.map((row) => [row.client_package_id, Number(row.units)]))
    real.assert.deepEqual(
      clientPackages.map((one) => ({
        name: one.name,
        total: one.totalCalls,
        used: one.usageCalls,
        ledger: ledger.get(one.id) ?? 0,
        priority: one.priority,
        backup: one.backup,
        cancelled: one.status === 'cancelled',
        pending: one.status === 'pending',
        family: one.family,
        alerts: { first: one.firstAlertAt !== null, last: one.lastAlertAt !== null },
      })),
      packs.map(({ begins, ends, lasts, price, sale, ...pack }) => ({ ...pack, ledger: pack.used }))
    )
    const sales = await db.from('sales').where({ client_id: id }).whereNull('voids')
    real.assert.sameDeepMembers(
      sales.map((sale) => [sale.client_package_id, sale.payment_status, sale.base_amount]),
      clientPackages.map((one, index) => [one.id, packs[index].sale, packs[index].price])
    )
    const notifications = await Notification.query()
      .where('user_id', real.people[at])
      .whereIn('kind', ['calls_low', 'calls_used_up'])
    real.assert.lengthOf(notifications, alertsSent)
    const mails = await QueuedMail.query().where({ recipient: email })
    real.assert.lengthOf(mails, alertsSent)
  }
}
