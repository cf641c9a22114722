import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'

/** 201, with the address of what was made, a path without BASE_PATH (RFC 9110, 15.3.2). */
export function sayCreated({ response }: Pick<HttpContext, 'response'>, path: string) {
  response.status(201).header('Location', portalPath(path))
}
