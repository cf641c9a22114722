import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'
import { pageSessionOf } from '#app/accounts/sessions/page_session'
import { homeOf, may } from '#app/accounts/role'
import { markOf } from '#app/accounts/sessions/token'
import { pageAssets } from '#app/shell/page_assets'
import { pageTexts } from '#app/core/text/page_texts'
import { textScripts } from '#app/core/text/text_scripts'
import { languageOf } from '#app/core/text/text'
import { availableCalls } from '#app/billing/client_packages/available_calls'
import { mustSetUpTwoFactor } from '#app/accounts/two_factor_requirement'
import UserTransformer from '#app/accounts/user_transformer'
import { viewsOfList } from '#app/saved_views/views_of_list'
import Notification from '#app/notifications/notification'
import { countUploadsUnderWay } from '#app/imports/uploads/latest_uploads'
import { appearanceOf, appearanceAttributes } from '#app/core/text/appearance'

/** The shared props of all pages: user, flash messages, name and base path of the portal. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    const { session, auth, request, inertia } = ctx as Partial<HttpContext> & HttpContext
    const clientId = auth?.user?.clientId ?? null
    return {
      errors: inertia.always(this.getValidationErrors(ctx)),
      old: inertia.always((session?.flashMessages.all() ?? {}) as Record<string, string>),
      csrfToken: inertia.always(request.csrfToken as string | undefined),
      user: inertia.always(auth?.user ? UserTransformer.transform(auth.user) : undefined),
      /** An opaque identifier of the page session for the page's script; null if it may not have tokens. */
      pageSession: inertia.always(
        auth?.user && session && !mustSetUpTwoFactor(auth.user) ? markOf(pageSessionOf(ctx)) : null
      ),
      portal: inertia.always({
        name: portal.name,
        /** The public URL without BASE_PATH: `https://skills.example`. */
        origin: portal.url,
        basePath: portal.basePath,
        apiBaseUrl: portal.apiBaseUrl,
        cookiePrefix: portal.cookiePrefix,
        attribution: portal.attribution,
        /** Whether the portal shows demo data. */
        demo: portal.demo,
        /** The home page of the user's role, without BASE_PATH; null for a guest. */
        dashboard: auth?.user ? homeOf(auth.user.role) : null,
      }),
      /** The number of unread notifications, at most 100. */
      unread: async () => (auth?.user ? Notification.unreadCountOf(auth.user.id) : 0),
      /**
       * The number of waiting and running uploads for users who see them in the top bar; otherwise
       * null.
       */
      uploadsUnderWay: async () =>
        auth?.user && may(auth.user.role, 'admin_area') ? countUploadsUnderWay() : null,
      /** The user's saved views of the list on the page; null on other pages. */
      views: () => viewsOfList(ctx),
      appearance: inertia.always(appearanceOf(ctx)),
      /** Only sent with the texts: a partial reload uses the language of the page. */
      language: languageOf(ctx),
      /** The remaining calls of a partner's client for the top bar; null for other users. */
      availableCalls: inertia.always(clientId === null ? null : await availableCalls(clientId)),
    }
  }

  /**
   * The flash messages. Not among the props: Inertia keeps a prop that equals the previous one, so
   * that a repeated message would only be shown once.
   */
  flash({ session }: Partial<HttpContext>) {
    return {
      error: session?.flashMessages.get('error') as string | undefined,
      success: session?.flashMessages.get('success') as string | undefined,
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    hashAssetsOnce(ctx)
    prepareRender(ctx)
    const output = await next()
    this.dispose(ctx)
    ctx.response.append('Vary', 'Accept-Language, Cookie, X-Inertia')
    return output
  }
}

let assetsVersion: string | undefined

/** Inertia hashes the manifest for every page; a build does not change at run time. */
function hashAssetsOnce({ inertia }: HttpContext) {
  if (vite.useDevServer) return
  const hash = inertia.getVersion.bind(inertia)
  inertia.getVersion = () => (assetsVersion ??= hash())
}

/** Adds the texts and what the root view needs to every rendered page. */
function prepareRender(ctx: HttpContext) {
  const { inertia } = ctx
  const render = inertia.render.bind(inertia)
  inertia.render = (page, ...rest) => {
    inertia.share(pageTexts(page, ctx))
    ctx.view.share({
      basePath: portal.basePath,
      assets: pageAssets(page),
      textScripts: textScripts(page, ctx),
      appearanceAttributes,
    })
    return render(page, ...rest)
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
