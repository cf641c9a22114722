import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The value of `Allow` for the requested path (RFC 9110, 10.2.1); null if the path is unknown. */
export function allowedMethods({ request }: Pick<HttpContext, 'request'>): string | null {
  const path = request.url()
  const allowed = methods.filter((method) => router.match(path, method, false))
  return allowed.length ? [...allowed, 'OPTIONS'].join(', ') : null
}

/**
 * A 405 for a known path with another method, with `Allow` (RFC 9110, 15.5.6). Null if the path is
 * unknown.
 */
export function methodNotAllowed(ctx: Pick<HttpContext, 'request'>): Refusal | null {
  const allowed = allowedMethods(ctx)
  if (!allowed) return null
  const values = { method: ctx.request.method(), allowed }
  return new Refusal(t('core_answers.method_not_allowed', values), {
    code: 'method_not_allowed',
    headers: { Allow: allowed },
  })
}

/** Responds to OPTIONS for a known path: 204 with `Allow`. Returns whether it did. */
export function answerOptions({
  request,
  response,
}: Pick<HttpContext, 'request' | 'response'>): boolean {
  const allowed = request.method() === 'OPTIONS' && allowedMethods({ request })
  if (!allowed) return false
  response.status(204).header('Allow', allowed)
  response.send(null)
  return true
}
