import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import portal from './portal.ts'
import stripe from './stripe.ts'

const api = portal.apiBaseUrl ? [new URL(portal.apiBaseUrl).origin] : []

export default defineConfig({
  /**
   * The development server injects styles and opens a WebSocket, so the policy is disabled there.
   */
  csp: {
    enabled: !app.inDev,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: [`'self'`, '@nonce'],
      imgSrc: [`'self'`, 'data:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`, ...api],
      formAction: [`'self'`, ...stripe.pageOrigins],
      frameAncestors: [`'none'`],
      baseUri: [`'none'`],
      objectSrc: [`'none'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    /** All forms and scripts have the token of their page. */
    enableXsrfCookie: false,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    exceptRoutes: [],
  },
  xFrame: { enabled: true, action: 'DENY' },
  /** Set for all responses: see app/core/http/security_headers.ts. */
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})
