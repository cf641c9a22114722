import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { doorOf } from '#app/core/door'
import { areKnown, refuseUnknownParameters } from '#app/core/http/known_parameters'

/** What writes read of the address, by route; all else that they take stands in the body. */
const readByWrites: Record<string, string[] | undefined> = { 'v1.skills.destroy': ['purge'] }

/**
 * Holds one rule on every route of `/v1`: a parameter that it does not read is a 400. A read says which ones
 * it has where it reads them; one that says nothing has none, and what it found is not sent.
 */
export default class KnownParametersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (doorOf(ctx) === 'page') return next()
    const isRead = ['GET', 'HEAD'].includes(ctx.request.method())
    if (!isRead) refuseUnknownParameters(ctx, readByWrites[ctx.route?.name ?? ''] ?? [])
    await next()
    /** By now a refusal of another kind is answered already. */
    const isSuccess = ctx.response.getStatus() < 300
    if (isSuccess && !areKnown(ctx)) refuseUnknownParameters(ctx, [])
  }
}
