import type Client from '#app/accounts/client'
import { clientFieldsOf, type ClientFields } from '#app/clients/client_fields'
import { languageNow } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'
import { majorUnits } from '#app/money/money'
import { typedTexts } from '#app/core/text/form_texts'

/** The string fields of the form. */
export type ClientForm = Record<keyof ClientFields, string>

/** The form of the current client; its currency must be loaded. `exponent` is that of the base currency. */
export function clientForm(client: Client, exponent: number): ClientForm {
  const plain = (field: string, value: number) =>
    field === 'credit_limit' ? majorUnits(value, exponent) : value
  const entries = Object.entries(clientFieldsOf(client)).map(([field, value]) => [
    field,
    typeof value === 'number'
      ? writtenNumber(plain(field, value), languageNow())
      : String(value ?? ''),
  ])
  return Object.fromEntries(entries) as ClientForm
}

/** The submitted fields of the form. */
export function typedClientForm(input: Record<string, unknown>): Partial<ClientForm> {
  return typedTexts(input, formFields)
}

const formFields: ReadonlyArray<keyof ClientFields> = [
  'name',
  'contact_name',
  'email',
  'phone',
  'country',
  'website',
  'billing_name',
  'billing_address',
  'billing_post_code',
  'billing_city',
  'billing_email',
  'buyer_reference',
  'language',
  'tax_id',
  'tax_treatment',
  'tax_rate',
  'tax_reason',
  'currency',
  'other_currencies',
  'credit_limit',
  'notes',
]
