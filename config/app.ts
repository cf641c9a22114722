import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import portal from '#config/portal'
import proxyAddr from 'proxy-addr'

export const appKey = env.get('APP_KEY')
export const appUrl = portal.url

/**
 * Addresses come from the socket unless TRUST_PROXY names the proxies to
 * believe: `loopback`, `uniquelocal`, addresses or networks, separated by commas.
 */
function trustProxy() {
  const trusted = env.get('TRUST_PROXY')
  if (!trusted) return () => false
  return proxyAddr.compile(trusted.split(',').map((entry) => entry.trim()))
}

export const http = defineConfig({
  generateRequestId: true,
  /** A path that is not percent-encoded UTF-8. Read when it comes: texts are not there while settings are read. */
  async onBadUrl(request: IncomingMessage, response: ServerResponse) {
    const { sendBadAddress } = await import('#app/core/errors/problem')
    sendBadAddress(request, response)
  },
  allowMethodSpoofing: true,
  /** What the server says is said in the language of whoever asked: see app/core/text/text.ts. */
  useAsyncLocalStorage: true,
  trustProxy: trustProxy(),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: portal.secureCookies,
    sameSite: 'lax',
  },
  /** `?sort=-created_at,name` is one text, as `%2C` has it too; the default makes a list of the former only. */
  qs: { parse: { comma: false } },
})
