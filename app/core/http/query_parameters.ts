import type { HttpContext } from '@adonisjs/core/http'
import { inputRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Requests whose parameters were looked at. */
const known = new WeakSet<HttpContext['request']>()

/**
 * Refuses (400, `unknown_parameter`) a query string that holds a parameter which this resource does
 * not have: a misspelt filter must not pass for no filter.
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

/** Whether somebody said which parameters this request may have. */
export function areKnown({ request }: Pick<HttpContext, 'request'>): boolean {
  return known.has(request)
}

/** For a request that is answered as it was answered before. */
export function takeAsKnown({ request }: Pick<HttpContext, 'request'>) {
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
    super(t('core_answers.invalid_encoding'), { status: 400, code: 'invalid_encoding' })
  }
}
