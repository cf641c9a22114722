import type { HttpContext } from '@adonisjs/core/http'

/** Who begins an upload, and from where. */
export interface Starter {
  startedBy: number
  ip: string
}

export function starterOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Starter {
  return { startedBy: auth.getUserOrFail().id, ip: request.ip() }
}
