import type Client from '#app/accounts/client'
import { clientFieldsOf, type ClientFields } from '#app/clients/client_fields'
import { typedTexts } from '#app/core/text/form_texts'

/** The string fields of the form. */
export type ClientForm = Record<keyof ClientFields, string>

/** The form of the current client; its currency must be loaded. */
export function clientForm(client: Client): ClientForm {
  const entries = Object.entries(clientFieldsOf(client)).map(([field, value]) => [
    field,
    value ?? '',
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
  'billing_address',
  'tax_id',
  'currency',
  'notes',
]
