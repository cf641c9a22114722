import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/** The pages for search engines; pages of logged-in users are excluded. */
const found = [
  '/',
  '/about-us',
  '/contact-us',
  '/invoice-reader',
  '/playground',
  '/docs',
  '/auth/register',
]
/** Including links of mails, whose tokens are for one person. */
const hidden = [
  '/portal/',
  '/v1/',
  '/auth/reset-password/',
  '/auth/confirm-email/',
  '/auth/confirm-new-email/',
  '/auth/accept-invitation/',
]

/** robots.txt and the sitemap. */
export default class CrawlersController {
  sitemap({ response }: HttpContext) {
    const entries = found.map((path) => `  <url><loc>${escaped(addressOf(path))}</loc></url>`)
    return response.type('application/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
    )
  }

  robots({ response }: HttpContext) {
    const lines = [
      'User-agent: *',
      ...hidden.map((path) => `Disallow: ${portalPath(path)}`),
      '',
      `Sitemap: ${addressOf('/sitemap.xml')}`,
    ]
    return response.type('text/plain').send(`${lines.join('\n')}\n`)
  }
}

function addressOf(path: string): string {
  return portal.url + portalPath(path)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
