import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'

const KEY = 'intended_page'

/** Remembers the page that a guest asked for, so that signing in leads there. */
export function keepIntended({ request, session }: HttpContext): void {
  if (request.method() === 'GET' && session) session.put(KEY, request.url(true))
}

/** The page that was asked for before signing in, once; only ever a path of this portal. */
export function takeIntended(session: HttpContext['session']): string | null {
  const path: unknown = session.pull(KEY, null)
  return typeof path === 'string' && isOwnPath(path) ? path : null
}

function isOwnPath(path: string) {
  return path.startsWith(`${portal.basePath}/`) && /^\/(?![/\\])[^\s\\]*$/.test(path)
}
