import type SellerTransformer from '#app/billing/documents/seller/seller_transformer'
import {
  changeSellerValidator,
  replaceSellerValidator,
} from '#app/billing/documents/seller/seller_validators'
import { standardOperations } from '#app/core/contract/standard_operations'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import {
  decimal,
  enumOf,
  integer,
  listOf,
  nullable,
  recordOf,
  text,
  timestamp,
} from '#app/core/json_schema'

const sellerSchema = recordOf<ReturnType<SellerTransformer['toObject']>>(
  'Seller',
  {
    legal_name: nullable(text('Skillary GmbH')),
    street: nullable(text('Beispielstraße 1')),
    post_code: nullable(text('10115')),
    city: nullable(text('Berlin')),
    country: nullable(text('DE')),
    vat_id: nullable(text('DE136695976')),
    tax_number: nullable(text('30/123/45678')),
    registration: nullable(text('HRB 12345, Amtsgericht Berlin')),
    email: nullable(text('billing@example.com')),
    phone: nullable(text('+49 30 1234567')),
    bank_name: nullable(text('Musterbank')),
    iban: nullable(text('DE02120300000000202051')),
    bic: nullable(text('BYLADEM1001')),
    payment_instructions: nullable(text('Please state the number of the invoice.')),
    payment_days: integer(14, { minimum: 0, maximum: 365 }),
    reminder_days: nullable(integer(7, { minimum: 1, maximum: 365 })),
    default_tax_rate: decimal(19),
    tax_reason: nullable(text('Exempt under § 19 UStG'), null),
    time_zone: text('Europe/Berlin'),
    missing: listOf(
      enumOf(['legal_name', 'street', 'post_code', 'city', 'country', 'vat_id', 'iban'])
    ),
    version: integer(3, { minimum: 1 }),
    updated_at: timestamp(),
  },
  'The seller on invoices. As long as fields are `missing`, sales get no invoices.'
)

const notes: FieldNotes = {
  country: { description: 'An ISO 3166-1 code.', examples: ['DE'] },
  vat_id: { description: 'With its country prefix.', examples: ['DE136695976'] },
  iban: { examples: ['DE02120300000000202051'] },
  bic: { examples: ['BYLADEM1001'] },
  default_tax_rate: { description: 'In percent.', examples: [19] },
  payment_days: { description: 'Days until an invoice is due.', examples: [14] },
  reminder_days: {
    description: 'Days after the due date until the client is reminded by mail; null: not at all.',
    examples: [7],
  },
  tax_reason: { description: 'Why no tax is charged at a default rate of 0.' },
  time_zone: { description: 'Determines the date of documents.', examples: ['Europe/Berlin'] },
  email: { examples: ['billing@example.com'] },
}

export const sellerOperations = standardOperations(
  { routes: 'v1.seller', tag: 'Setup', one: 'the seller', many: '', record: sellerSchema, notes },
  {
    show: { description: 'Returns the data of the seller on invoices.' },
    replace: {
      body: replaceSellerValidator,
      description:
        'Replaces all fields. Once nothing is missing, earlier sales get their invoices. Issued invoices never change.',
    },
    update: { body: changeSellerValidator },
  }
)
