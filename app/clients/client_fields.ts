import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { minorUnitsOf } from '#app/money/amount_field'
import { percentOf } from '#app/billing/tax/percent_fields'
import Currency from '#app/money/currency'
import { isVatId } from '#app/money/identifiers'

/** The editable fields of a client by their public names; `currency` is an ISO 4217 code. */
export interface ClientFields {
  name: string
  contact_name: string | null
  email: string
  phone: string | null
  country: string | null
  website: string | null
  billing_name: string | null
  /** Street and number, and further lines. */
  billing_address: string | null
  billing_post_code: string | null
  billing_city: string | null
  billing_email: string | null
  buyer_reference: string | null
  language: Client['language']
  tax_id: string | null
  tax_treatment: Client['taxTreatment']
  /** In percent; null for the default rate. */
  tax_rate: number | null
  tax_reason: string | null
  currency: string | null
  /** Whether it can buy packages in other currencies too. */
  other_currencies: boolean
  /** In minor units of the base currency; null for the default of Limitation Setup. */
  credit_limit: number | null
  notes: string | null
}

/** Changed fields; amounts of forms are texts in major units. */
export type ClientChanges = Partial<Omit<ClientFields, 'credit_limit'>> & {
  credit_limit?: number | string | null
}

export const emptyClient = {
  contact_name: null,
  phone: null,
  country: null,
  website: null,
  billing_name: null,
  billing_address: null,
  billing_post_code: null,
  billing_city: null,
  billing_email: null,
  buyer_reference: null,
  language: null,
  tax_id: null,
  tax_treatment: 'standard' as const,
  tax_rate: null,
  tax_reason: null,
  currency: null,
  other_currencies: false,
  credit_limit: null,
  notes: null,
}

/**
 * The fields that a PUT by a partner clears. Partners can also edit `country`, `tax_id`, `language` and
 * `currency`; the others are reserved for staff.
 */
export const emptyContact = {
  contact_name: null,
  phone: null,
  website: null,
  billing_name: null,
  billing_address: null,
  billing_post_code: null,
  billing_city: null,
  billing_email: null,
  buyer_reference: null,
}

/** The current fields of the client; its currency must be loaded. */
export function clientFieldsOf(client: Client): ClientFields {
  return {
    name: client.name,
    contact_name: client.contactName,
    email: client.email,
    phone: client.phone,
    country: client.country,
    website: client.website,
    billing_name: client.billingName,
    billing_address: client.billingAddress,
    billing_post_code: client.billingPostCode,
    billing_city: client.billingCity,
    billing_email: client.billingEmail,
    buyer_reference: client.buyerReference,
    language: client.language,
    tax_id: client.taxId,
    tax_treatment: client.taxTreatment,
    tax_rate: client.taxRate === null ? null : percentOf(client.taxRate),
    tax_reason: client.taxReason,
    currency: client.currency?.code ?? null,
    other_currencies: client.otherCurrencies,
    credit_limit: client.creditLimit,
    notes: client.notes,
  }
}

/**
 * The fields with the changes applied; missing ones are kept, empty ones become null. Throws a `FieldRefusal`
 * for an amount that does not fit the base currency.
 */
export async function clientFieldsWith(
  fields: ClientFields,
  { credit_limit: limit, ...changes }: ClientChanges,
  trx: TransactionClientContract
): Promise<ClientFields> {
  const given = Object.entries(changes)
    .filter(([name, value]) => name in fields && value !== undefined)
    .map(([name, value]) => [name, value === '' ? null : value])
  const creditLimit = limit ? minorUnitsOf('credit_limit', limit, await Currency.base(trx)) : limit
  return {
    ...fields,
    ...Object.fromEntries(given),
    ...(limit === undefined ? {} : { credit_limit: creditLimit }),
  }
}

/**
 * Sets the fields of the client. Throws a `FieldRefusal` for an inactive `currency`, unless the client
 * already has it, and for a tax treatment without its grounds.
 */
export async function writeClientFields(
  trx: TransactionClientContract,
  client: Client,
  fields: ClientFields
): Promise<void> {
  refuseTaxWithoutGrounds(fields)
  const { name, email, phone, country, website, notes, language } = fields
  await client
    .useTransaction(trx)
    .merge({ name, email, phone, country, website, notes, language })
    .merge({
      contactName: fields.contact_name,
      billingName: fields.billing_name,
      billingAddress: fields.billing_address,
      billingPostCode: fields.billing_post_code,
      billingCity: fields.billing_city,
      billingEmail: fields.billing_email,
      buyerReference: fields.buyer_reference,
      taxId: fields.tax_id,
      otherCurrencies: fields.other_currencies,
      creditLimit: fields.credit_limit,
      taxTreatment: fields.tax_treatment,
      taxRate: fields.tax_rate === null ? null : Math.round(fields.tax_rate * 100),
      taxReason: fields.tax_reason,
      currencyId: await currencyIdOf(trx, client, fields.currency),
    })
    .save()
}

/**
 * The tax treatment that staff chose depends on the country and the tax ID, so that partners cannot change them.
 */
export function refuseTaxChange(client: Client, changed: Record<string, unknown>) {
  if (client.taxTreatment === 'standard') return
  const field = ['country', 'tax_id'].find((name) => name in changed)
  if (field) throw new FieldRefusal(field, 'fixed', t('clients_answers.tax_depends_on_it'))
}

/** EN 16931 requires a VAT id of the buyer for reverse charge, and a reason for an exemption. */
function refuseTaxWithoutGrounds({
  tax_treatment: treatment,
  tax_id: id,
  tax_reason: reason,
}: ClientFields) {
  if (treatment === 'reverse_charge' && !(id && isVatId(id))) {
    throw new FieldRefusal('tax_id', 'required', t('clients_answers.reverse_charge_needs_vat_id'))
  }
  if (treatment === 'exempt' && !reason) {
    throw new FieldRefusal('tax_reason', 'required', t('clients_answers.exempt_needs_reason'))
  }
}

async function currencyIdOf(trx: TransactionClientContract, client: Client, code: string | null) {
  if (!code) return null
  const currency = await Currency.lockByCode(trx, code)
  if (currency && (currency.active || currency.id === client.currencyId)) return currency.id
  throw new FieldRefusal(
    'currency',
    'not_found',
    t('clients_answers.currency_not_in_use', { code })
  )
}
