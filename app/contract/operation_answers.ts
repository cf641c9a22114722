import { errorCodes, type ErrorCode } from '#app/core/errors/error_codes'
import type { Answer, Operation } from '#app/core/contract/operation'
import type { Traits } from '#app/contract/route_traits'
import { exampleOf } from '#app/core/json_schema'
import type { SharedParts } from '#app/contract/shared_parts'

export function answersOf(operation: Operation, traits: Traits, parts: SharedParts) {
  const { mayHaveMoved, answers } = operation
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    answerObject(traits.price ? paidFor(answer, traits) : answer, traits, parts),
  ])
  const moved = {
    description: 'Merged into another record. `Location` leads to it.',
    headers: ['Location'],
  }
  if (mayHaveMoved) described.push(['308', answerObject(moved, traits, parts)])
  if (isKept(operation, traits)) described.push(['304', answerObject(unchanged, traits, parts)])
  return Object.fromEntries(described) as Record<string, unknown>
}

/** A read with a version, which supports conditional requests. */
export function isKept({ answers }: Operation, { isRead }: Traits): boolean {
  return isRead && answers[200]?.headers?.includes('ETag') === true
}

const unchanged: Answer = {
  description: 'Unchanged since the version in `If-None-Match`.',
  headers: ['ETag'],
}

/** Adds the quota headers of paid responses, for the client and for the key. */
function paidFor(answer: Answer, { keyAbility }: Traits): Answer {
  if (!answer.schema) return answer
  const calls = ['X-Calls-Charged', 'X-Calls-Limit', 'X-Calls-Remaining']
  const ofKey = keyAbility === undefined ? [] : ['X-Key-Calls-Remaining']
  return { ...answer, headers: [...(answer.headers ?? []), ...calls, ...ofKey] }
}

function answerObject(answer: Answer, traits: Traits, parts: SharedParts) {
  const { schema, files = [], example } = answer
  const isCounted = traits.isLimited && traits.isForClients
  const limits = isCounted ? ['RateLimit-Policy', 'RateLimit'] : []
  const replayed = traits.isIdempotent ? ['Idempotent-Replayed'] : []
  const names = [...(answer.headers ?? []), ...limits, ...replayed]
  const content = Object.fromEntries([
    ...(schema
      ? [
          [
            'application/json',
            { schema: parts.place(schema), example: example ?? exampleOf(schema) },
          ],
        ]
      : []),
    ...files.map((type) => [type, { schema: { type: 'string' } }]),
  ]) as Record<string, object>
  return {
    description:
      answer.description ?? schema?.description ?? (files.length ? 'The file.' : 'Done.'),
    ...(names.length ? { headers: parts.headers(names) } : {}),
    ...(Object.keys(content).length ? { content } : {}),
  }
}

/** The responses of HEAD if it only validates the query, all without a body. */
export const headAnswers = {
  '204': { description: 'The query is valid.' },
  '4XX': { description: 'Refused as GET would be. `X-Request-Id` names the request.' },
  '5XX': { description: 'Failed.' },
}

/** The error responses of an operation, by status. */
export function problemsOf(codes: ErrorCode[], traits: Traits, parts: SharedParts) {
  const pairs = codes.flatMap((code) => errorCodes[code].status.map((status) => ({ status, code })))
  const byStatus = Map.groupBy(pairs, ({ status }) => status)
  const entries = [...byStatus].map(([status, group]) => {
    const own = group.map(({ code }) => code)
    return [String(status), parts.problem(status, own, traits.isLimited)]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** The error codes that result from the kind of operation, and its own. */
export function errorsOf(operation: Operation, traits: Traits): ErrorCode[] {
  const { query, list, body, isVersioned, mayHaveMoved, errors = [] } = operation
  const codes: Array<ErrorCode | false | null | undefined> = [
    'invalid_encoding',
    'unknown_parameter',
    body && !traits.takesFile && 'invalid_json',
    body && 'unreadable_request',
    traits.isIdempotent && 'invalid_idempotency_key',
    traits.readsToken && 'invalid_token',
    traits.readsToken && 'malformed_api_key',
    traits.readsToken && 'invalid_api_key',
    traits.readsToken && 'unauthenticated',
    traits.asksKeys && traits.keyAbility === undefined && 'forbidden',
    traits.isForSome && traits.needsAccount && 'forbidden',
    traits.asksKeys && traits.keyAbility && 'missing_ability',
    traits.hasParameters && 'not_found',
    traits.isIdempotent && 'idempotency_key_in_flight',
    mayHaveMoved && 'moved',
    isVersioned && 'stale_write',
    body && 'request_entity_too_large',
    !traits.isRead && !traits.takesFile && 'unsupported_media_type',
    (body || list || query) && 'validation_failed',
    traits.isIdempotent && 'idempotency_key_reused',
    traits.isLimited && 'rate_limited',
    traits.price && traits.keyAbility && 'key_cap_reached',
    traits.price && 'quota_exceeded',
    traits.price && 'payment_pending',
    traits.price && 'email_unconfirmed',
    traits.price && 'client_suspended',
    'server_error',
    'database_unavailable',
    'disk_full',
    ...errors,
  ]
  const wanted = new Set(codes.filter(Boolean))
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => wanted.has(code))
}
