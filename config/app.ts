import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import portal from '#config/portal'
import proxyAddr from 'proxy-addr'

export const appKey = env.get('APP_KEY')

/** The key that encrypts and signs, then those that are only accepted. */
export const appKeys = [appKey, ...env.get('APP_PREVIOUS_KEYS')]

export const appUrl = portal.url

/** The directory of the SQLite file, uploads and mail files. */
export const dataDir = app.makePath(env.get('DATA_DIR'))

/** Whether a web server runs jobs as well. */
export const serverRunsJobs = env.get('QUEUE_WORKER') !== 'off'

export const http = defineConfig({
  generateRequestId: true,
  /**
   * A path that is not percent-encoded UTF-8. Imported lazily: the texts are not available while
   * settings are loaded.
   */
  async onBadUrl(request: IncomingMessage, response: ServerResponse) {
    const { sendBadUrl: sendBadAddress } = await import('#app/core/http/bad_url')
    sendBadAddress(request, response)
  },
  allowMethodSpoofing: true,
  /** Required for messages in the language of the request: see app/core/text/text.ts. */
  useAsyncLocalStorage: true,
  /**
   * The client IP address is that of the socket, unless TRUST_PROXY lists trusted proxies:
   * `loopback`, `uniquelocal`, addresses or networks.
   */
  trustProxy: proxyAddr.compile(env.get('TRUST_PROXY')),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: portal.secureCookies,
    sameSite: 'lax',
  },
  /**
   * `?sort=-created_at,name` is one text, as with `%2C`; the default would make the former a list.
   */
  qs: { parse: { comma: false } },
})
