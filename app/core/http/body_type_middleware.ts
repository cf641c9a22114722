import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import portal from '#config/portal'
import { doorOf } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { fileRoutes } from '#config/bodyparser'

/**
 * Refuses (415) a body of another type than JSON on `/v1`: curl calls one a form unless told otherwise, and
 * nothing of it would be found where it belongs. Routes that take a file say themselves what they take.
 */
export default class BodyTypeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, route } = ctx
    const isRead = ['GET', 'HEAD'].includes(request.method())
    if (doorOf(ctx) === 'page' || isRead || !hasBody(ctx)) return next()

    const isFile = fileRoutes.some((path) => route?.pattern === portal.basePath + path)
    if (isFile || request.is(['application/json'])) return next()
    throw new NotJson(request.header('content-type'))
  }
}

/** One that is announced with no bytes is none. */
function hasBody({ request }: HttpContext): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}

class NotJson extends Refusal {
  constructor(given: string | undefined) {
    const said = given ? `${given} is not supported` : 'The Content-Type header is missing'
    super(`${said}. Send JSON with "Content-Type: application/json".`, {
      status: 415,
      code: 'unsupported_media_type',
      headers: { Accept: 'application/json' },
    })
  }
}
