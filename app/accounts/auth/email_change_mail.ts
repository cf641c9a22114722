import { BaseMail } from '@adonisjs/mail'
import type { Language } from '#config/i18n'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { mailWords } from '#app/mail/mail_words'

/** The link that confirms the new email address of an account. */
export default class EmailChangeMail extends BaseMail {
  constructor(
    private language: Language,
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${portal.url}${portalPath(`/auth/confirm-new-email/${this.token}`)}`
    const words = mailWords(this.language, { link })
    this.message
      .to(this.email)
      .subject(tIn(this.language, 'mails.subject_email_change', { portal: portal.name }))
      .htmlView('mails/email_change_html', words)
      .textView('mails/email_change_text', words)
  }
}
