import { anyList, pageOf, type Operation, type Operations } from '#app/core/contract/operation'
import {
  decimal,
  described,
  listOf,
  membersOf,
  moment,
  named,
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
import type { FieldNotes } from '#app/core/contract/validator_schema'
import {
  clientPackageForStaffSchema,
  clientPackageSchema,
  currentPackages,
  type Held,
} from '#app/billing/metering/metering_schemas'
import { packageCardSchema, packageFamily } from '#app/billing/packages/package_operations'
import {
  assignmentValidator,
  paymentStepValidator,
  purchaseValidator,
} from '#app/billing/sales/activation_validators'
import { activatedPackageList, purchaseList } from '#app/billing/sales/purchase_list'
import type PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import { channels, paymentStatuses } from '#app/billing/sales/sale'
import { saleList } from '#app/billing/sales/sale_list'
import type SaleTransformer from '#app/billing/sales/sale_transformer'
import { label } from '#app/core/contract/common_schemas'

const paymentStatus = oneOfWords(paymentStatuses, 'unpaid')

type Bought = ReturnType<SaleTransformer['forPurchase']>
type Sold = ReturnType<SaleTransformer['toObject']>

const boughtSchema = recordOf<Bought>(
  'Payment',
  {
    id: uid(),
    number: whole(1042, { minimum: 1 }),
    quantity: whole(1),
    unit_price: { type: 'integer', examples: [4900] },
    amount: { type: 'integer', examples: [4900] },
    currency: objectOf({ code: text('EUR'), symbol: text('€'), exponent: whole(2) }),
    payment_status: paymentStatus,
    created_at: moment(),
  },
  'What was paid for a package; amounts in minor units.'
)

const saleSchema = recordOf<Sold>(
  'Sale',
  {
    ...(membersOf(boughtSchema) as Record<keyof Bought, Schema>),
    client: label,
    client_package: uid(),
    package: objectOf({
      name: text('Starter'),
      family: packageFamily,
      version: whole(3),
      total_calls: whole(1000),
    }),
    rate: decimal(1),
    base_amount: { type: 'integer', examples: [4900] },
    base_currency: objectOf({ code: text('EUR'), exponent: whole(2) }),
    channel: oneOfWords(channels),
    voids: orNull(whole(1041), null),
    voided_by: orNull(whole(1043), null),
  },
  'A sale, whose figures never change; `voids` and `voided_by` are numbers of sales.'
)

const saleDetailSchema = recordOf<ReturnType<SaleTransformer['forDetail']>>(
  'SaleDetail',
  {
    ...(membersOf(saleSchema) as Record<keyof Sold, Schema>),
    steps: listOf(
      objectOf({
        id: whole(17),
        was: paymentStatus,
        became: oneOfWords(paymentStatuses, 'paid'),
        note: orNull(text('Bank transfer of 4 November')),
        actor: orNull(text('Ada Lovelace')),
        created_at: moment(),
      })
    ),
  },
  'A sale with each step that its payment took.'
)

const sale = orNull(boughtSchema)

const purchaseSchema = recordOf<ReturnType<PurchaseTransformer['toObject']>>(
  'Purchase',
  { ...(membersOf(clientPackageSchema) as Record<keyof Held, Schema>), sale },
  'A package that a client has, with what was paid for it.'
)

const clientPurchaseSchema = recordOf<ReturnType<PurchaseTransformer['forStaff']>>(
  'ClientPurchase',
  {
    ...(membersOf(clientPackageForStaffSchema) as Record<
      keyof ReturnType<PurchaseTransformer['forStaff']>,
      Schema
    >),
    sale,
  },
  'A package that a client has, with what was paid for it and the client.'
)

const purchaseNotes: FieldNotes = {
  package: {
    description: 'The id of the offer.',
    examples: ['0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60'],
  },
  quantity: { description: 'Calls to buy, where the offer lets one choose.' },
  version: {
    description: 'Of the offer that was read; refused (409) when it has changed.',
    examples: [],
  },
}
const giftNotes: FieldNotes = {
  ...purchaseNotes,
  client: {
    description: 'The id of the client.',
    examples: ['0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60'],
  },
  starts_at: { description: 'A day, or a moment with its zone; at once without it.' },
  backup: { description: 'Kept for when no other package can pay.' },
  res_percentage: { description: 'How much of a ranking its calls show, in percent.' },
}

const bought: Pick<Operation, 'tag' | 'body' | 'answers' | 'errors'> = {
  tag: 'Packages',
  body: { validator: purchaseValidator, notes: purchaseNotes },
  answers: { 201: { description: 'The package as the client has it.', schema: purchaseSchema } },
  errors: [
    'not_found',
    'client_suspended',
    'needs_package',
    'not_on_offer',
    'offer_changed',
    'unpaid_limit',
  ],
}

const given: Pick<Operation, 'tag' | 'body' | 'answers' | 'errors'> = {
  tag: 'Clients',
  body: { validator: assignmentValidator, notes: giftNotes },
  answers: { 201: { description: 'The package as the client has it.', schema: purchaseSchema } },
  errors: [
    'not_found',
    'client_suspended',
    'needs_package',
    'not_on_offer',
    'offer_changed',
    'unpaid_limit',
  ],
}

const settled: Pick<Operation, 'tag' | 'body' | 'answers' | 'errors'> = {
  tag: 'Sales',
  body: {
    validator: paymentStepValidator,
    notes: { note: { examples: ['Bank transfer of 4 November'] } },
    isOptional: true,
  },
  answers: { 200: { description: 'The sale as it stands now.', schema: saleDetailSchema } },
  errors: ['already_settled'],
}

export const saleOperations: Operations = {
  'v1.purchases.activate.basic': {
    summary: 'Activate a basic package',
    description: 'Buys the package for one’s client; its calls can be used at once.',
    ...bought,
  },
  'v1.purchases.activate.pay_as_you_go': {
    summary: 'Activate a pay-as-you-go package',
    description: 'Buys as many calls as `quantity` says, at the unit price of the package.',
    ...bought,
  },
  'v1.purchases.activate.additional': {
    summary: 'Activate an additional talk-time pack',
    description: 'Buys a pack on top of an active basic or pay-as-you-go package.',
    ...bought,
  },
  'v1.purchases.assign.priced': {
    summary: 'Assign a priced package to a client',
    description: 'Sells a client a package, now or from a moment on.',
    ...given,
  },
  'v1.purchases.assign.free': {
    summary: 'Assign a free package to a client',
    description: 'Gives a client a free package, now or from a moment on.',
    ...given,
  },
  'v1.purchases.history': {
    summary: 'List one’s purchases',
    description: 'The packages that one’s client bought or was given, latest first.',
    tag: 'Usage',
    list: anyList(purchaseList),
    answers: { 200: pageOf(purchaseSchema) },
  },
  'v1.purchases.history_of_clients': {
    summary: 'List the purchases of all clients',
    description: 'The packages that clients bought or were given, latest first.',
    tag: 'Sales',
    list: anyList(activatedPackageList),
    answers: { 200: pageOf(clientPurchaseSchema) },
  },
  'v1.offers.available': {
    summary: 'List the packages on offer',
    description: 'What one’s client can buy; an additional pack needs another package below it.',
    tag: 'Packages',
    query: { parameters: {} },
    answers: {
      200: {
        description: 'The offers.',
        schema: objectOf({ data: listOf(packageCardSchema), has_base_package: yesNo() }),
      },
    },
  },
  'v1.offers.current': {
    summary: 'Read the packages that can pay',
    description: 'The usage counter, and the packages that can pay in the order in which they do.',
    tag: 'Usage',
    query: { parameters: {} },
    answers: {
      200: {
        description: 'The counter and the packages.',
        schema: named('CurrentPackages', described(currentPackages, 'The packages in turn.')),
      },
    },
  },
  'v1.sales.index': {
    summary: 'List sales',
    description: 'The sales history, latest first.',
    tag: 'Sales',
    list: anyList(saleList),
    answers: { 200: pageOf(saleSchema) },
  },
  'v1.sales.show': {
    summary: 'Read a sale',
    description: 'One sale with each step that its payment took.',
    tag: 'Sales',
    answers: { 200: { description: 'The sale.', schema: saleDetailSchema } },
  },
  'v1.sales.pay': {
    summary: 'Mark a sale paid',
    description: 'Records that a sale was paid.',
    ...settled,
  },
  'v1.sales.waive': {
    summary: 'Waive a sale',
    description: 'Records that a sale need not be paid.',
    ...settled,
  },
  'v1.sales.void': {
    summary: 'Void a sale',
    description:
      'Takes a sale back by one of the negative amount and cancels its package; calls that were used stay used.',
    ...settled,
  },
}
