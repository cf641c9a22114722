import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { newUid } from '#app/core/uid'
import { verifyLedger } from '#app/billing/metering/ledger'
import { deploy, type Deployment } from '#tests/functional/metering/deployment'
import { ask, booksOf, giveBack, inParallel } from '#tests/functional/proof/calls'
import { inFull, isFull, noteFigures } from '#tests/helpers/full'

/** The number of concurrent calls to all servers. */
const workers = 40
/** How often the same key is sent concurrently, to different servers. */
const copies = 3
const factor = inFull(3, 1)

const processes = isFull ? [1, 3, 5] : [3]
const packages = isFull ? [1, 3, 12] : [1, 3]

interface Scenario {
  name: string
  totals: number[]
  /** The requested calls, as a multiple of the available ones. */
  demand: number
  duplicates: boolean
}

const scenarios: Scenario[] = packages.flatMap((count) =>
  [0.8, 1, 2].flatMap((demand) =>
    [false, true].map((duplicates) => ({
      name: `${count} packages, demand ${demand}${duplicates ? ', duplicate keys' : ''}`,
      totals: Array.from({ length: count }, () => factor * Math.ceil(40 / count)),
      demand,
      duplicates,
    }))
  )
)

/** Calls of five units with small packages, of which the last has less than the price of a call. */
const manyUnits = { price: 5, scenarios: [[4, 4, 4], Array.from({ length: 12 }, () => 1), [2, 9]] }

for (const count of processes) {
  test.group(`${count} server processes`, (group) => {
    let deployment: Deployment<string>

    group.setup(async () => {
      const plan = Object.fromEntries([
        ...scenarios.map(({ name, totals }) => [name, totals]),
        ...manyUnits.scenarios.map((totals) => [totals.join(), totals]),
        ['refunds', [40 * factor]],
      ])
      deployment = await deploy(count, plan)
      const limits = { requests_per_minute: 1_000_000 }
      await deployment.database.from('default_setups').update(limits)
      return () => deployment.end()
    })

    test('sell exactly the available calls: {name}')
      .with(scenarios)
      .run(async ({ assert }, { name, totals, demand, duplicates }) => {
        const { servers, prepared, database } = deployment
        const holder = prepared[name]
        const capacity = totals.reduce((sum, total) => sum + total, 0)
        const requested = Math.round(capacity * demand)
        const sold = Math.min(requested, capacity)

        const answered = await inParallel(
          Array.from({ length: requested }),
          workers,
          (_, index) => {
            if (!duplicates) return Promise.all([ask(servers[index % count], holder)])
            const key = newUid()
            return Promise.all(
              Array.from({ length: copies }, (__, copy) =>
                ask(servers[(index + copy) % count], holder, key)
              )
            )
          }
        )

        const statuses = answered.map((same) =>
          [...new Set(same.map(({ status }) => status))].join()
        )
        assert.sameMembers([...new Set(statuses)], requested > capacity ? ['200', '429'] : ['200'])
        assert.lengthOf(
          statuses.filter((status) => status === '200'),
          sold
        )
        const paid = answered
          .flat()
          .filter((one) => one.status === 200 && !one.headers.has('idempotent-replayed'))
        assert.sameMembers(
          paid.map(({ headers }) => Number(headers.get('x-calls-remaining'))),
          Array.from({ length: sold }, (_, index) => capacity - 1 - index)
        )
        for (const same of answered) {
          const bodies = await Promise.all(same.map((response) => response.text()))
          if (same[0].status === 200) assert.lengthOf([...new Set(bodies)], 1)
        }

        const books = await booksOf(database, holder)
        let left = sold
        const expected = totals.map((total) => {
          const used = Math.min(total, left)
          left -= used
          return used
        })
        assert.deepEqual(books.counters, expected)
        assert.deepEqual(books.ledger, expected)
        assert.lengthOf(books.units, sold)
        assert.equal(books.searches, sold)
        const reached = (percent: number) =>
          expected.filter((used, index) => 100 * used >= percent * totals[index]).length
        assert.equal(books.alerts, reached(80) + reached(100))
        const responses = answered.length * answered[0].length
        noteFigures(
          `${responses} responses, ${sold} of ${capacity} sold, ${requested - sold} refused`
        )
      })

    test('charge a call of five units completely or not at all', async ({ assert }) => {
      const { servers, prepared, database } = deployment
      await database.from('default_setups').update({ playground_search_price: manyUnits.price })

      for (const totals of manyUnits.scenarios) {
        const holder = prepared[totals.join()]
        const capacity = totals.reduce((sum, total) => sum + total, 0)
        const sold = Math.floor(capacity / manyUnits.price)

        const answers = await inParallel(Array.from({ length: workers }), workers, (_, index) =>
          ask(servers[index % count], holder)
        )

        assert.lengthOf(
          answers.filter(({ status }) => status === 200),
          sold
        )
        assert.lengthOf(
          answers.filter(({ status }) => status === 429),
          workers - sold
        )
        for (const { status, headers } of answers) {
          if (status !== 429) continue
          assert.equal(headers.get('x-calls-remaining'), String(capacity - sold * manyUnits.price))
        }
        const books = await booksOf(database, holder)
        assert.deepEqual(
          books.units,
          Array.from({ length: sold }, () => manyUnits.price)
        )
        assert.deepEqual(books.counters, books.ledger)
      }
      await database.from('default_setups').update({ playground_search_price: 1 })
    })

    test('refund exactly the charged calls during other charges', async ({ assert }) => {
      const { servers, prepared, database, staff } = deployment
      const acts = Array.from({ length: 60 * factor }, (_, index) => index % 3)

      const answers = await inParallel(acts, workers, async (act, index) => {
        const server = servers[index % count]
        if (act > 0) return { calls: 1, response: await ask(server, prepared.refunds) }
        return {
          calls: -3,
          response: await giveBack(server, prepared.refunds, { staff, calls: 3 }),
        }
      })

      const statuses = [...new Set(answers.map(({ response }) => response.status))]
      assert.includeMembers([200, 201, 422, 429], statuses)
      const done = answers.filter(({ response }) => response.ok)
      const net = done.reduce((sum, { calls }) => sum + calls, 0)
      const [id] = prepared.refunds.packageIds
      const pack = await database.from('client_packages').where({ id }).first()
      assert.equal(Number(pack.usage_calls), net)
      const refunds = await database
        .from('call_ledger')
        .where({ client_package_id: id, kind: 'refund' })
      const given = refunds.reduce((sum, { units }) => sum + Number(units), 0)
      assert.equal(given, 3 * done.filter(({ calls }) => calls < 0).length)
      noteFigures(`${done.length} of ${answers.length} acts done, ${given} calls given back`)
    })

    test('have consistent books and send each alert once', async ({ assert }) => {
      const { database, folder } = deployment
      const unsent = async () => {
        const [{ mails }] = await database
          .from('queued_mails')
          .whereNull('sent_at')
          .count('* as mails')
        return Number(mails)
      }
      while ((await unsent()) > 0);

      const { faults, entries } = await verifyLedger(database)
      assert.deepEqual(faults, [])
      const queued = await database.from('queued_mails')
      const files = await readdir(join(folder, 'mail'))
      assert.isAbove(queued.length, 0)
      assert.deepEqual([...new Set(queued.map(({ attempts }) => attempts))], [1])
      assert.lengthOf(files, queued.length)
      noteFigures(`${entries} ledger entries agree, ${files.length} mails`)
    })
  })
}
