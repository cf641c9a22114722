import { Role, type Visitor } from '#app/accounts/role'
import type { DescribedCall, Parameter } from '#app/documentation/described_calls'

/** A form that really makes a call, as whoever is signed in on the page. */
export type TryForm = {
  fields: TryField[]
  /** The JSON to begin with; null where the call takes no body. */
  body: string | null
  /** Where the same can be asked without scripts; null where nowhere. */
  without_scripts: 'playground' | null
}

export type TryField = {
  name: string
  in: 'path' | 'query' | 'header'
  is_required: boolean
  type: 'text' | 'number'
  value: string
  /** What it must be one of; empty where it is free. */
  choices: string[]
}

/** Without an account one searches a few times a day; everything else wants somebody. */
const guestCall = 'search'

/**
 * The form of a call; null for those that the visitor may not make or that a page should not: what answers
 * with a file or takes one, what deals with passwords and tokens, what buys, and writes that replace or remove.
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

/** Of passwords, tokens and keys: what they give is secret, and must not stand in a page. */
const secretPaths = /^\/(auth|api-keys|webhooks)\//

/** Of packages: a purchase is no try. */
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
