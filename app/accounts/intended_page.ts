import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'

const KEY = 'intended_page'

/** Stores the page that a guest requested, to redirect there after login. */
export function storeIntendedPage({ request, session }: HttpContext): void {
  if (request.method() === 'GET' && session) session.put(KEY, request.url(true))
}

/** Returns and removes the page that was requested before login; always a path of this portal. */
export function pullIntendedPage(session: HttpContext['session']): string | null {
  const path: unknown = session.pull(KEY, null)
  return typeof path === 'string' && isOwnPath(path) ? path : null
}

function isOwnPath(path: string) {
  return path.startsWith(`${portal.basePath}/`) && /^\/(?![/\\])[^\s\\]*$/.test(path)
}
