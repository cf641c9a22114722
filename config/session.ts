import app from '@adonisjs/core/services/app'
import string from '@adonisjs/core/helpers/string'
import { defineConfig } from '@adonisjs/session'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionConfig } from '@adonisjs/session/types'
import { PAGE_SESSION_SECONDS } from '#app/accounts/sessions/lifetimes'
import { hostCookie } from '#app/core/http/cookie_names'
import { SessionStore } from '#app/accounts/sessions/session_store'
import portal from './portal.ts'

const cookieName = hostCookie('skillary_session')

/**
 * Sessions are stored in the database, so that any process can serve any request and a suspension
 * ends them immediately.
 */
export default defineConfig({
  enabled: true,
  cookieName,
  clearWithBrowser: false,
  age: PAGE_SESSION_SECONDS,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: portal.secureCookies,
    sameSite: 'lax',
  },
  store: app.inTest ? 'memory' : 'database',
  stores: {
    database: ({ request }: HttpContext, { age }: SessionConfig) =>
      new SessionStore(string.seconds.parse(age), {
        isReadOnly: request.header('accept') === 'text/event-stream',
        isNew: !request.header('cookie')?.includes(cookieName),
      }),
  },
})
