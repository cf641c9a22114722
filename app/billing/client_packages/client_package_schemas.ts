import {
  moment,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
} from '#app/core/json_schema'
import type ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { packageStatuses } from '#app/billing/client_packages/package_status'
import type { usageOf } from '#app/billing/client_packages/usage'
import { packageFamily } from '#app/billing/packages/package_operations'
import { label } from '#app/core/contract/common_schemas'

export const usageSchema = recordOf<Awaited<ReturnType<typeof usageOf>>>(
  'Usage',
  { total_calls: whole(1000), usage_calls: whole(124), pack_name: orNull(text('Starter')) },
  'The calls of the active packages. `pack_name` is null if only free packages are left.'
)

export const clientPackageSchema = recordOf<ReturnType<ClientPackageTransformer['toObject']>>(
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
  'A package of a client.'
)

export const packageInTurnSchema = recordOf<ReturnType<ClientPackageTransformer['inTurn']>>(
  'PackageInTurn',
  { ...clientPackageSchema.properties, pays_next: yesNo() },
  'A package of a client, and whether it pays for the next call.'
)

export const clientPackageForStaffSchema = recordOf<
  ReturnType<ClientPackageTransformer['forStaff']>
>(
  'ClientPackageForStaff',
  {
    ...clientPackageSchema.properties,
    client: label,
    version: whole(2, { minimum: 1 }),
  },
  'A package of a client, with the client.'
)
