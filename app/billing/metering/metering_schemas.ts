import {
  membersOf,
  moment,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
  type Schema,
} from '#app/core/json_schema'
import type ClientPackageTransformer from '#app/billing/metering/client_package_transformer'
import { packageStatuses } from '#app/billing/metering/package_status'
import type { usageOf } from '#app/billing/metering/usage'
import { meteredCallNames } from '#app/billing/metering/metered_calls'
import { packageFamily } from '#app/billing/packages/package_operations'
import { label } from '#app/core/contract/common_schemas'

export type Held = ReturnType<ClientPackageTransformer['toObject']>

export const usageSchema = recordOf<Awaited<ReturnType<typeof usageOf>>>(
  'Usage',
  { total_calls: whole(1000), usage_calls: whole(124), pack_name: orNull(text('Starter')) },
  'The usage counter: sums over the active packages. Without a `pack_name` only free ones are left.'
)

export const clientPackageSchema = recordOf<Held>(
  'ClientPackage',
  {
    id: uid(),
    name: text('Starter'),
    family: packageFamily,
    status: oneOfWords(packageStatuses, 'active'),
    total_calls: whole(1000),
    usage_calls: whole(124),
    available_calls: whole(876),
    res_percentage: whole(100, { maximum: 100 }),
    backup: yesNo(false),
    activated_at: moment(),
    expires_at: orNull(moment('2027-11-02T09:30:00.000Z')),
  },
  'A package that a client has.'
)

export const packageInTurnSchema = recordOf<ReturnType<ClientPackageTransformer['inTurn']>>(
  'PackageInTurn',
  { ...(membersOf(clientPackageSchema) as Record<keyof Held, Schema>), pays_next: yesNo() },
  'A package that a client has, and whether it pays the next call.'
)

export const clientPackageForStaffSchema = recordOf<
  ReturnType<ClientPackageTransformer['forStaff']>
>(
  'ClientPackageForStaff',
  {
    ...(membersOf(clientPackageSchema) as Record<keyof Held, Schema>),
    client: label,
    version: whole(2, { minimum: 1 }),
  },
  'A package that a client has, with the client.'
)

export const currentPackages = objectOf({
  ...membersOf(usageSchema),
  packages: { type: 'array', items: packageInTurnSchema },
  prices: objectOf(
    Object.fromEntries(meteredCallNames.map((call) => [call, whole(1, { minimum: 1 })]))
  ),
})

/** What every metered answer says of what it cost. */
export const paidMembers = {
  calls: objectOf(
    { charged: whole(1), remaining: orNull(whole(876)) },
    { description: 'What it cost, and what is left; null where nothing is metered.' }
  ),
  request_id: uid(),
}
