/** Migrates the database of a deployment, fills it and tells the parent process what it made. */
import { ignite } from '../../../bin/app.js'

export interface Holder {
  token: string
  clientId: number
  packageId: number
  totalCalls: number
}

/** One client for each test, each with one package. */
export interface Prepared {
  lastCalls: Holder
  replays: Holder
  crash: Holder
  takeover: Holder
}

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: ace } = await import('@adonisjs/core/services/ace')
await ace.boot()
const migration = await ace.exec('migration:run', ['--force'])
if (migration.exitCode) throw migration.error ?? new Error('The migrations failed')

const { openApiFamily } = await import('#app/auth/refresh_family')
const { createGraph, createPartnerWith } = await import('#tests/functional/playground/graph')

async function holder(totalCalls: number): Promise<Holder> {
  const { partner, pack } = await createPartnerWith({ totalCalls })
  const { access } = await openApiFamily(partner)
  return { token: access, clientId: pack.clientId, packageId: pack.id, totalCalls }
}

await createGraph()
const prepared: Prepared = {
  lastCalls: await holder(10),
  replays: await holder(10),
  crash: await holder(100_000),
  takeover: await holder(10),
}
process.send!({ prepared })
await app.terminate()
