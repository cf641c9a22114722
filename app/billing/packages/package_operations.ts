import type { Operations } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import type { ErrorCode } from '#app/core/errors/error_codes'
import { currency } from '#app/billing/billing_schemas'
import {
  listOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  type Schema,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { families, familyIds, type Family } from '#app/billing/families'
import { packageStatuses } from '#app/billing/package'
import type PackageCardTransformer from '#app/billing/packages/package_card_transformer'
import { packageList } from '#app/billing/packages/package_list'
import type PackageTransformer from '#app/billing/packages/package_transformer'
import {
  changePackageValidator,
  savePackageValidator,
} from '#app/billing/packages/package_validators'

export const packageFamily = enumOf(familyIds, 'basic')

export const packageCardSchema = recordOf<ReturnType<PackageCardTransformer['toObject']>>(
  'PackageCard',
  {
    id: uid(),
    family: packageFamily,
    name: text('Starter'),
    description: nullable(text('For a first integration.')),
    total_calls: integer(1000),
    price: integer(4900),
    unit_price: nullable(integer(5), null),
    minimum_quantity: nullable(integer(100), null),
    maximum_quantity: nullable(integer(10_000), null),
    validity_days: nullable(integer(365)),
    features: listOf(text('1,000 calls')),
    currency: nullable(currency),
  },
  'A package on offer. Amounts are in minor units of its currency.'
)

const packageSchema = recordOf<ReturnType<PackageTransformer['toObject']>>(
  'Package',
  {
    ...packageCardSchema.properties,
    priority: integer(20),
    res_percentage: integer(100, { maximum: 100 }),
    status: enumOf(packageStatuses, 'active'),
    activations_count: integer(17),
    ...versioned,
  },
  'A package. The one with the lowest `priority` pays first.'
)

const amount: Schema = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000_000_000 }

function notesFor(family: Family): FieldNotes {
  const { priced, quantity } = families[family]
  return {
    name: { examples: ['Starter'] },
    total_calls: {
      description: 'The number of calls in the package.',
      ...(quantity ? {} : { examples: [1000] }),
    },
    price: {
      ...amount,
      description: 'In minor units of the currency: 4900 for 49.00.',
      ...(priced && !quantity ? { examples: [4900] } : {}),
    },
    unit_price: {
      ...amount,
      description: 'The price of one call, in minor units.',
      ...(quantity ? { examples: [5] } : {}),
    },
    minimum_quantity: quantity ? { examples: [100] } : {},
    maximum_quantity: quantity ? { examples: [10_000] } : {},
    currency: { description: 'An ISO 4217 code.', ...(priced ? { examples: ['EUR'] } : {}) },
    priority: { description: 'The package with the lowest number pays first.' },
    res_percentage: { description: 'The percentage of a ranking that its calls return.' },
  }
}

const names: Record<Family, string> = {
  free: 'free package',
  basic: 'basic package',
  additional_talk_time: 'additional talk-time pack',
  pay_as_you_go: 'pay-as-you-go package',
}

function operationsOf(family: Family): Operations {
  const name = names[family]
  const inUse: ErrorCode[] = ['in_use', 'default_package']
  return standardOperations(
    {
      routes: `v1.packages.${family}`,
      tag: 'Packages',
      one: `${family === 'additional_talk_time' ? 'an' : 'a'} ${name}`,
      many: `${name}s`,
      record: packageSchema,
      notes: notesFor(family),
    },
    {
      index: { list: packageList(family) },
      store: {
        body: savePackageValidator,
        description: 'Creates a package, as a draft by default.',
      },
      edit: {},
      show: {},
      replace: {
        body: savePackageValidator,
        description: 'Replaces all fields. Packages that clients already have do not change.',
        errors: inUse,
      },
      update: { body: changePackageValidator, errors: inUse },
      destroy: { description: 'Deletes a package that no client has activated.', errors: inUse },
    }
  )
}

export const packageOperations: Operations = Object.assign({}, ...familyIds.map(operationsOf))
