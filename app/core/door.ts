import { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'

/** Requests belong either to the pages of the portal or to `/v1`. */
export function doorOf({ request }: Pick<HttpContext, 'request'>): 'page' | 'v1' {
  return isOfV1(request.url()) ? 'v1' : 'page'
}

/** Whether the current code answers a request of a page; not for `/v1`, commands and jobs. */
export function isOnPage(): boolean {
  const ctx = HttpContext.get()
  return ctx !== null && doorOf(ctx) === 'page'
}

/** Whether a request path belongs to `/v1`. */
export function isOfV1(path: string): boolean {
  const v1 = `${portal.basePath}/v1`
  return path === v1 || path.startsWith(`${v1}/`)
}

/** The path with BASE_PATH, for use in the browser. */
export function portalPath(path: string): string {
  return `${portal.basePath}${path}` || '/'
}
