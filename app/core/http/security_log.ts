import { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'

export type SecurityEvent = 'signed_in' | 'sign_in_failed' | 'signed_out' | 'refused'

/**
 * Writes a security event to the log, with the IP address and the user of the current request. The details must not
 * contain values that the caller sent, since these may be passwords and tokens.
 */
export function logSecurityEvent(event: SecurityEvent, details: Record<string, unknown>): void {
  const ctx = HttpContext.get()
  const log = ctx?.logger ?? logger
  log.info({ event, ...(ctx && callerOf(ctx)), ...details }, 'security')
}

function callerOf({ request, route, auth }: Partial<HttpContext> & Pick<HttpContext, 'request'>) {
  return {
    method: request.method(),
    route: route?.pattern ?? 'none',
    ip: request.ip(),
    user_id: auth?.user?.id,
    client_id: auth?.user?.clientId ?? undefined,
  }
}
