import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

interface Content {
  lines: Array<{ text: string; link: string }>
  /** The number of further events. */
  more: number
}

/** Informs staff of an event, or of the events of their daily digest. */
export default class StaffNoticeMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, kind, recipient, content } = this.queued
    const language = languageIn(content)
    const { lines, more } = content as unknown as Content
    const urlOf = (path: string) => `${portal.url}${portalPath(path)}`
    const words = mailWords(language, {
      lines: lines.map(({ text, link }) => ({ text, link: urlOf(link) })),
      more,
      settings: urlOf('/portal/admin/notifications/settings'),
    })
    const subject =
      kind === 'staff_digest'
        ? tIn(language, 'mails.subject_staff_digest', {
            portal: portal.name,
            count: lines.length + more,
          })
        : `${portal.name}: ${lines[0].text}`
    this.message
      .to(recipient)
      .subject(subject)
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView('mails/staff_notice_html', words)
      .textView('mails/staff_notice_text', words)
  }
}
