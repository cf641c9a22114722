import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'

/**
 * Sets status 201 and the `Location` of the new resource, a path without BASE_PATH (RFC 9110,
 * 15.3.2).
 */
export function setCreated({ response }: Pick<HttpContext, 'response'>, path: string) {
  response.status(201).header('Location', portalPath(path))
}
