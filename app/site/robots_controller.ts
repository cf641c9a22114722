import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/**
 * Paths that crawlers must not open: pages of signed-in users, links of mails, whose tokens are for one person, readings
 * of invoices, and the playground with a query, of which there is one for each skill.
 */
const hidden = [
  '/portal/',
  '/v1/',
  '/auth/reset-password/',
  '/auth/confirm-email/',
  '/auth/confirm-new-email/',
  '/auth/accept-invitation/',
  '/invoice-reader/',
  '/playground?',
]

export default class RobotsController {
  show({ response }: HttpContext) {
    const lines = [
      'User-agent: *',
      ...hidden.map((path) => `Disallow: ${portalPath(path)}`),
      '',
      `Sitemap: ${portal.url}${portalPath('/sitemap.xml')}`,
    ]
    return response.type('text/plain').send(`${lines.join('\n')}\n`)
  }
}
