import { BaseMail } from '@adonisjs/mail'
import type { Language } from '#config/i18n'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { mailWords } from '#app/mail/mail_words'

/** The link for setting a new password. */
export default class PasswordResetMail extends BaseMail {
  constructor(
    private language: Language,
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/reset-password/${this.token}`)}`
    const words = mailWords(this.language, { link })
    this.message
      .to(this.email)
      .subject(tIn(this.language, 'mails.subject_password_reset', { portal: portal.name }))
      .htmlView('mails/password_reset_html', words)
      .textView('mails/password_reset_text', words)
  }
}
