import type { HttpContext } from '@adonisjs/core/http'
import { inputRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Requests whose parameters were checked. */
const known = new WeakSet<HttpContext['request']>()

/**
 * Rejects (400, `unknown_parameter`) query parameters that the resource does not have: a misspelt
 * filter must not be ignored.
 */
export function refuseUnknownParameters(
  { request }: Pick<HttpContext, 'request'>,
  names: readonly string[]
) {
  known.add(request)
  const code = 'unknown_parameter'
  const faults = Object.keys(request.qs())
    .filter((name) => !names.includes(name))
    .map((field) => () => ({
      field,
      code,
      message: names.length
        ? t('core_answers.unknown_parameter', { name: field, names: names.join(', ') })
        : t('core_answers.no_parameters', { name: field }),
    }))
  if (faults.length) throw inputRefusal(faults, { status: 400, code })
}

/** Whether the parameters of this request were declared. */
export function areKnown({ request }: Pick<HttpContext, 'request'>): boolean {
  return known.has(request)
}

/** For a request with a replayed response. */
export function markAsKnown({ request }: Pick<HttpContext, 'request'>) {
  known.add(request)
}

/**
 * Rejects (400) a URL whose query is not valid percent-encoded UTF-8, before anything is searched, counted or
 * charged: otherwise `%E0%A4%A` would be used literally.
 */
export function refuseUnreadableQuery({ request }: Pick<HttpContext, 'request'>) {
  try {
    decodeURIComponent(request.parsedUrl.query ?? '')
  } catch {
    throw new UnreadableQuery()
  }
}

class UnreadableQuery extends Refusal {
  constructor() {
    super(t('core_answers.invalid_encoding'), { code: 'invalid_encoding' })
  }
}
