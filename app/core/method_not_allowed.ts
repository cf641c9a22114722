import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/problem'
import { t } from '#app/core/text'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The path is known, but not with this method: 405 with the ones that it has in `Allow`
 * (RFC 9110, 15.5.6). Null where the path is not known at all.
 */
export function methodNotAllowed({ request }: Pick<HttpContext, 'request'>): Refusal | null {
  const path = request.url()
  const allowed = methods.filter((method) => router.match(path, method, false))
  if (!allowed.length) return null

  const list = allowed.join(', ')
  const said = { method: request.method(), allowed: list }
  return new Refusal(t('core_answers.method_not_allowed', said), {
    status: 405,
    code: 'method_not_allowed',
    headers: { Allow: list },
  })
}
