import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/** The link for a new password. */
export default class PasswordResetMail extends BaseMail {
  subject = `Your new password for ${portal.name}`

  constructor(
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/reset-password/${this.token}`)}`
    this.message
      .to(this.email)
      .htmlView('mails/password_reset_html', { portal, link })
      .textView('mails/password_reset_text', { portal, link })
  }
}
