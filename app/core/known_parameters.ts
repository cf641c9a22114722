import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/problem'
import { t } from '#app/core/text'

/**
 * Refuses (400, `unknown_parameter`) a query string that holds a parameter which this resource does
 * not have: a misspelt filter must not pass for no filter.
 */
export function refuseUnknownParameters(
  { request }: Pick<HttpContext, 'request'>,
  names: readonly string[]
) {
  const code = 'unknown_parameter'
  const faults = Object.keys(request.qs())
    .filter((name) => !names.includes(name))
    .map((field) => ({
      field,
      code,
      message: t('core_answers.unknown_parameter', { name: field, names: names.join(', ') }),
    }))
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 400, code, faults })
}
