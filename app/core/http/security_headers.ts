import type { ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import portal from '#config/portal'

/** A year, as lists of preloaded hosts require. */
const HSTS_SECONDS = 365 * 24 * 60 * 60

const headers = {
  'X-Content-Type-Options': 'nosniff',
  /** Links of mails have tokens, and searches are in queries: other sites learn neither. */
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  /** Replaced on pages by that of config/shield.ts. The development server needs none: see there. */
  ...(!app.inDev && {
    'Content-Security-Policy':
      "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  }),
  ...(portal.secureCookies && { 'Strict-Transport-Security': hsts() }),
}

/** Sets the headers of all responses, including files and errors. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function hsts(): string {
  return `max-age=${HSTS_SECONDS}${portal.hstsSubdomains ? '; includeSubDomains' : ''}`
}
