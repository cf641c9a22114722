import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { alertLink } from '#app/metering/call_alerts'
import type QueuedMail from '#app/notifications/queued_mail'

/** Tells a client that a package is nearly or wholly used up. Its content has the `sentence`. */
export default class CallsAlertMail extends BaseMail {
  subject = `Your calls on ${portal.name}`

  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, recipient, content } = this.queued
    const link = `${portal.url}${portalPath(alertLink)}`
    const words = { portal, link, sentence: content.sentence }
    this.message
      .to(recipient)
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView('mails/calls_alert_html', words)
      .textView('mails/calls_alert_text', words)
  }
}
