import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'

/** Every request comes in by one of two doors: the portal's pages, or `/v1`. */
export function doorOf({ request }: Pick<HttpContext, 'request'>): 'page' | 'v1' {
  return isOfV1(request.url()) ? 'v1' : 'page'
}

/** Whether a path, as it was asked for, is one of `/v1`. */
export function isOfV1(path: string): boolean {
  const v1 = `${portal.basePath}/v1`
  return path === v1 || path.startsWith(`${v1}/`)
}

/** A path of the portal as the browser must ask for it, below BASE_PATH. */
export function portalPath(path: string): string {
  return `${portal.basePath}${path}` || '/'
}
