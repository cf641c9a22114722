import type { accountOf } from '#app/billing/account/account_of'
import { paymentList } from '#app/billing/account/payment_list'
import type PaymentTransformer from '#app/billing/account/payment_transformer'
import type { Spending } from '#app/billing/account/spending'
import { paymentMethods } from '#app/billing/payment'
import { pageAnswer, tagged } from '#app/core/contract/operation'
import { currency, sale } from '#app/billing/billing_schemas'
import {
  boolean,
  enumOf,
  integer,
  listOf,
  nullable,
  objectOf,
  recordOf,
  text,
  uid,
} from '#app/core/json_schema'

const invoice = nullable(objectOf({ id: uid(), number: text('2026-000042') }))
const day = (example: string) => text(example, { format: 'date' })

const accountSchema = recordOf<Awaited<ReturnType<typeof accountOf>>>(
  'BillingAccount',
  {
    credit: objectOf({ limit: integer(10_000), open: integer(5831), currency }),
    due: listOf(
      objectOf({
        sale,
        package: objectOf({ id: uid(), name: text('Starter') }),
        invoice,
        due_on: nullable(day('2026-12-07')),
        overdue: boolean(false),
        pending: boolean(false, {
          description: 'Whether the calls are available only once it is paid.',
        }),
        amount: integer(5831),
        currency,
      })
    ),
    totals: listOf(objectOf({ amount: integer(5831), currency })),
  },
  'The unpaid purchases of your client with tax, oldest first, their sum in each currency, and its credit. Amounts are in minor units.'
)

const paymentSchema = recordOf<ReturnType<PaymentTransformer['toObject']>>(
  'AccountPayment',
  {
    id: integer(7),
    received_on: day('2026-11-23'),
    method: enumOf(paymentMethods),
    sale,
    package: text('Starter'),
    invoice,
    amount: integer(5831),
    currency,
  },
  'A payment of your client, in minor units.'
)

const spent = {
  calls: { type: 'integer', examples: [124] },
  amounts: listOf(objectOf({ amount: { type: 'integer', examples: [122] }, currency }), {
    description: 'The part of the net prices of the packages, in minor units.',
  }),
}

const spendingSchema = recordOf<Spending>(
  'Spending',
  {
    range: objectOf({ from: day('2026-11-01'), to: day('2026-11-30') }),
    ...spent,
    keys: listOf(
      objectOf({ id: nullable(uid()), name: nullable(text('Nightly import')), ...spent })
    ),
    packages: listOf(
      objectOf({ id: uid(), name: text('Starter'), activated_on: day('2026-10-28'), ...spent })
    ),
    days: listOf(objectOf({ day: day('2026-11-02'), ...spent })),
  },
  'The calls that your client spent, minus refunds, by API key, package and day (UTC). For calls without an API key, the id of the key is null.'
)

const bound = (description: string) => ({
  type: 'string',
  format: 'date',
  description,
  examples: [],
})

export const accountOperations = tagged('Usage', {
  'v1.billing.account': {
    summary: 'Retrieve the amounts due',
    description: 'Returns the unpaid purchases of your client and its credit.',
    answers: { 200: { schema: accountSchema } },
  },
  'v1.billing.payments': {
    summary: 'List payments',
    description: 'Returns a page of the payments of your client.',
    list: paymentList,
    answers: { 200: pageAnswer(paymentSchema) },
  },
  'v1.billing.spending': {
    summary: 'Retrieve the spending report',
    description:
      'Returns the calls that your client spent in a range of at most 366 days, by API key, package and day. The last 30 days by default.',
    query: {
      parameters: {
        from: bound('The first day, in UTC.'),
        to: bound('The last day, in UTC. Today by default.'),
      },
    },
    answers: { 200: { schema: spendingSchema } },
  },
})
