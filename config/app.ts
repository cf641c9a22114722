import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'
import portal from '#config/portal'
import { sendBadAddress } from '#app/core/problem'
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
  allowMethodSpoofing: true,
  /** What the server says is said in the language of whoever asked: see app/core/text.ts. */
  useAsyncLocalStorage: true,
  trustProxy: trustProxy(),
  onBadUrl: sendBadAddress,
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
