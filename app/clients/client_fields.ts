import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Currency from '#app/money/currency'

/** What people edit of a client, by the public names; `currency` is an ISO 4217 code. */
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
  notes: string | null
}

export type ClientChanges = Partial<ClientFields>

export const emptyClient = {
  contact_name: null,
  phone: null,
  country: null,
  website: null,
  billing_address: null,
  tax_id: null,
  currency: null,
  notes: null,
}

/** What a partner edits of the own client; the rest is the business of staff. */
export const emptyContact = {
  contact_name: null,
  phone: null,
  website: null,
  billing_address: null,
}

/** The client's fields as they are; its currency must be loaded. */
export function fieldsOf(client: Client): ClientFields {
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
    notes: client.notes,
  }
}

/** The fields with the changes in; what is not given stays, what is empty becomes null. */
export function fieldsWith(fields: ClientFields, changes: ClientChanges): ClientFields {
  const given = Object.entries(changes)
    .filter(([name, value]) => name in fields && value !== undefined)
    .map(([name, value]) => [name, value === '' ? null : value])
  return { ...fields, ...Object.fromEntries(given) }
}

/**
 * Writes the fields into the client. Throws a `FieldRefusal` at `currency` for one that is not in
 * use, unless the client has it already.
 */
export async function writeFields(
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
      currencyId: await currencyIdOf(trx, client, fields.currency),
    })
    .save()
}

async function currencyIdOf(trx: TransactionClientContract, client: Client, code: string | null) {
  if (!code) return null
  const currency = await Currency.keepByCode(trx, code)
  if (currency && (currency.active || currency.id === client.currencyId)) return currency.id
  throw new FieldRefusal(
    'currency',
    'not_found',
    t('clients_answers.currency_not_in_use', { code })
  )
}
