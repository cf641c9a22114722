import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import portal from '#config/portal'
import { languages } from '#config/i18n'
import { portalPath } from '#app/core/door'

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export default class SecurityContactController {
  show({ response }: HttpContext) {
    const contacts = [
      ...(portal.contactEmail ? [`mailto:${portal.contactEmail}`] : []),
      `${portal.url}${portalPath('/contact-us')}`,
    ]
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      // The file is made for each request, so it never expires in practice.
      `Expires: ${DateTime.utc().startOf('day').plus({ days: 90 }).toISO()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${portal.url}/.well-known/security.txt`,
    ]
    return response.type('text/plain').send(`${lines.join('\n')}\n`)
  }
}
