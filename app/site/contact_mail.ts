import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

/** A contact message to CONTACT_EMAIL; replies go to the visitor. */
export default class ContactMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, recipient, content } = this.queued
    const path = portalPath(`/portal/admin/contact-messages/${String(content.uid)}`)
    const language = languageIn(content)
    const { name, email, organisation } = content as Record<string, string>
    const wrote = organisation
      ? tIn(language, 'mails.wrote_for', { name, email, organisation })
      : tIn(language, 'mails.wrote', { name, email })
    const words = mailWords(language, { link: `${portal.url}${path}`, wrote, ...content })
    this.message
      .to(recipient)
      .subject(`${portal.name}: ${String(content.subject)}`)
      .replyTo(String(content.email), String(content.name))
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView('mails/contact_html', words)
      .textView('mails/contact_text', words)
  }
}
