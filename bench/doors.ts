import { Agent } from 'node:http'
import { DateTime } from 'luxon'
import type { Bench, BenchRow } from './types.js'
import { createSkill, tokenOf } from './partner.js'
import {
  ask,
  cpuPerRequest,
  flood,
  messageWith,
  sandwich,
  startServer,
  stopServer,
} from './server_process.js'
import ClientPackage from '#app/billing/client_package'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'

const port = 3396
const connections = 10
const mostFiles = 35
const countedCalls = 5

/**
 * Measures the cost of a request before its controller: a JSON route of the portal without database
 * access, compared with the same route of a plain server of the framework in the same process. Then
 * counts the files of `app/` that a metered call runs.
 */
const bench: Bench = async ({ large }) => {
  const requests = large ? 6000 : 2000
  const server = await startServer('bench/doors_server.ts', port)
  const bare = await messageWith<{ bare: number }>('bare', server).then((message) => message.bare)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const cpu = (to: { port: number; path: string }) => () =>
    cpuPerRequest(server, requests, () =>
      flood(() => ask({ agent, ...to }), { connections, times: requests })
    )
  try {
    const reference = cpu({ port: bare, path: '/bench' })
    const doors = [
      { name: '/v1, middleware of a metered call', path: '/v1/bench', target: '≤ 3' },
      { name: '/v1, open to everybody', path: '/v1', target: '≤ 3' },
      { name: 'a page without session', path: '/bench', target: '≤ 3' },
      { name: 'a page of a guest', path: '/bench/session', note: 'with its session' },
    ]
    for (const { path } of doors) await cpu({ port, path })()
    await reference()

    const rows: BenchRow[] = []
    for (const { name, path, ...row } of doors) {
      const value = await sandwich(reference, cpu({ port, path }), Math.min)
      const ratio = value.ours / value.reference
      rows.push({
        name: `${name}, compared with a plain route`,
        ...value,
        unit: 'µs CPU time',
        ratio,
        ...row,
      })
    }
    return [...rows, await filesOfCall(server, agent)]
  } finally {
    agent.destroy()
    await stopServer(server)
  }
}

export default bench

/** Counts the files of every call after the second, when all modules are loaded; jobs run between them. */
async function filesOfCall(
  server: Awaited<ReturnType<typeof startServer>>,
  agent: Agent
): Promise<BenchRow> {
  const client = await ClientFactory.create()
  const offer = await PackageFactory.create()
  await offer.refresh()
  await ClientPackage.create({
    ...ClientPackage.snapshotOf(offer),
    clientId: client.id,
    activatedAt: DateTime.utc().minus({ minutes: 1 }),
  })
  const headers = { authorization: `Bearer ${await tokenOf(client)}` }
  const path = `/v1/skills/playground-search/?skills=${encodeURIComponent(await createSkill())}`
  const filesOfNext = async () => {
    await ask({ agent, port, path, headers })
    server.send('cover')
    const message = await messageWith<{ covered: string[] }>('covered', server)
    return message.covered
  }
  for (let before = 0; before < 2; before += 1) await filesOfNext()
  let covered = await filesOfNext()
  for (let next = 1; next < countedCalls; next += 1) {
    const files = new Set(await filesOfNext())
    covered = covered.filter((file) => files.has(file))
  }
  console.log(`\nFiles of app/ that GET /v1/skills/playground-search/ runs:\n${covered.join('\n')}`)
  return {
    name: 'files of app/ that a metered call runs',
    ...{
      ours: covered.length,
      reference: mostFiles,
      unit: 'files',
      ratio: covered.length / mostFiles,
    },
    target: '≤ 1',
  }
}
