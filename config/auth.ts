import { defineConfig, type Authenticator } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'

/** Pages authenticate by session cookie, `/v1` by bearer token only. */
const authConfig = defineConfig({
  default: 'web',
  guards: {
    web: sessionGuard({
      useRememberMeTokens: false,
      provider: configProvider.create(async () => {
        const { PageSessionProvider } = await import('#app/accounts/sessions/page_session')
        return new PageSessionProvider()
      }),
    }),
    api: {
      async resolver() {
        const { BearerGuard } = await import('#app/accounts/api_keys/bearer_user_middleware')
        return (ctx: HttpContext) => new BearerGuard(ctx)
      },
    },
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Set by the middleware that authenticates the request: `cookieUser` on pages, `bearerUser` on `/v1`. */
    auth: Authenticator<Authenticators>
  }
}
