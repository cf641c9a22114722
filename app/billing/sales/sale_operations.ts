import { pageAnswer, tagged, type Operation } from '#app/core/contract/operation'
import { currency } from '#app/billing/billing_schemas'
import {
  decimal,
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import { invoiceKinds } from '#app/billing/invoice'
import { taxCategories } from '#app/billing/tax_category'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import {
  clientPackageForStaffSchema,
  clientPackageSchema,
  packageInTurnSchema,
  usageSchema,
} from '#app/billing/client_packages/client_package_schemas'
import type { PendingReason } from '#app/billing/client_package'
import { meteredCallNames } from '#app/billing/metering/metered_calls'
import { packageCardSchema, packageFamily } from '#app/billing/packages/package_operations'
import {
  assignmentValidator,
  offersValidator,
  paymentStepValidator,
  paymentValidator,
  purchaseValidator,
} from '#app/billing/sales/activation_validators'
import { activatedPackageList, purchaseList } from '#app/billing/sales/purchase_list'
import type PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import { paymentMethods } from '#app/billing/payment'
import { channels, paymentStatuses } from '#app/billing/sale'
import { saleList } from '#app/billing/sales/sale_list'
import type SaleTransformer from '#app/billing/sales/sale_transformer'
import { label } from '#app/core/contract/common_schemas'

const paymentStatus = enumOf(paymentStatuses, 'unpaid')

const boughtSchema = recordOf<ReturnType<SaleTransformer['forPurchase']>>(
  'Payment',
  {
    id: uid(),
    number: integer(1042, { minimum: 1 }),
    quantity: integer(1),
    unit_price: { type: 'integer', examples: [4900] },
    amount: { type: 'integer', examples: [4900] },
    tax_rate: decimal(19),
    tax_amount: { type: 'integer', examples: [931] },
    gross_amount: { type: 'integer', examples: [5831] },
    currency,
    payment_status: paymentStatus,
    documents: listOf(
      objectOf({ id: uid(), kind: enumOf(invoiceKinds), number: text('2026-000042') })
    ),
    created_at: timestamp(),
  },
  'The payment for a package. Amounts are in minor units; `amount` is without tax.'
)

const saleSchema = recordOf<ReturnType<SaleTransformer['toObject']>>(
  'Sale',
  {
    ...boughtSchema.properties,
    client: label,
    client_package: uid(),
    pending: boolean(false),
    package: objectOf({
      name: text('Starter'),
      family: packageFamily,
      version: integer(3),
      total_calls: integer(1000),
    }),
    rate: decimal(1),
    base_amount: { type: 'integer', examples: [4900] },
    base_tax_amount: { type: 'integer', examples: [931] },
    base_currency: objectOf({ code: text('EUR'), exponent: integer(2) }),
    tax_category: enumOf(taxCategories),
    channel: enumOf(channels),
    voids: nullable(integer(1041), null),
    voided_by: nullable(integer(1043), null),
  },
  'A sale. `voids` and `voided_by` are numbers of sales.'
)

const saleDetailSchema = recordOf<ReturnType<SaleTransformer['forDetail']>>(
  'SaleDetail',
  {
    ...saleSchema.properties,
    steps: listOf(
      objectOf({
        id: integer(17),
        was: paymentStatus,
        became: enumOf(paymentStatuses, 'paid'),
        note: nullable(text('Bank transfer of 4 November')),
        actor: nullable(text('Ada Lovelace')),
        created_at: timestamp(),
      })
    ),
    payments: listOf(
      objectOf({
        id: integer(12),
        method: enumOf(paymentMethods),
        amount: integer(4900, { minimum: 1 }),
        currency: text('EUR'),
        received_on: text('2026-11-04', { format: 'date' }),
        provider_reference: nullable(text('pi_3Q'), null),
        note: nullable(text('Bank transfer of 4 November')),
      })
    ),
  },
  'A sale with the history of its payment and what was received.'
)

const sale = nullable(boughtSchema)

const paymentDue = nullable(
  named(
    'PaymentDue',
    objectOf(
      {
        amount: integer(5831, { minimum: 1 }),
        currency: boughtSchema.properties.currency,
        reason: enumOf(['credit_limit', 'email_unconfirmed'] satisfies PendingReason[]),
        how_to_pay: text('Pay 58.31 EUR as described on invoice 2026-000042.'),
      },
      {
        description:
          'What to pay for a package with the status `pending_payment`, in minor units, and why: it exceeds the credit limit, or nobody of the client has confirmed an e-mail address.',
      }
    )
  ),
  null
)

const purchaseSchema = recordOf<ReturnType<PurchaseTransformer['toObject']>>(
  'Purchase',
  { ...clientPackageSchema.properties, sale, payment_due: paymentDue },
  'A package of a client, with its payment.'
)

const clientPurchaseSchema = recordOf<ReturnType<PurchaseTransformer['forStaff']>>(
  'ClientPurchase',
  { ...clientPackageForStaffSchema.properties, sale, payment_due: paymentDue },
  'A package of a client, with its payment and the client.'
)

const currentSchema = named(
  'CurrentPackages',
  objectOf(
    {
      ...usageSchema.properties,
      packages: { type: 'array', items: packageInTurnSchema },
      prices: objectOf(
        Object.fromEntries(meteredCallNames.map((call) => [call, integer(1, { minimum: 1 })]))
      ),
    },
    { description: 'The usage, the packages in the order in which they pay, and prices.' }
  )
)

const purchaseNotes: FieldNotes = {
  package: { description: 'The id of the package on offer.', examples: uid().examples },
  quantity: { description: 'The number of calls, if the package lets you choose it.' },
  version: {
    description: 'The version of the offer that you read. Refused (409) if it has changed.',
    examples: [],
  },
}

const repeatNote: FieldNotes = {
  allow_repeat: {
    description:
      'False to refuse (409) a package that your client already has, with calls left or pending payment. True by default.',
    examples: [],
  },
}

type Shared = Pick<Operation, 'body' | 'answers' | 'errors'>

const answers: Shared['answers'] = { 201: { schema: purchaseSchema } }
const refused = [
  'not_found',
  'needs_package',
  'not_on_offer',
  'offer_changed',
  'other_currency',
] as const

const bought: Shared = {
  answers,
  errors: [...refused, 'already_running', 'unpaid_limit', 'client_suspended'],
  body: { validator: purchaseValidator, notes: { ...purchaseNotes, ...repeatNote } },
}

const given: Shared = {
  answers,
  errors: [...refused, 'receiver_suspended'],
  body: {
    validator: assignmentValidator,
    notes: {
      ...purchaseNotes,
      client: { description: 'The id of the client.', examples: uid().examples },
      starts_at: { description: 'A day, or a time with its zone. Starts at once by default.' },
      backup: { description: 'Whether it pays only when no other package can.' },
      res_percentage: { description: 'The percentage of a ranking that its calls return.' },
    },
  },
}

const settled: Shared = {
  body: {
    validator: paymentStepValidator,
    notes: { note: { examples: ['Bank transfer of 4 November'] } },
    isOptional: true,
  },
  answers: { 200: { schema: saleDetailSchema } },
  errors: ['already_settled'],
}

export const saleOperations = {
  ...tagged('Packages', {
    'v1.purchases.activate.basic': {
      summary: 'Activate a basic package',
      description:
        'Buys the package for your client. Its calls are available at once or, beyond the credit limit of your client or before an e-mail address is confirmed, once it is paid: then its `status` is `pending_payment`, and `payment_due` says what to pay and how.',
      ...bought,
    },
    'v1.purchases.activate.pay_as_you_go': {
      summary: 'Activate a pay-as-you-go package',
      description: 'Buys `quantity` calls at the unit price of the package.',
      ...bought,
    },
    'v1.purchases.activate.additional': {
      summary: 'Activate an additional talk-time pack',
      description: 'Buys a pack in addition to an active basic or pay-as-you-go package.',
      ...bought,
    },
    'v1.offers.available': {
      summary: 'List the packages on offer',
      description:
        'Returns the packages that your client can buy, in its currency if it has one. Additional packs need another active package.',
      query: {
        validator: offersValidator,
        notes: {
          currencies: {
            description:
              '`all` returns the packages in other currencies too, if your client can buy them (`other_currencies`). `own` by default.',
          },
        },
      },
      answers: {
        200: {
          description: 'The packages.',
          schema: objectOf({ data: listOf(packageCardSchema), has_base_package: boolean() }),
        },
      },
    },
  }),
  ...tagged('Clients', {
    'v1.purchases.assign.priced': {
      summary: 'Assign a priced package to a client',
      description: 'Sells a package to a client, starting now or later.',
      ...given,
    },
    'v1.purchases.assign.free': {
      summary: 'Assign a free package to a client',
      description: 'Gives a free package to a client, starting now or later.',
      ...given,
    },
  }),
  ...tagged('Usage', {
    'v1.purchases.history': {
      summary: 'List your purchases',
      description: 'Returns the packages that your client bought or was given, newest first.',
      list: purchaseList,
      answers: { 200: pageAnswer(purchaseSchema) },
    },
    'v1.offers.current': {
      summary: 'Retrieve your current packages',
      description: 'Returns your usage and the packages in the order in which they pay.',
      query: { parameters: {} },
      answers: { 200: { schema: currentSchema } },
    },
  }),
  ...tagged('Sales', {
    'v1.purchases.history_of_clients': {
      summary: 'List the purchases of all clients',
      description: 'Returns the packages that clients bought or were given, newest first.',
      list: activatedPackageList,
      answers: { 200: pageAnswer(clientPurchaseSchema) },
    },
    'v1.sales.index': {
      summary: 'List sales',
      description: 'Returns a page of sales, newest first.',
      list: saleList,
      answers: { 200: pageAnswer(saleSchema) },
    },
    'v1.sales.show': {
      summary: 'Retrieve a sale',
      description: 'Returns a sale with the history of its payment.',
      answers: { 200: { schema: saleDetailSchema } },
    },
    'v1.sales.pay': {
      summary: 'Mark a sale as paid',
      description: 'Records the payment of a sale, and releases its package if it is pending.',
      ...settled,
      body: {
        validator: paymentValidator,
        notes: {
          method: { description: '`bank_transfer` by default.' },
          received_on: {
            description: 'The day (UTC) on which the money was received. Today by default.',
            examples: ['2026-11-04'],
          },
          note: { examples: ['Bank transfer of 4 November'] },
        },
        isOptional: true,
      },
    },
    'v1.sales.release': {
      summary: 'Release the package of a sale',
      description: 'Makes a package that is pending payment usable. The sale stays unpaid.',
      ...settled,
      errors: ['not_pending'],
    },
    'v1.sales.waive': {
      summary: 'Waive a sale',
      description:
        'Records that a sale need not be paid, and releases its package if it is pending.',
      ...settled,
    },
    'v1.sales.void': {
      summary: 'Void a sale',
      description:
        'Reverses a sale with one of the negative amount, cancels its package and credits its invoice. If it was paid, a refund is due. Used calls stay used.',
      ...settled,
    },
  }),
}
