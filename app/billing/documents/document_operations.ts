import { creditValidator, refundValidator } from '#app/billing/documents/credit/credit_validators'
import { refundList } from '#app/billing/documents/credit/refund_list'
import type RefundTransformer from '#app/billing/documents/credit/refund_transformer'
import { documentList } from '#app/billing/documents/list/document_list'
import type DocumentTransformer from '#app/billing/documents/list/document_transformer'
import { currency, sale } from '#app/billing/billing_schemas'
import { invoiceKinds } from '#app/billing/invoice'
import { refundMethods, refundStatuses } from '#app/billing/refund'
import { paymentStatuses } from '#app/billing/sale'
import { taxCategories } from '#app/billing/tax_category'
import { label } from '#app/core/contract/common_schemas'
import { pageAnswer, tagged } from '#app/core/contract/operation'
import {
  boolean,
  decimal,
  enumOf,
  integer,
  listOf,
  nullable,
  objectOf,
  recordOf,
  text,
  timestamp,
  uid,
} from '#app/core/json_schema'
import { languages } from '#config/i18n'

const day = text('2026-11-23')
const amount = (example: number) => integer(example, { minimum: 0 })

const documentSchema = recordOf<ReturnType<DocumentTransformer['toObject']>>(
  'Document',
  {
    id: uid(),
    kind: enumOf(invoiceKinds),
    number: text('2026-000042'),
    issued_on: day,
    due_on: nullable(text('2026-12-07')),
    client: label,
    sale,
    payment_status: enumOf(paymentStatuses, 'unpaid'),
    corrects: nullable(objectOf({ id: uid(), number: text('2026-000041') }), null),
    credit_notes: listOf(
      objectOf({ id: uid(), number: text('C2026-000007'), gross: amount(1190) })
    ),
    refund_status: nullable(enumOf(refundStatuses), null),
    currency,
    net: amount(4900),
    tax: amount(931),
    gross: amount(5831),
    created_at: timestamp(),
  },
  'An invoice or credit note. Amounts are in minor units and never negative. `refund_status` tells whether the amount of a credit note is due back or was returned.'
)

const documentDetailSchema = recordOf<ReturnType<DocumentTransformer['forDetail']>>(
  'DocumentDetail',
  {
    ...documentSchema.properties,
    reason: nullable(text('Ordered twice'), null),
    language: enumOf(languages, 'en'),
    seller: objectOf({
      name: text('Skillary GmbH'),
      street: text('Beispielstraße 1'),
      post_code: text('10115'),
      city: text('Berlin'),
      country: text('DE'),
      vat_id: nullable(text('DE136695976')),
      tax_number: nullable(text('30/123/45678')),
      registration: nullable(text('HRB 12345, Amtsgericht Berlin')),
      email: nullable(text('billing@example.com')),
      phone: nullable(text('+49 30 1234567')),
    }),
    buyer: objectOf({
      name: text('Analytical Ltd'),
      address: listOf(text('12 St James’s Square')),
      post_code: nullable(text('SW1Y 4LB')),
      city: nullable(text('London')),
      country: text('GB'),
      vat_id: nullable(text('GB123456789')),
      tax_id: nullable(text('12-3456789'), null),
      email: nullable(text('accounts@analytical.example')),
      reference: nullable(text('PO-77')),
    }),
    lines: listOf(
      objectOf({
        description: text('Starter: 1,000 calls'),
        quantity: integer(1, { minimum: 1 }),
        unit_price: amount(4900),
        amount: amount(4900),
        category: enumOf(taxCategories),
        tax_rate: decimal(19),
        supplied_on: day,
      })
    ),
    taxes: listOf(
      objectOf({
        category: enumOf(taxCategories),
        tax_rate: decimal(19),
        reason: nullable(text('Reverse charge'), null),
        base: amount(4900),
        amount: amount(931),
      })
    ),
    payment_instructions: objectOf({
      bank_name: nullable(text('Musterbank')),
      iban: nullable(text('DE02120300000000202051')),
      bic: nullable(text('BYLADEM1001')),
      reference: nullable(text('2026-000042')),
      text: nullable(text('Please state the number of the invoice.'), null),
    }),
  },
  'An invoice or credit note with all that it says. It never changes.'
)

export const refundSchema = recordOf<ReturnType<RefundTransformer['toObject']>>(
  'Refund',
  {
    id: uid(),
    sale,
    client: label,
    credit_note: nullable(objectOf({ id: uid(), number: text('C2026-000007') })),
    amount: amount(5831),
    currency,
    status: enumOf(refundStatuses),
    method: nullable(enumOf(refundMethods, 'bank_transfer'), null),
    by_stripe: boolean(false),
    provider_reference: nullable(text('re_123'), null),
    note: nullable(text('Transfer of 4 November'), null),
    created_at: timestamp(),
    done_at: nullable(timestamp(), null),
  },
  'Money that is due back to a client, or was returned, in minor units. `by_stripe` tells whether it can be made by Stripe.'
)

const file = (type: string) => ({
  answers: { 200: { files: [type], headers: ['Content-Disposition'] } },
})

export const documentOperations = tagged('Sales', {
  'v1.documents.index': {
    summary: 'List invoices',
    description:
      'Returns a page of invoices and credit notes, newest first; clients see their own.',
    list: documentList,
    answers: { 200: pageAnswer(documentSchema) },
  },
  'v1.documents.show': {
    summary: 'Retrieve an invoice',
    description: 'Returns an invoice or credit note with all that it says.',
    answers: { 200: { schema: documentDetailSchema } },
  },
  'v1.documents.pdf': {
    summary: 'Download an invoice as PDF',
    description: 'Returns PDF/A-3 with the embedded structured invoice (Factur-X, ZUGFeRD).',
    ...file('application/pdf'),
  },
  'v1.documents.cii': {
    summary: 'Download an invoice as CII',
    description: 'Returns the structured invoice of EN 16931 as UN/CEFACT Cross Industry Invoice.',
    ...file('application/xml'),
  },
  'v1.documents.ubl': {
    summary: 'Download an invoice as UBL',
    description: 'Returns the structured invoice of EN 16931 as UBL 2.1.',
    ...file('application/xml'),
  },
  'v1.documents.credit': {
    summary: 'Credit a part of an invoice',
    description:
      'Issues a credit note. If the sale is paid, a refund of the amount is due. Void the sale to credit all of it.',
    body: {
      validator: creditValidator,
      notes: {
        amount: {
          type: 'integer',
          description: 'With tax, in minor units of the currency.',
          examples: [1190],
        },
        reason: { description: 'Printed on the credit note.', examples: ['Ordered twice'] },
      },
    },
    answers: { 201: { schema: documentDetailSchema, headers: ['Location'] } },
    errors: ['not_creditable'],
  },
  'v1.refunds.index': {
    summary: 'List refunds',
    description: 'Returns a page of refunds, newest first.',
    list: refundList,
    answers: { 200: pageAnswer(refundSchema) },
  },
  'v1.refunds.done': {
    summary: 'Mark a refund as done',
    description: 'Records that the money was returned.',
    body: {
      validator: refundValidator,
      notes: {
        method: { description: 'By default `bank_transfer`.', examples: ['bank_transfer'] },
        note: { examples: ['Transfer of 4 November'] },
        provider_reference: { description: 'The id at the payment provider.', examples: [] },
      },
      isOptional: true,
    },
    answers: { 200: { schema: refundSchema } },
    errors: ['already_settled', 'refund_under_way'],
  },
})
