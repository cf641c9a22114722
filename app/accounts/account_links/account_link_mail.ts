import { BaseMail } from '@adonisjs/mail'
import encryption from '@adonisjs/core/services/encryption'
import portal from '#config/portal'
import type { MessageId } from '#lang/message_id'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import type { AccountTokenPurpose } from '#app/accounts/account_links/account_token'
import { linkTokenPurpose } from '#app/accounts/encryption_purposes'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

const kinds: Record<AccountTokenPurpose, { page: string; subject: MessageId }> = {
  password_reset: { page: '/auth/reset-password', subject: 'mails.subject_password_reset' },
  email_confirmation: { page: '/auth/confirm-email', subject: 'mails.subject_email_confirmation' },
  invitation: { page: '/auth/accept-invitation', subject: 'mails.subject_invitation' },
  email_change: { page: '/auth/confirm-new-email', subject: 'mails.subject_email_change' },
}

/** Encrypts the token of a queued mail, since the database stores no usable token. */
export function sealToken(token: string): string {
  return encryption.encrypt(token, { purpose: linkTokenPurpose })
}

/**
 * A mail with the link of an account token. Its kind is the purpose of the token; its content has the language,
 * the encrypted `token` and, for an invitation, `fullName` and `organisation`.
 */
export default class AccountLinkMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, recipient, content } = this.queued
    const kind = this.queued.kind as AccountTokenPurpose
    const { page, subject } = kinds[kind]
    const token = encryption.decrypt<string>(String(content.token), linkTokenPurpose)
    if (token === null) throw new Error('The token of a mail was encrypted with another APP_KEY')
    const link = `${portal.url}${portalPath(`${page}/${token}`)}`
    const language = languageIn(content)
    const to = { portal: portal.name }
    const { fullName, organisation } = content as Record<string, string | null>
    const invited = organisation
      ? tIn(language, 'mails.invited_for', { ...to, organisation })
      : tIn(language, 'mails.invited', to)
    const words = mailWords(language, { link, fullName, invited })
    this.message
      .to(recipient)
      .subject(tIn(language, subject, to))
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView(`mails/${kind}_html`, words)
      .textView(`mails/${kind}_text`, words)
  }
}
