import { test } from '@japa/runner'
import { databaseNow, sqlFromNow } from '#app/core/db/database_clock'
import { permitMuch, verifyLedgerByCommand } from '#tests/faults/money'
import { until } from '#tests/faults/until'
import { deploy, type Server } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { noteFigures } from '#tests/helpers/full'

interface Answer {
  begun: number
  ended: number
  status: number
  code?: string
}

const clients = 6

test.group('A package that expires in the second of calls', () => {
  test('pays no later call; the next package pays, and without one calls are refused', async ({
    assert,
    cleanup,
  }) => {
    const deployment = await deploy(2, { caller: [1_000_000, 1_000_000] }, { QUEUE_WORKER: 'off' })
    cleanup(() => deployment.end())
    const { database, prepared, servers } = deployment
    const { token, packageIds } = prepared.caller
    await permitMuch(database)
    const answers: Answer[] = []
    const call = async ({ url }: Server) => {
      const begun = performance.now()
      const response = await fetch(`${url}/v1/skills/playground-search/?skills=Python`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { code } = (await response.json()) as { code?: string }
      answers.push({ begun, ended: performance.now(), status: response.status, code })
    }
    let isOver = false
    const sending = Array.from({ length: clients }, async (_, client) => {
      while (!isOver) await call(servers[client % servers.length])
    })
    cleanup(async () => {
      isOver = true
      await Promise.all(sending)
    })
    /** Sets the end of a package two seconds ahead; returns it. */
    const expire = async (id: number) => {
      const end = database.raw(sqlFromNow(database, 2))
      await database.from('client_packages').where({ id }).update({ expires_at: end })
      const now = await databaseNow(database)
      return now.plus({ seconds: 2 })
    }
    const paidBy = async (id: number) => {
      const [{ count }] = await database
        .from('call_ledger')
        .where({ client_package_id: id })
        .count('* as count')
      return Number(count)
    }

    await until('calls', () => answers.length > 20)
    const firstEnd = await expire(packageIds[0])
    await until('calls that the next package pays', async () => (await paidBy(packageIds[1])) > 20)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])

    await expire(packageIds[1])
    const isRefused = ({ code }: Answer) => code === 'quota_exceeded'
    await until('a refused call', () => answers.some(isRefused))
    const refused = answers.filter(isRefused).length
    await until('more of them', () => answers.filter(isRefused).length > refused + 20)
    isOver = true
    await Promise.all(sending)

    const firstRefusal = Math.min(...answers.filter(isRefused).map(({ ended }) => ended))
    const later = answers.filter(({ begun }) => begun > firstRefusal)
    assert.isTrue(later.every(isRefused))
    const paid = answers.filter(({ status }) => status === 200)
    assert.lengthOf(
      answers.filter((one) => !isRefused(one)),
      paid.length
    )
    const books = await booksOf(database, prepared.caller)
    assert.equal(books.requests.size, paid.length)
    assert.deepEqual(books.counters, books.ledger)
    /** Times have whole seconds on SQLite, and an entry is written a moment after its package was locked. */
    const [{ last }] = await database
      .from('call_ledger')
      .where({ client_package_id: packageIds[0] })
      .max('created_at as last')
    const lastEntry = last instanceof Date ? last : new Date(`${last}Z`)
    assert.isBelow(lastEntry.getTime(), firstEnd.toMillis() + 1500)
    await verifyLedgerByCommand(deployment)
    noteFigures(
      `${books.ledger[0]} calls paid before the end of the first package, ${books.ledger[1]} by the next, ` +
        `${answers.length - paid.length} refused`
    )
  })
})
