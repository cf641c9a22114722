import { BaseMail } from '@adonisjs/mail'
import type { Language } from '#config/i18n'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { mailWords } from '#app/mail/mail_words'

const kinds = {
  password_reset: { path: '/auth/reset-password', subject: 'mails.subject_password_reset' },
  email_confirmation: { path: '/auth/confirm-email', subject: 'mails.subject_email_confirmation' },
  email_change: { path: '/auth/confirm-new-email', subject: 'mails.subject_email_change' },
} as const

/** The link for a new password, or to confirm an email address. */
export default class LinkMail extends BaseMail {
  constructor(
    private kind: keyof typeof kinds,
    private language: Language,
    private email: string,
    private token: string
  ) {
    super()
  }

  prepare() {
    const { path, subject } = kinds[this.kind]
    const link = `${portal.url}${portalPath(`${path}/${this.token}`)}`
    const words = mailWords(this.language, { link })
    this.message
      .to(this.email)
      .subject(tIn(this.language, subject, { portal: portal.name }))
      .htmlView(`mails/${this.kind}_html`, words)
      .textView(`mails/${this.kind}_text`, words)
  }
}
