import { BaseMail } from '@adonisjs/mail'
import type { Language } from '#config/i18n'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { mailWords } from '#app/mail/mail_words'

/** The link with which an invited user sets a password. */
export default class InvitationMail extends BaseMail {
  constructor(
    private language: Language,
    private person: { email: string; fullName: string; organisation: string | null },
    private token: string
  ) {
    super()
  }

  prepare() {
    const { email, fullName, organisation } = this.person
    const link = `${portal.url}${portalPath(`/auth/accept-invitation/${this.token}`)}`
    const to = { portal: portal.name }
    const invited = organisation
      ? tIn(this.language, 'mails.invited_for', { ...to, organisation })
      : tIn(this.language, 'mails.invited', to)
    const words = mailWords(this.language, { link, fullName, invited })
    this.message
      .to(email)
      .subject(tIn(this.language, 'mails.subject_invitation', to))
      .htmlView('mails/invitation_html', words)
      .textView('mails/invitation_text', words)
  }
}
