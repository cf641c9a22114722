import type Client from '#app/accounts/client'
import { clientFieldsOf } from '#app/clients/client_fields'
import { typedTexts } from '#app/core/text/form_texts'

/** The fields that a partner can edit. */
const formFields = [
  'contact_name',
  'email',
  'phone',
  'website',
  'country',
  'currency',
  'billing_name',
  'billing_address',
  'billing_post_code',
  'billing_city',
  'billing_email',
  'buyer_reference',
  'language',
  'tax_id',
] as const

export type BillingForm = Record<(typeof formFields)[number], string>

/** The form of the current client; its currency must be loaded. */
export function billingForm(client: Client): BillingForm {
  const fields = clientFieldsOf(client)
  const texts = formFields.map((name) => [name, fields[name] ?? ''])
  return Object.fromEntries(texts) as BillingForm
}

export function typedBillingForm(input: Record<string, unknown>): Partial<BillingForm> {
  return typedTexts(input, formFields)
}
