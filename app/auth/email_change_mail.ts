import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/** The link that confirms the e-mail address which an account is to have. */
export default class EmailChangeMail extends BaseMail {
  subject = `Confirm your new e-mail address for ${portal.name}`

  constructor(
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/confirm-new-email/${this.token}`)}`
    this.message
      .to(this.email)
      .htmlView('mails/email_change_html', { portal, link })
      .textView('mails/email_change_text', { portal, link })
  }
}
