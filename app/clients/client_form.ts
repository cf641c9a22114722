import type Client from '#app/accounts/client'
import { fieldsOf, type ClientFields } from '#app/clients/client_fields'
import { typedTexts } from '#app/core/text/form_texts'

/** A client as its form has it: every field a text. */
export type ClientForm = Record<keyof ClientFields, string>

/** The form of a client as it stands; its currency must be loaded. */
export function clientForm(client: Client): ClientForm {
  const entries = Object.entries(fieldsOf(client)).map(([field, value]) => [field, value ?? ''])
  return Object.fromEntries(entries) as ClientForm
}

/** The form as it came in, as far as it did. */
export function typedForm(input: Record<string, unknown>): Partial<ClientForm> {
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
