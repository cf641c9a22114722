import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Holder } from '#tests/functional/metering/prepare_deployment'
import { newUid } from '#app/core/uid'
import { sqlFromNow } from '#app/core/db/database_clock'
import { leaseSeconds } from '#app/core/http/idempotency'
import { deploy, stop, type Deployment, type Server } from '#tests/functional/metering/deployment'

const connections = 20

/** One client for each test, with a package of this many calls. */
const plan = { lastCalls: [10], replays: [10], crash: [100_000], takeover: [10] }

/** One metered call. */
function call({ url }: Server, { token }: Holder, key?: string) {
  return fetch(`${url}/v1/skills/playground-search/?skills=Python`, {
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
  })
}

/** Concurrent calls on all connections to all servers. */
function callFromEverywhere(servers: Server[], holder: Holder, key?: string) {
  return Promise.all(
    servers.flatMap((server) =>
      Array.from({ length: connections }, () => call(server, holder, key))
    )
  )
}

/**
 * The counter, ledger and history of the client's package, in one statement: transactions of a killed server may still be
 * committed meanwhile.
 */
async function books(database: QueryClientContract, { packageIds: [packageId] }: Holder) {
  const countIn = (table: string) =>
    database.from(table).where({ client_package_id: packageId }).count('*')
  const {
    usage_calls: calls,
    ledger,
    history,
  } = await database
    .from('client_packages')
    .where({ id: packageId })
    .select('usage_calls')
    .select(countIn('call_ledger').as('ledger'), countIn('search_history').as('history'))
    .first()
  const entries = await database.from('call_ledger').where({ client_package_id: packageId })
  return {
    counter: Number(calls),
    ledger: Number(ledger),
    history: Number(history),
    requests: new Set(entries.map(({ request_id: id }) => id as string)),
  }
}

test.group('Several server processes on one database', (group) => {
  let deployment: Deployment<keyof typeof plan>

  group.setup(async () => {
    deployment = await deploy(3, plan)
    return () => deployment.end()
  })

  test('sell exactly ten calls to sixty concurrent connections', async ({ assert }) => {
    const { servers, prepared, database } = deployment

    const responses = await callFromEverywhere(servers, prepared.lastCalls)

    const statuses = Map.groupBy(responses, ({ status }) => status)
    assert.sameMembers([...statuses.keys()], [200, 429])
    assert.lengthOf(statuses.get(200)!, 10)
    for (const refused of statuses.get(429)!) {
      const problem = await refused.json()
      assert.containSubset(problem, { code: 'quota_exceeded' })
    }
    const left = statuses.get(200)!.map(({ headers }) => Number(headers.get('x-calls-remaining')))
    assert.sameMembers(left, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    const { counter, ledger, history } = await books(database, prepared.lastCalls)
    assert.deepEqual({ counter, ledger, history }, { counter: 10, ledger: 10, history: 10 })
  })

  test('charge one key once, however often and wherever it is sent', async ({ assert }) => {
    const { servers, prepared, database } = deployment
    const key = newUid()

    const answered: Response[] = []
    while (answered.length < connections) {
      const responses = await callFromEverywhere(servers, prepared.replays, key)
      assert.includeMembers([200, 409], [...new Set(responses.map(({ status }) => status))])
      answered.push(...responses.filter(({ status }) => status === 200))
    }

    const bodies = await Promise.all(answered.map((response) => response.text()))
    assert.lengthOf([...new Set(bodies)], 1)
    const paid = answered.filter(({ headers }) => headers.get('idempotent-replayed') === null)
    assert.lengthOf(paid, 1)
    const { counter, ledger, history } = await books(database, prepared.replays)
    assert.deepEqual({ counter, ledger, history }, { counter: 1, ledger: 1, history: 1 })
  })

  test('take over the key of a crashed process, with one charge', async ({ assert }) => {
    const { servers, prepared, database } = deployment
    const { takeover } = prepared
    const key = newUid()
    await call(servers[0], takeover, newUid())
    await database.rawQuery(
      `update idempotency_records set key = ?, answer_status = null, answer_body = null,
         updated_at = ${sqlFromNow(database, -leaseSeconds - 1)}
       where owner = ?`,
      [key, `client:${takeover.clientId}`]
    )

    const responses = await callFromEverywhere(servers, takeover, key)

    const paid = responses.filter(
      ({ status, headers }) => status === 200 && headers.get('idempotent-replayed') === null
    )
    assert.lengthOf(paid, 1)
    const { counter, ledger } = await books(database, takeover)
    assert.deepEqual({ counter, ledger }, { counter: 2, ledger: 2 })
  })

  test('lose no acknowledged charge if one is killed meanwhile', async ({ assert }) => {
    const { servers, prepared, database } = deployment
    const { crash } = prepared
    await database.from('default_setups').update({ requests_per_minute: 1_000_000 })
    const [victim, ...others] = servers
    const acknowledged = new Set<string>()

    const callUntilItBreaks = async (server: Server) => {
      for (;;) {
        const response = await call(server, crash)
        const { request_id: id } = (await response.json()) as { request_id: string }
        assert.equal(response.status, 200)
        acknowledged.add(id)
        if (acknowledged.size >= 100) await stop(victim.process)
      }
    }
    const callSome = async (server: Server) => {
      for (let calls = 0; calls < 10; calls++) {
        const response = await call(server, crash)
        const { request_id: id } = (await response.json()) as { request_id: string }
        acknowledged.add(id)
      }
    }
    await Promise.all([
      ...Array.from({ length: connections }, () =>
        callUntilItBreaks(victim).catch((error: unknown) => assert.instanceOf(error, TypeError))
      ),
      ...others.map(callSome),
    ])

    const { counter, ledger, history, requests } = await books(database, crash)
    assert.isAtLeast(acknowledged.size, 100)
    assert.deepEqual([...acknowledged.difference(requests)], [])
    assert.equal(counter, ledger)
    assert.equal(history, ledger)
    assert.isAtMost(ledger, acknowledged.size + connections)
  })
})
