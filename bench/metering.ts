import { Agent } from 'node:http'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createSkill, tokenOf } from './partner.js'
import { ask, cpuPerRequest, flood, sandwich, startServer, stopServer } from './server_process.js'
import type { Bench, BenchRow } from './types.js'
import type Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/billing/client_package'
import { spendCall } from '#app/billing/metering/spend_call'
import type Package from '#app/billing/package'
import { isPostgres } from '#app/core/db/prepared_rows'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'

const callers = 10
const port = 3397
const rounds = 3

/**
 * Compares a charge with the cost of minimal statements, and a metered call over HTTP with simpler
 * routes. Each value is the best of three rounds of reference, ours, reference, to exclude the
 * effects of other load.
 */
const bench: Bench = async ({ large }) => {
  const milliseconds = large ? 4000 : 1500
  const offer = await PackageFactory.create()
  await offer.refresh()
  const holders = await Promise.all(Array.from({ length: callers }, () => createHolder(offer)))
  return [
    ...(await charges(holders, milliseconds)),
    ...(await calls(holders[0], large ? 6000 : 2000)),
  ]
}

export default bench

interface Holder {
  client: Client
  pack: ClientPackage
}

async function createHolder(offer: Package): Promise<Holder> {
  const client = await ClientFactory.create()
  const pack = await ClientPackage.create({
    ...ClientPackage.snapshotOf(offer),
    clientId: client.id,
    totalCalls: 1_000_000_000,
    activatedAt: DateTime.utc().minus({ minutes: 1 }),
  })
  return { client, pack }
}

type Work = (holder: Holder) => Promise<unknown>

async function charges(holders: Holder[], milliseconds: number): Promise<BenchRow[]> {
  const [first] = holders
  const situations = [
    { who: 'one caller', by: [first] },
    { who: `${callers} callers of as many clients`, by: holders },
    { who: `${callers} callers of one client`, by: holders.map(() => first) },
  ]
  const references = [
    { name: 'a bare UPDATE', work: bareUpdate },
    { name: 'a conditional UPDATE plus INSERT', work: updateAndInsert },
    { name: 'UPDATE and two INSERTs in a transaction', work: updateAndInserts },
  ]
  const onPostgres = isPostgres(db.connection())
  const rows: BenchRow[] = []
  for (const { who, by } of situations) {
    for (const { name, work } of references) {
      const measure = (one: Work) => rate(by, one, milliseconds / rounds)
      const { reference, ours } = await sandwich(
        () => measure(work),
        () => measure(spend),
        Math.max
      )
      rows.push({
        name: `charge, ${who}, against ${name}`,
        ...{ ours, reference, unit: 'per second', ratio: ours / reference },
        ...(onPostgres && work === updateAndInsert && by === holders && { target: '≥ 0.5' }),
        ...(work === updateAndInsert && { note: 'these in one transaction' }),
      })
    }
  }
  return rows
}

function spend({ client }: Holder) {
  return spendCall({
    clientId: client.id,
    requestId: newUid(),
    units: 1,
    finish: () => ({
      record: {
        call: 'playground-search',
        userId: null,
        origin: 'api',
        skills: ['Cooking'],
        filters: { min_weight: 0, max_weight: 100, limit: 25 },
        totalMatches: 40,
        returned: 25,
        latencyMs: 3,
      },
    }),
  })
}

function bareUpdate({ pack }: Holder) {
  return db.rawQuery(
    'update client_packages set usage_calls = usage_calls + 1 where id = ? and usage_calls < total_calls',
    [pack.id]
  )
}

/** The minimum to charge a call in a transaction: no order of payment, no history. */
function updateAndInsert({ client, pack }: Holder) {
  return db.transaction(async (trx) => {
    await trx.rawQuery(
      'update client_packages set usage_calls = usage_calls + 1 where id = ? and usage_calls < total_calls',
      [pack.id]
    )
    await trx.rawQuery(
      `insert into call_ledger (client_id, client_package_id, request_id, kind, units, created_at)
       values (?, ?, ?, 'charge', 1, current_timestamp)`,
      [client.id, pack.id, newUid()]
    )
  })
}

/** The minimum with the same ledger, without order of payment, alerts or terms. */
function updateAndInserts(holder: Holder) {
  const { client, pack } = holder
  const requestId = newUid()
  return db.transaction(async (trx) => {
    await trx.rawQuery(
      'update client_packages set usage_calls = usage_calls + 1 where id = ? and usage_calls < total_calls',
      [pack.id]
    )
    await trx.rawQuery(
      `insert into call_ledger (client_id, client_package_id, request_id, kind, units, created_at)
       values (?, ?, ?, 'charge', 1, current_timestamp)`,
      [client.id, pack.id, requestId]
    )
    await trx.rawQuery(
      `insert into search_history
         (uid, request_id, client_id, client_package_id, origin, skills, filters, total_matches,
          returned, outcome, units, latency_ms, created_at)
       values (?, ?, ?, ?, 'api', '["Cooking"]', '{"limit":25}', 40, 25, 'found', 1, 3, current_timestamp)`,
      [newUid(), requestId, client.id, pack.id]
    )
  })
}

/** Calls per second, with each caller continuing as soon as it is done. */
async function rate(by: Holder[], work: Work, milliseconds: number): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    by.map(async (holder) => {
      while (performance.now() - start < milliseconds) {
        await work(holder)
        done += 1
      }
    })
  )
  return (1000 * done) / (performance.now() - start)
}

async function calls({ client }: Holder, count: number): Promise<BenchRow[]> {
  const authorization = `Bearer ${await tokenOf(client)}`
  const search = `/v1/skills/playground-search/?skills=${encodeURIComponent(await createSkill())}`
  await db.from('default_setups').update({ requests_per_minute: 1_000_000_000 })

  const server = await startServer('bench/metering_server.ts', port)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const each = Math.round(count / rounds)
  const load = (path: string, connections: number, times = each) =>
    flood(() => ask({ agent, port, path, headers: { authorization } }), { connections, times })
  const cpu = (path: string, connections: number) =>
    cpuPerRequest(server, each, () => load(path, connections))
  const speed = async (path: string, connections: number) => {
    const start = performance.now()
    await load(path, connections)
    return (1000 * each) / (performance.now() - start)
  }
  try {
    await load(search, callers, 1000)
    await load('/bench/learn', 1, 1)
    await load(search, 1, 1)
    for (const path of ['/bench/statements', '/bench/json']) await load(path, callers, 1000)

    const rows: BenchRow[] = []
    for (const connections of [1, callers]) {
      const who = connections === 1 ? 'one connection' : `${connections} connections`
      const against = async (path: string, measure: typeof cpu, best: typeof Math.min) => {
        const reference = () => measure(path, connections)
        const { ours, ...value } = await sandwich(
          reference,
          () => measure(search, connections),
          best
        )
        return { ours, ...value, ratio: ours / value.reference }
      }
      rows.push(
        {
          name: `metered call, ${who}, against its statements alone`,
          ...(await against('/bench/statements', cpu, Math.min)),
          unit: 'µs CPU time',
          target: connections === 1 ? '≤ 1.5' : undefined,
          note: 'token, search, charge, history; of the server process',
        },
        {
          name: `metered call, ${who}, against a bare JSON route`,
          ...(await against('/bench/json', cpu, Math.min)),
          unit: 'µs CPU time',
          note: 'of the server process',
        },
        {
          name: `metered call, ${who}, against a bare JSON route`,
          ...(await against('/bench/json', speed, Math.max)),
          unit: 'per second',
        }
      )
    }
    return rows
  } finally {
    agent.destroy()
    await stopServer(server)
  }
}
