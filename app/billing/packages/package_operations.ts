import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import {
  listOf,
  membersOf,
  moment,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  type Schema,
} from '#app/core/json_schema'
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

const tag = 'Packages'

export const packageFamily = oneOfWords(familyIds, 'basic')

type Card = ReturnType<PackageCardTransformer['toObject']>

export const packageCardSchema = recordOf<Card>(
  'PackageCard',
  {
    id: uid(),
    family: packageFamily,
    name: text('Starter'),
    description: orNull(text('For a first integration.')),
    total_calls: whole(1000),
    price: whole(4900),
    unit_price: orNull(whole(5), null),
    minimum_quantity: orNull(whole(100), null),
    maximum_quantity: orNull(whole(10_000), null),
    validity_days: orNull(whole(365)),
    features: listOf(text('1,000 calls')),
    currency: orNull(objectOf({ code: text('EUR'), symbol: text('€'), exponent: whole(2) })),
  },
  'An offer; amounts in minor units of its currency.'
)

const packageSchema = recordOf<ReturnType<PackageTransformer['toObject']>>(
  'Package',
  {
    ...(membersOf(packageCardSchema) as Record<keyof Card, Schema>),
    priority: whole(20),
    res_percentage: whole(100, { maximum: 100 }),
    status: oneOfWords(packageStatuses, 'active'),
    activations_count: whole(17),
    version: whole(3, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'A package as staff see it; of two that could pay, the lower `priority` pays first.'
)

const answered = versionOf(packageSchema, 'The package as it stands now.')

const amount: Schema = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000_000_000 }

const wordsFor: Record<Family, string> = {
  free: 'free packages',
  basic: 'basic packages',
  additional_talk_time: 'additional talk-time packs',
  pay_as_you_go: 'pay-as-you-go packages',
}

function notesFor(family: Family): FieldNotes {
  const { priced, quantity } = families[family]
  return {
    name: { examples: ['Starter'] },
    total_calls: { description: 'Calls that it holds.', ...(quantity ? {} : { examples: [1000] }) },
    price: {
      ...amount,
      description: 'In minor units of the currency: 4900 for 49.00.',
      ...(priced && !quantity ? { examples: [4900] } : {}),
    },
    unit_price: {
      ...amount,
      description: 'Of one call, in minor units.',
      ...(quantity ? { examples: [5] } : {}),
    },
    minimum_quantity: quantity ? { examples: [100] } : {},
    maximum_quantity: quantity ? { examples: [10_000] } : {},
    currency: { description: 'A code of ISO 4217.', ...(priced ? { examples: ['EUR'] } : {}) },
    priority: { description: 'Which pays first: lower ones.' },
    res_percentage: { description: 'The part of an answer that its calls show, in percent.' },
  }
}

function operationsOf(family: Family): Operations {
  const words = wordsFor[family]
  const notes = notesFor(family)
  const name = `v1.packages.${family}`
  return {
    [`${name}.index`]: {
      summary: `List ${words}`,
      description: 'Packages of every status, page by page.',
      tag,
      list: anyList(packageList(family)),
      answers: { 200: pageOf(packageSchema) },
    },
    [`${name}.store`]: {
      summary: `Create one of the ${words}`,
      description: 'Makes a package; it is a draft unless `status` says otherwise.',
      tag,
      body: { validator: savePackageValidator, notes },
      answers: { 201: createdOf(packageSchema, 'The package as it stands now.') },
    },
    [`${name}.edit`]: {
      summary: `Read one of the ${words} to change it`,
      description: 'The same as reading it, by the path of its form.',
      tag,
      answers: { 200: answered },
    },
    [`${name}.show`]: {
      summary: `Read one of the ${words}`,
      description: 'One package.',
      tag,
      answers: { 200: answered },
    },
    [`${name}.replace`]: {
      summary: `Replace one of the ${words}`,
      description: 'Writes the whole of a package. What clients have bought stays as it was.',
      tag,
      body: { validator: savePackageValidator, notes },
      isVersioned: true,
      answers: { 200: answered },
      errors: ['in_use', 'default_package'],
    },
    [`${name}.update`]: {
      summary: `Change one of the ${words}`,
      description: 'Changes the fields that are given and no others.',
      tag,
      body: { validator: changePackageValidator, notes },
      isVersioned: true,
      answers: { 200: answered },
      errors: ['in_use', 'default_package'],
    },
    [`${name}.destroy`]: {
      summary: `Remove one of the ${words}`,
      description: 'Removes a package that nobody has activated.',
      tag,
      isVersioned: true,
      answers: { 204: gone },
      errors: ['in_use', 'default_package'],
    },
  }
}

export const packageOperations: Operations = Object.assign({}, ...familyIds.map(operationsOf))
