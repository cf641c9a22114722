import { buffer } from 'node:stream/consumers'
import { BaseMail } from '@adonisjs/mail'
import portal from '#config/portal'
import { documentOf } from '#app/billing/documents/formats/billing_document'
import { invoicePdf } from '#app/billing/documents/formats/invoice_pdf'
import Invoice from '#app/billing/invoice'
import { portalPath } from '#app/core/door'
import { tIn } from '#app/core/text/text'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

/** Reminds a client of an overdue invoice, which is attached. */
export default class PaymentReminderMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  async prepare() {
    const { uid, recipient, content } = this.queued
    const language = languageIn(content)
    const { number, amount, due } = content as Record<string, string>
    const invoice = await Invoice.findByOrFail('uid', content.uid)
    const words = mailWords(language, {
      number,
      amount,
      due,
      link: `${portal.url}${portalPath(`/portal/partner/invoices/${invoice.uid}`)}`,
    })
    this.message
      .to(recipient)
      .subject(tIn(language, 'mails.subject_payment_reminder', { portal: portal.name, number }))
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .attachData(await buffer(await invoicePdf(documentOf(invoice))), {
        filename: `${number}.pdf`,
        contentType: 'application/pdf',
      })
      .htmlView('mails/payment_reminder_html', words)
      .textView('mails/payment_reminder_text', words)
  }
}
