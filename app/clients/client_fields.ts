import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { minorUnitsOf } from '#app/money/amount_field'
import Currency from '#app/money/currency'

/** The editable fields of a client by their public names; `currency` is an ISO 4217 code. */
export interface ClientFields {
  name: string
  contact_name: string | null
  email: string
  phone: string | null
  country: string | null
  website: string | null
  billing_address: string | null
  tax_id: string | null
  currency: string | null
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
  billing_address: null,
  tax_id: null,
  currency: null,
  credit_limit: null,
  notes: null,
}

/** The fields that partners can edit; the others are reserved for staff. */
export const emptyContact = {
  contact_name: null,
  phone: null,
  website: null,
  billing_address: null,
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
    billing_address: client.billingAddress,
    tax_id: client.taxId,
    currency: client.currency?.code ?? null,
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
 * already has it.
 */
export async function writeClientFields(
  trx: TransactionClientContract,
  client: Client,
  fields: ClientFields
): Promise<void> {
  const { name, email, phone, country, website, notes } = fields
  await client
    .useTransaction(trx)
    .merge({ name, email, phone, country, website, notes })
    .merge({
      contactName: fields.contact_name,
      billingAddress: fields.billing_address,
      taxId: fields.tax_id,
      creditLimit: fields.credit_limit,
      currencyId: await currencyIdOf(trx, client, fields.currency),
    })
    .save()
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
