import fc from 'fast-check'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ClientPackage from '#app/billing/client_package'
import { verifyLedger } from '#app/billing/metering/ledger'
import { QuotaExceeded } from '#app/billing/metering/metering_errors'
import { clientWith, spend } from '#tests/unit/metering/spending'

/** The properties that determine whether and when a package pays; hours are relative to now. */
const heldPackage = fc.record({
  totalCalls: fc.integer({ min: 0, max: 4 }),
  priority: fc.constantFrom(10, 20, 30),
  backup: fc.boolean(),
  activatedHours: fc.constantFrom(-48, -24, 24),
  expiresHours: fc.constantFrom(null, -1, 1, 2),
  status: fc.constantFrom(
    'active' as const,
    'active' as const,
    'cancelled' as const,
    'refunded' as const
  ),
})
type Held = typeof heldPackage extends fc.Arbitrary<infer Value> ? Value : never

const hours = (count: number) => DateTime.utc().plus({ hours: count }).startOf('second')

function stored({ activatedHours, expiresHours, ...rest }: Held): Partial<ClientPackage> {
  return {
    ...rest,
    activatedAt: hours(activatedHours),
    expiresAt: expiresHours === null ? null : hours(expiresHours),
  }
}

/** The rule of payment, written independently of the code. */
class Model {
  #left: Array<{ index: number; calls: number }>

  constructor(held: Held[]) {
    this.#left = held
      .map((one, index) => ({ ...one, index }))
      .filter(({ status, activatedHours, expiresHours }) => {
        return (
          status === 'active' && activatedHours < 0 && (expiresHours === null || expiresHours > 0)
        )
      })
      .sort((a, b) => {
        return (
          Number(a.backup) - Number(b.backup) ||
          a.priority - b.priority ||
          (a.expiresHours ?? Infinity) - (b.expiresHours ?? Infinity) ||
          a.activatedHours - b.activatedHours ||
          a.index - b.index
        )
      })
      .map(({ index, totalCalls: calls }) => ({ index, calls }))
  }

  /** The units by package, or null if refused. */
  spend(units: number): Record<number, number> | null {
    if (this.#left.reduce((sum, { calls }) => sum + calls, 0) < units) return null
    const charged: Record<number, number> = {}
    for (let open = units; open > 0; open--) {
      const first = this.#left.find(({ calls }) => calls > 0)!
      first.calls -= 1
      charged[first.index] = (charged[first.index] ?? 0) + 1
    }
    return charged
  }
}

test.group('Invariants after every charge', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('packages pay in order, and counters match the ledger', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(heldPackage, { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (held, prices, atOnce) => {
          const { client, packages } = await clientWith(...held.map(stored))
          const model = new Model(held)
          const expected = prices.map((units) => model.spend(units))

          const calls = atOnce
            ? await Promise.allSettled(prices.map((units) => spend(client, { units })))
            : await settledOneByOne(prices, (units) => spend(client, { units }))

          const indexOf = new Map(packages.map(({ uid }, index) => [uid, index]))
          const charged = calls.map((call) => {
            if (call.status === 'fulfilled') {
              return Object.fromEntries(
                call.value.packages.map(({ id, units }) => [indexOf.get(id), units])
              )
            }
            assert.instanceOf(call.reason, QuotaExceeded)
            return null
          })
          assert.deepEqual(charged, expected)

          for (const one of await ClientPackage.query().where({ clientId: client.id })) {
            assert.isAtLeast(one.usageCalls, 0)
            assert.isAtMost(one.usageCalls, one.totalCalls)
            const [{ spent }] = await db
              .from('call_ledger')
              .where({ client_package_id: one.id })
              .sum('units as spent')
            assert.equal(one.usageCalls, Number(spent ?? 0))
          }
        }
      ),
      { numRuns: 60 }
    )
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })
})

async function settledOneByOne<Item, Value>(
  items: Item[],
  work: (item: Item) => Promise<Value>
): Promise<PromiseSettledResult<Value>[]> {
  const settled: PromiseSettledResult<Value>[] = []
  for (const item of items) settled.push(...(await Promise.allSettled([work(item)])))
  return settled
}
