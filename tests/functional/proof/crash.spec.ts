import { test } from '@japa/runner'
import { verifyLedger } from '#app/billing/metering/ledger'
import { deploy, stop, type Server } from '#tests/functional/metering/deployment'
import { ask, booksOf } from '#tests/functional/proof/calls'
import { inFull, noteFigures } from '#tests/helpers/full'

const rounds = inFull(10, 1)
const connections = 20
/** One of the two is killed after this many responses; the other sends as many more. */
const answersBefore = inFull(300, 60)

test.group('One of two servers killed under load', () => {
  test('loses no acknowledged charge', async ({ assert, cleanup }) => {
    const plan = { crash: [inFull(3_000_000, 100_000), 1_000_000] }
    const deployment = await deploy(2, plan)
    cleanup(() => deployment.end())
    const { servers, prepared, database } = deployment
    await database.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
    const acknowledged = new Set<string>()
    const charge = async (server: Server) => {
      const response = await ask(server, prepared.crash)
      const { request_id: id } = (await response.json()) as { request_id: string }
      assert.equal(response.status, 200)
      acknowledged.add(id)
    }

    for (let round = 1; round <= rounds; round++) {
      const [survivor, victim] = servers
      const enough = acknowledged.size + answersBefore
      let killed: Promise<void> | null = null
      const untilItBreaks = async () => {
        for (;;) {
          await charge(victim)
          if (acknowledged.size >= enough) await (killed ??= stop(victim.process))
        }
      }
      const beyondThat = async () => {
        while (acknowledged.size < enough + answersBefore) await charge(survivor)
      }
      await Promise.all(
        Array.from({ length: connections }, () => [
          untilItBreaks().catch((error: unknown) => assert.instanceOf(error, TypeError)),
          beyondThat(),
        ]).flat()
      )
      servers.pop()
      if (round < rounds) await deployment.start()
    }

    const books = await booksOf(database, prepared.crash)
    assert.deepEqual([...acknowledged.difference(books.requests)], [])
    assert.deepEqual(books.counters, books.ledger)
    assert.equal(books.searches, books.requests.size)
    const { faults } = await verifyLedger(database)
    assert.deepEqual(faults, [])
    noteFigures(
      `${rounds} kills, ${acknowledged.size} charges acknowledged, ${books.requests.size} in the ledger`
    )
  }).timeout(inFull(300_000, 120_000))
})
