import {
  timestamp,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import type ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { clientPackageStatuses } from '#app/billing/client_packages/client_package_status'
import type { usageOf } from '#app/billing/client_packages/usage'
import { packageFamily } from '#app/billing/packages/package_operations'
import { label } from '#app/core/contract/common_schemas'

export const usageSchema = recordOf<Awaited<ReturnType<typeof usageOf>>>(
  'Usage',
  { total_calls: integer(1000), usage_calls: integer(124), pack_name: nullable(text('Starter')) },
  'The calls of the active packages. `pack_name` is null if only free packages are left.'
)

export const clientPackageSchema = recordOf<ReturnType<ClientPackageTransformer['toObject']>>(
  'ClientPackage',
  {
    id: uid(),
    name: text('Starter'),
    family: packageFamily,
    status: enumOf(clientPackageStatuses, 'active'),
    total_calls: integer(1000),
    usage_calls: integer(124),
    available_calls: integer(876),
    res_percentage: integer(100, { maximum: 100 }),
    backup: boolean(false),
    activated_at: timestamp(),
    expires_at: nullable(timestamp('2027-11-02T09:30:00.000Z')),
  },
  'A package of a client.'
)

export const packageInTurnSchema = recordOf<ReturnType<ClientPackageTransformer['inTurn']>>(
  'PackageInTurn',
  { ...clientPackageSchema.properties, pays_next: boolean() },
  'A package of a client, and whether it pays for the next call.'
)

export const clientPackageForStaffSchema = recordOf<
  ReturnType<ClientPackageTransformer['forStaff']>
>(
  'ClientPackageForStaff',
  {
    ...clientPackageSchema.properties,
    client: label,
    version: integer(2, { minimum: 1 }),
  },
  'A package of a client, with the client.'
)
