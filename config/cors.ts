import { defineConfig } from '@adonisjs/cors'
import portal from '#config/portal'

const own = portal.apiBaseUrl ? [new URL(portal.url).origin] : []

/**
 * `/v1` only accepts bearer tokens, so no origin is trusted with credentials. CORS_ORIGINS lists
 * the allowed origins; the portal's own is allowed if API_BASE_URL is on another origin.
 */
export default defineConfig({
  enabled: true,
  origin: () => (portal.corsOrigins.includes('*') ? '*' : [...own, ...portal.corsOrigins]),
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: [
    'Allow',
    'Content-Disposition',
    'Content-Location',
    'Content-Range',
    'Deprecation',
    'ETag',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Reader-Token',
    'Retry-After',
    'Sunset',
    'WWW-Authenticate',
    'X-Calls-Charged',
    'X-Calls-Limit',
    'X-Calls-Remaining',
    'X-Key-Calls-Remaining',
    'X-Request-Id',
  ],
  credentials: false,
  /** Two hours, in seconds: the maximum in browsers. */
  maxAge: 7200,
})
