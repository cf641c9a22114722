import { Agent } from 'node:http'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createSkill, tokenOf } from './partner.js'
import { parentOf, processorTime, processorTimeOfAll } from '../scripts/processor_time.js'
import { ask, flood, startServer, stopServer } from './server_process.js'
import type { Bench, BenchRow } from './types.js'
import ClientPackage from '#app/billing/client_package'
import type Package from '#app/billing/package'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'

const callers = 20
const firstPort = Number(process.env.PORT) - 10
const rounds = 3

/**
 * Metered calls with 1, 2 and 3 server processes on PostgreSQL: calls per second, and processor time, WAL and rows per
 * call. `reference` is one process. Calls per second are those of the whole machine, which also runs PostgreSQL and the
 * callers; the processor time per call does not depend on that.
 */
const bench: Bench = async ({ large }) => {
  if (!isPostgres(db.connection())) return []
  await db.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
  const offer = await PackageFactory.create()
  const tokens = await Promise.all(
    Array.from({ length: callers }, (_, n) => createCaller(offer, n))
  )
  /** Access tokens expire after 15 minutes, and a busy machine may take longer. */
  await db.from('access_tokens').update({ expires_at: DateTime.utc().plus({ days: 1 }).toSQL() })
  const path = `/v1/skills/playground-search/?skills=${encodeURIComponent(await createSkill())}`
  const [{ pid }] = await rawRows<{ pid: number }>(
    db.connection(),
    'select pg_backend_pid() as pid'
  )
  const postmaster = parentOf(pid)!

  const figures: Figures[] = []
  for (const count of [1, 2, 3]) {
    const ports = Array.from({ length: count }, (_, index) => firstPort + index)
    const servers = await Promise.all(
      ports.map((port) => startServer('bench/metering_server.ts', port))
    )
    const load = async (times: number) => {
      /** Servers close idle connections: none is idle for long. */
      const agent = new Agent({
        keepAlive: true,
        maxSockets: Math.floor(callers / count),
        scheduling: 'fifo',
      })
      let turn = 0
      const get = () => {
        const authorization = `Bearer ${tokens[turn % callers]}`
        const port = ports[turn++ % count]
        return ask({ agent, port, path, headers: { authorization } })
      }
      await flood(get, { connections: callers, times }).finally(() => agent.destroy())
    }
    try {
      await load(300 * count)
      const pids = servers.map((server) => server.pid!)
      const calls = large ? 6000 : 1000
      const best: Figures[] = []
      for (let round = 0; round < rounds; round++)
        best.push(await measure(calls, load, pids, postmaster))
      figures.push(bestOf(best))
    } finally {
      await Promise.all(servers.map(stopServer))
    }
  }
  return figures.flatMap((ours, index) => rowsOf(index + 1, ours, figures[0]))
}

export default bench

interface Figures {
  perSecond: number
  node: number
  postgres: number
  wal: number
  stored: number
  commits: number
}

async function createCaller(offer: Package, number: number): Promise<string> {
  await offer.refresh()
  const client = await ClientFactory.create()
  await ClientPackage.create({
    ...ClientPackage.snapshotOf(offer),
    clientId: client.id,
    totalCalls: 1_000_000_000,
    activatedAt: DateTime.utc().minus({ minutes: 1 }),
  })
  return tokenOf(client, `caller-${number}@example.com`)
}

async function measure(
  calls: number,
  load: (times: number) => Promise<void>,
  servers: number[],
  postmaster: number
): Promise<Figures> {
  const read = async () => {
    const [database] = await rawRows<{ wal: number; stored: number; commits: number }>(
      db.connection(),
      `select (pg_current_wal_lsn() - '0/0')::bigint as wal,
              pg_total_relation_size('call_ledger') + pg_total_relation_size('search_history') as stored,
              (select xact_commit from pg_stat_database where datname = current_database()) as commits`
    )
    return {
      ...database,
      node: servers.reduce((sum, pid) => sum + processorTime(pid).own, 0),
      postgres: processorTimeOfAll(postmaster),
    }
  }
  const before = await read()
  const start = performance.now()
  await load(calls)
  const seconds = (performance.now() - start) / 1000
  const after = await read()
  const each = (name: keyof typeof before) => (after[name] - before[name]) / calls
  return {
    perSecond: calls / seconds,
    ...{ node: each('node'), postgres: each('postgres'), wal: each('wal') },
    ...{ stored: each('stored'), commits: each('commits') },
  }
}

function bestOf(all: Figures[]): Figures {
  const least = (name: keyof Figures) => Math.min(...all.map((one) => one[name]))
  const most = (name: keyof Figures) => Math.max(...all.map((one) => one[name]))
  return {
    perSecond: most('perSecond'),
    ...{ node: least('node'), postgres: least('postgres'), wal: least('wal') },
    ...{ stored: most('stored'), commits: most('commits') },
  }
}

function rowsOf(count: number, ours: Figures, one: Figures): BenchRow[] {
  const what = `metered call, ${count} server process${count > 1 ? 'es' : ''}`
  const row = (name: keyof Figures, unit: string, note = ''): BenchRow => ({
    ...{ name: what, ours: ours[name], reference: one[name], unit, note },
    ratio: ours[name] / one[name],
  })
  return [
    row('perSecond', 'per second', `${callers} callers of as many clients`),
    row('node', 'µs CPU time', 'of the server processes, per call'),
    row('postgres', 'µs CPU time', 'of all processes of PostgreSQL, per call'),
    row('wal', 'bytes', 'of WAL, per call'),
    row('stored', 'bytes', 'of ledger and history with their indexes, per call'),
    row('commits', 'transactions', 'including reads, per call'),
  ]
}
