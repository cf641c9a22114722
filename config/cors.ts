import { defineConfig } from '@adonisjs/cors'
import portal from '#config/portal'

/**
 * `/v1` takes bearer tokens only, so no origin is trusted with credentials. The portal's own pages
 * may call it from their origin where API_BASE_URL puts it on another one.
 */
export default defineConfig({
  enabled: true,
  origin: portal.apiBaseUrl ? [new URL(portal.url).origin] : [],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: [
    'ETag',
    'Idempotent-Replayed',
    'Link',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'X-Calls-Charged',
    'X-Calls-Limit',
    'X-Calls-Remaining',
    'X-Request-Id',
  ],
  credentials: false,
  maxAge: 90,
})
