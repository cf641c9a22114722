import type { StoredResponse } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import { operator } from '#app/accounts/audit/audit_log'
import { refundCalls, type Refund } from '#app/billing/client_packages/refund_calls'
import type { Paid, Spending } from '#app/billing/metering/spend_call'
import type { SearchRecord } from '#app/billing/metering/search_record'
import type ClientPackage from '#app/billing/client_package'
import { newUid } from '#app/core/uid'
import { spendCall } from '#app/billing/metering/spend_call'
import type Client from '#app/accounts/client'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'

export const search: SearchRecord = {
  call: 'playground-search',
  userId: null,
  origin: 'api',
  skills: ['Cooking'],
  filters: { min_weight: 10 },
  totalMatches: 3,
  returned: 3,
  latencyMs: 5,
}

/** A client with these packages, in this order. */
export async function clientWith(...packages: Array<Partial<ClientPackage>>) {
  const client = await ClientFactory.create()
  const created: ClientPackage[] = []
  for (const attributes of packages) created.push(await give(client, attributes))
  return { client, packages: created }
}

export async function give(client: Client, attributes: Partial<ClientPackage> = {}) {
  const offer = await PackageFactory.create()
  return ClientPackageFactory.merge({
    clientId: client.id,
    packageId: offer.id,
    ...attributes,
  }).create()
}

/** A call of the client, of one unit by default. */
export async function spend(
  client: Client,
  { record = () => search, answer, ...spending }: Partial<Spent> = {}
): Promise<Paid> {
  const { paid } = await spendCall({
    clientId: client.id,
    requestId: newUid(),
    units: 1,
    finish: (by) => ({ paid: by, record: record(by), response: answer?.(by) }),
    ...spending,
  })
  return paid
}

interface Spent extends Omit<Spending, 'finish'> {
  record: (paid: Paid) => SearchRecord
  answer: (paid: Paid) => StoredResponse
}

/** Refunds calls of a package in a separate transaction. */
export function giveBack(pack: ClientPackage, refund: Refund): Promise<ClientPackage> {
  return inTransaction((trx) => refundCalls(pack, refund, operator, trx))
}
