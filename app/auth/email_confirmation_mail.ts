import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/** The link that confirms the e-mail address of who registered. */
export default class EmailConfirmationMail extends BaseMail {
  subject = `Confirm your e-mail address for ${portal.name}`

  constructor(
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/confirm-email/${this.token}`)}`
    this.message
      .to(this.email)
      .htmlView('mails/email_confirmation_html', { portal, link })
      .textView('mails/email_confirmation_text', { portal, link })
  }
}
