import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

/** The link by which an invited person chooses a password. */
export default class InvitationMail extends BaseMail {
  subject = `You are invited to ${portal.name}`

  constructor(
    private person: { email: string; fullName: string; organisation: string | null },
    private token: string
  ) {
    super()
  }

  prepare() {
    const { email, fullName, organisation } = this.person
    const link = `${portal.url}${portalPath(`/auth/accept-invitation/${this.token}`)}`
    const said = { portal, link, fullName, organisation }
    this.message
      .to(email)
      .htmlView('mails/invitation_html', said)
      .textView('mails/invitation_text', said)
  }
}
