import string from '@adonisjs/core/helpers/string'
import type Seller from '#app/billing/seller'

/** The editable fields of the seller by their public names. */
export const sellerFieldNames = [
  'legal_name',
  'street',
  'post_code',
  'city',
  'country',
  'vat_id',
  'tax_number',
  'registration',
  'email',
  'phone',
  'bank_name',
  'iban',
  'bic',
  'payment_instructions',
  'payment_days',
  'reminder_days',
  'default_tax_rate',
  'tax_reason',
  'time_zone',
] as const

export type SellerFieldName = (typeof sellerFieldNames)[number]

/** `default_tax_rate` is in hundredths of a percent. */
export type SellerFields = Record<
  Exclude<SellerFieldName, 'payment_days' | 'reminder_days' | 'default_tax_rate' | 'time_zone'>,
  string | null
> & {
  payment_days: number
  reminder_days: number | null
  default_tax_rate: number
  time_zone: string
}

/** What a PUT without these fields sets. */
export const emptySeller: SellerFields = {
  legal_name: null,
  street: null,
  post_code: null,
  city: null,
  country: null,
  vat_id: null,
  tax_number: null,
  registration: null,
  email: null,
  phone: null,
  bank_name: null,
  iban: null,
  bic: null,
  payment_instructions: null,
  payment_days: 14,
  reminder_days: null,
  default_tax_rate: 0,
  tax_reason: null,
  time_zone: 'UTC',
}

export function sellerFieldsOf(seller: Seller): SellerFields {
  const entries = sellerFieldNames.map((name) => [name, seller[attributeOf(name)]])
  return Object.fromEntries(entries) as SellerFields
}

export function attributesOf(fields: SellerFields): Partial<Seller> {
  return Object.fromEntries(sellerFieldNames.map((name) => [attributeOf(name), fields[name]]))
}

function attributeOf(name: SellerFieldName) {
  return string.camelCase(name) as keyof Seller
}
