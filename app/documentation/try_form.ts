import { Role, type Visitor } from '#app/accounts/role'
import type { DescribedCall, Parameter } from '#app/documentation/described_calls'

/** A form that makes a real call as the logged-in user. */
export type TryForm = {
  fields: TryField[]
  /** The initial JSON; null if the operation has no body. */
  body: string | null
  /** The equivalent page without JavaScript; null if there is none. */
  without_scripts: 'playground' | null
}

export type TryField = {
  name: string
  in: 'path' | 'query' | 'header'
  is_required: boolean
  type: 'text' | 'number'
  value: string
  /** The allowed values; empty for free input. */
  choices: string[]
}

/** Guests can only search, a few times a day; all other operations require an account. */
const guestCall = 'search'

/**
 * The form of an operation; null if the visitor may not call it or it does not belong on a page:
 * file downloads and uploads, passwords and tokens, purchases, and writes that replace or delete.
 */
export function tryFormOf(call: DescribedCall, visitor: Visitor): TryForm | null {
  const { method, path, callers, body, operationId, parameters, answers } = call
  const isOffered =
    callers.includes(visitor) &&
    (visitor !== 'guest' || operationId === guestCall) &&
    (method === 'GET' || method === 'POST') &&
    body?.type !== 'multipart/form-data' &&
    !answers.some(({ type }) => type && !type.startsWith('application/json')) &&
    !(method === 'POST' && (secretPaths.test(path) || buyingPaths.test(path)))
  if (!isOffered) return null

  return {
    fields: parameters.filter((one) => isOfferedTo(visitor, one)).map(fieldOf),
    body: body && JSON.stringify(body.example, null, 2),
    without_scripts: operationId === guestCall ? 'playground' : null,
  }
}

/** Passwords, tokens and keys: their responses are secret and must not be shown on a page. */
const secretPaths = /^\/(auth|api-keys|webhooks)\//

/** Packages: a purchase is not for trying out. */
const buyingPaths = /^\/packages\//

function isOfferedTo(visitor: Visitor, { name, in: where }: Parameter): boolean {
  return where !== 'header' || (name === 'Idempotency-Key' && visitor === Role.partner)
}

function fieldOf({ name, in: where, isRequired, type, example, limits }: Parameter): TryField {
  const words = /^one of (.+)$/.exec(limits.find((limit) => limit.startsWith('one of ')) ?? '')
  const isShown = where === 'query' && isRequired && example !== undefined
  return {
    name,
    in: where,
    is_required: isRequired,
    type: /^(integer|number)$/.test(type) ? 'number' : 'text',
    value: isShown ? [example].flat().join(', ') : '',
    choices: words && !type.startsWith('array') ? words[1].split(', ') : [],
  }
}
