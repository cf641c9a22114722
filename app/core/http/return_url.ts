import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'

/** A path and its query inside the area, without characters that browsers interpret otherwise. */
const place = /^\/[a-z][!-~]*$/i

/**
 * The URL of the list from which a form was opened (`?back=/skills?page=2`); null without one. Kept
 * across refused submissions.
 */
export function returnUrlOf({ request, session }: Pick<HttpContext, 'request' | 'session'>) {
  const back: unknown = request.input('back') ?? session.flashMessages.get('back')
  return typeof back === 'string' && place.test(back) ? back : null
}

/**
 * Redirects to the page from which the form was opened, or else to `otherwise`; both inside the
 * user's area.
 */
export function redirectBack(
  ctx: Pick<HttpContext, 'request' | 'response' | 'session' | 'auth'>,
  otherwise: string
) {
  return ctx.response.redirect(inArea(ctx, returnUrlOf(ctx) ?? otherwise))
}

/** A path inside the user's area, with BASE_PATH. */
export function inArea({ auth }: Pick<HttpContext, 'auth'>, path: string): string {
  return portalPath(`${auth.user?.area ?? ''}${path}`)
}

/** Adds the `back` parameter to a URL. */
export function withReturnUrl(url: string, back: string | null): string {
  return back ? `${url}?back=${encodeURIComponent(back)}` : url
}
