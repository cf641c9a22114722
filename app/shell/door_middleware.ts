import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { doorOf } from '#app/core/door'
import PublicFilesMiddleware from '#app/core/http/public_files_middleware'
import V1AnswerMiddleware from '#app/core/http/v1_answer_middleware'
import InertiaMiddleware from '#app/shell/inertia_middleware'

const v1 = new V1AnswerMiddleware()
const files = new PublicFilesMiddleware()
const pages = new InertiaMiddleware()

/**
 * What a door needs whether or not a route takes the request, refusals and unknown paths among them. Each is made
 * once: the container would make it anew for every request.
 */
export default class DoorMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (doorOf(ctx) === 'v1') return v1.handle(ctx, next)
    return files.handle(ctx, () => pages.handle(ctx, next))
  }
}
