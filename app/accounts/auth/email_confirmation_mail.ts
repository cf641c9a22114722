import { BaseMail } from '@adonisjs/mail'
import type { Language } from '#config/i18n'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { mailWords } from '#app/mail/mail_words'

/** The link that confirms the email address of a registration. */
export default class EmailConfirmationMail extends BaseMail {
  constructor(
    private language: Language,
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/confirm-email/${this.token}`)}`
    const words = mailWords(this.language, { link })
    this.message
      .to(this.email)
      .subject(tIn(this.language, 'mails.subject_email_confirmation', { portal: portal.name }))
      .htmlView('mails/email_confirmation_html', words)
      .textView('mails/email_confirmation_text', words)
  }
}
