/** Migrates and fills the database of a deployment, and sends the created records to the parent process. */
import { ignite } from '../../../bin/app.js'
import type ClientPackage from '#app/billing/client_package'

/** By the name of the client: the total calls of its packages, in payment order. */
export type Plan<Name extends string = string> = Record<Name, number[]>

/** A client with one user and its packages, in payment order. */
export interface Holder {
  token: string
  clientId: number
  packageIds: number[]
  /** Their public ids. */
  packageUids: string[]
}

export type Prepared<Name extends string = string> = Record<Name, Holder>

const plan = JSON.parse(process.env.DEPLOYMENT_PLAN!) as Plan

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: ace } = await import('@adonisjs/core/services/ace')
await ace.boot()
const migration = await ace.exec('migration:run', ['--force'])
if (migration.exitCode) throw migration.error ?? new Error('The migrations failed')

const { openApiFamily } = await import('#app/accounts/sessions/refresh_family')
const { createGraph } = await import('#tests/functional/playground/graph')
const { createPartner, UserFactory } = await import('#database/factories/user_factory')
const { ClientPackageFactory, PackageFactory } = await import('#database/factories/package_factory')

const offer = await PackageFactory.create()

async function holder(totals: number[]): Promise<Holder> {
  const partner = await createPartner()
  const { access: token } = await openApiFamily(partner)
  const { ownClientId: clientId } = partner
  const packs: ClientPackage[] = []
  for (const [priority, totalCalls] of totals.entries()) {
    const attributes = { clientId, packageId: offer.id, priority, totalCalls }
    packs.push(await ClientPackageFactory.merge(attributes).create())
  }
  return {
    ...{ token, clientId },
    packageIds: packs.map(({ id }) => id),
    packageUids: packs.map(({ uid }) => uid),
  }
}

await createGraph()
const prepared: Prepared = {}
for (const [name, totals] of Object.entries(plan)) prepared[name] = await holder(totals)
const { access: staff } = await openApiFamily(await UserFactory.create())
process.send!({ prepared, staff })
await app.terminate()
