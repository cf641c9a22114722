import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import portal from '#config/portal'
import { pageSessionOf } from '#app/accounts/auth/page_session'
import { homeOf, may } from '#app/accounts/role'
import { markOf } from '#app/accounts/auth/token'
import { fonts, pageScripts, pageStyles } from '#app/shell/page_assets'
import { doorOf } from '#app/core/door'
import { pageTexts } from '#app/core/text/page_texts'
import { languageOf } from '#app/core/text/text'
import { availableCalls } from '#app/billing/metering/available_calls'
import UserTransformer from '#app/accounts/auth/user_transformer'
import { viewsOfList } from '#app/saved_views/views_of_list'
import Notification from '#app/notifications/notification'
import { countUploadsUnderWay } from '#app/imports/uploads/latest_uploads'
import { appearanceOf, rootLook } from '#app/core/text/appearance'

/** What every page gets: who is signed in, messages of the last action, the portal's name and place. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    const { session, auth, request, inertia } = ctx as Partial<HttpContext> & HttpContext
    const clientId = auth?.user?.clientId ?? null
    return {
      errors: inertia.always(this.getValidationErrors(ctx)),
      old: inertia.always((session?.flashMessages.all() ?? {}) as Record<string, string>),
      csrfToken: inertia.always(request.csrfToken as string | undefined),
      user: inertia.always(auth?.user ? UserTransformer.transform(auth.user) : undefined),
      /** Tells page sessions apart for the page's script; opens nothing. */
      pageSession: inertia.always(auth?.user && session ? markOf(pageSessionOf(ctx)) : null),
      portal: inertia.always({
        name: portal.name,
        /** Where people reach it, without BASE_PATH: `https://skills.example`. */
        origin: portal.url,
        basePath: portal.basePath,
        apiBaseUrl: portal.apiBaseUrl,
        attribution: portal.attribution,
        /** Where the person who signed in belongs, below the base path; null for a guest. */
        dashboard: auth?.user ? homeOf(auth.user.role) : null,
      }),
      /** Notifications that the person has not read, 100 for all beyond. */
      unread: async () => (auth?.user ? Notification.unreadCountOf(auth.user.id) : 0),
      /** Uploads that wait or run, for those whose top bar shows them; null for others. */
      uploadsUnderWay: async () =>
        auth?.user && may(auth.user.role, 'admin_area') ? countUploadsUnderWay() : null,
      /** The person's own views of the list that the page shows; null on other pages. */
      views: () => viewsOfList(ctx),
      appearance: inertia.always(appearanceOf(ctx)),
      /** Comes only with the texts: a part of a page is said in the language that the page has. */
      language: languageOf(ctx),
      /** The calls of a partner's client, for the top bar; null for everybody else. */
      availableCalls: inertia.always(clientId === null ? null : await availableCalls(clientId)),
    }
  }

  /**
   * The messages of the last action. Not among the props: the page's script keeps a prop that is equal to
   * the one before, so that the same message would be shown once only.
   */
  flash({ session }: Partial<HttpContext>) {
    return {
      error: session?.flashMessages.get('error') as string | undefined,
      success: session?.flashMessages.get('success') as string | undefined,
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    bringTexts(ctx)
    ctx.view.share({ basePath: portal.basePath, fonts, pageScripts, pageStyles, rootLook })
    const output = await next()
    this.dispose(ctx)
    if (doorOf(ctx) === 'page') ctx.response.append('Vary', 'Accept-Language, Cookie, X-Inertia')
    return output
  }
}

/** Every page that is rendered comes with its texts. */
function bringTexts(ctx: HttpContext) {
  const { inertia } = ctx
  const render = inertia.render.bind(inertia)
  inertia.render = (page, ...rest) => {
    inertia.share(pageTexts(page, ctx))
    return render(page, ...rest)
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
