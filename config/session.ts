import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import portal from './portal.ts'

/** Sessions live in the database, so that any process serves any request and a suspension ends them at once. */
export default defineConfig({
  enabled: true,
  cookieName: 'skillary_session',
  clearWithBrowser: false,
  age: '12h',
  cookie: {
    path: '/',
    httpOnly: true,
    secure: portal.secureCookies,
    sameSite: 'lax',
  },
  store: app.inTest ? 'memory' : 'database',
  stores: { database: stores.database() },
})
