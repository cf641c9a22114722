import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { checkContactForm, contactFormToken, trapField } from '#app/site/contact_form'
import { contactValidator } from '#app/site/contact_validators'
import { sendContactMessage, TooManyMessages } from '#app/site/send_contact_message'

/** The contact form of the public site. */
export default class ContactController {
  create({ auth, inertia, request, session }: HttpContext) {
    return inertia.render('site/contact', {
      token: contactFormToken(session.flashMessages.get('form')),
      sent: 'sent' in request.qs(),
      writer: auth.user ? { name: auth.user.fullName, email: auth.user.email } : null,
    })
  }

  async store({ auth, request, response, session }: HttpContext) {
    const message = await request.validateUsing(contactValidator)
    const once = checkContactForm({
      trap: request.input(trapField),
      token: request.input('form'),
    })
    const writer = { address: request.ip(), userId: auth.user?.id ?? null, once }
    try {
      await sendContactMessage(message, writer)
    } catch (error) {
      if (!(error instanceof TooManyMessages)) throw error
      session.flash('error', error.message)
      session.flashExcept(['_csrf'])
      return response.redirect(portalPath('/contact-us'))
    }
    return response.redirect(portalPath('/contact-us?sent'))
  }
}
