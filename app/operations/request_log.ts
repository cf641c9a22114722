import type { HttpContext } from '@adonisjs/core/http'
import { apiKeyOf } from '#app/accounts/api_keys/key_ability_middleware'
import { isOfV1 } from '#app/core/door'
import { onRequest } from '#app/operations/requests'

/**
 * Writes a line into the log for every request. It has the pattern of the route instead of the path, and neither the
 * query nor headers: paths contain tokens of mailed links.
 */
export function startRequestLog() {
  onRequest(({ ctx, method, route, status, seconds }) => {
    const line = {
      ...{ method, route, status, duration_ms: Math.round(seconds * 10_000) / 10 },
      user_id: ctx.auth?.user?.id,
      client_id: ctx.auth?.user?.clientId ?? undefined,
      key_id: keyIdOf(ctx, route),
    }
    ctx.logger.info(line, 'request')
  })
}

function keyIdOf(ctx: HttpContext, route: string): number | undefined {
  return ctx.auth?.user && isOfV1(route) ? apiKeyOf(ctx)?.id : undefined
}
