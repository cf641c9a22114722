import type { HttpContext } from '@adonisjs/core/http'

/** The user who starts an upload, and their IP address. */
export interface Starter {
  startedBy: number
  ip: string
}

export function starterOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Starter {
  return { startedBy: auth.getUserOrFail().id, ip: request.ip() }
}
