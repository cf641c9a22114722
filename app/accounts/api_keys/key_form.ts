import type ApiKey from '#app/accounts/api_keys/api_key'

const formFields = ['name', 'expires_at', 'cap_calls', 'cap_period'] as const

/** The fields of the form as strings, abilities separated by commas. */
export type KeyForm = Record<(typeof formFields)[number] | 'abilities', string>

export function keyForm(key: ApiKey): KeyForm {
  return {
    name: key.name,
    abilities: key.abilities.join(', '),
    expires_at: lastDayOf(key),
    cap_calls: key.capCalls === null ? '' : String(key.capCalls),
    cap_period: key.capPeriod,
  }
}

/** The submitted form; an unchecked checkbox is not submitted. */
export function typedKey(input: Record<string, unknown>): KeyForm {
  const texts = formFields.map((field) => [field, String(input[field] ?? '')])
  const { abilities } = input
  return {
    ...(Object.fromEntries(texts) as Record<(typeof formFields)[number], string>),
    abilities: Array.isArray(abilities) ? abilities.join(', ') : '',
  }
}

/** The last day (UTC) on which the key is valid; empty without an expiry. */
function lastDayOf({ expiresAt }: ApiKey): string {
  return expiresAt?.toUTC().minus({ milliseconds: 1 }).toISODate() ?? ''
}
