import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'

/** A place inside the area: a path and its parameters, nothing that a browser reads otherwise. */
const place = /^\/[a-z][!-~]*$/i

/**
 * The list view that a form was opened from (`?back=/skills?page=2`), to return to; null without one.
 * It outlives a refused save.
 */
export function backOf({ request, session }: Pick<HttpContext, 'request' | 'session'>) {
  const back: unknown = request.input('back') ?? session.flashMessages.get('back')
  return typeof back === 'string' && place.test(back) ? back : null
}

/** Redirects to where the form was opened from, else to `otherwise`; both inside the person's area. */
export function goBack(
  ctx: Pick<HttpContext, 'request' | 'response' | 'session' | 'auth'>,
  otherwise: string
) {
  return ctx.response.redirect(inArea(ctx, backOf(ctx) ?? otherwise))
}

/** A path inside the area of whoever is signed in, as the browser must ask for it. */
export function inArea({ auth }: Pick<HttpContext, 'auth'>, path: string): string {
  return portalPath(`${auth.user?.area ?? ''}${path}`)
}

/** An address that takes the way back along. */
export function leadingBack(address: string, back: string | null): string {
  return back ? `${address}?back=${encodeURIComponent(back)}` : address
}
