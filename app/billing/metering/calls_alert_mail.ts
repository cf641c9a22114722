import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { alertLink } from '#app/billing/metering/call_alerts'
import { keyAlertLink } from '#app/billing/metering/key_alerts'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

/**
 * Informs a client that a package, or the cap of an API key, is almost or completely used up. Its content has
 * the `sentence`, its language, and what it is about.
 */
export default class CallsAlertMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, recipient, content } = this.queued
    const isKey = content.about === 'key'
    const link = `${portal.url}${portalPath(isKey ? keyAlertLink : alertLink)}`
    const language = languageIn(content)
    const words = mailWords(language, { link, sentence: content.sentence, isKey })
    this.message
      .to(recipient)
      .subject(tIn(language, 'mails.subject_calls_alert', { portal: portal.name }))
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView('mails/calls_alert_html', words)
      .textView('mails/calls_alert_text', words)
  }
}
