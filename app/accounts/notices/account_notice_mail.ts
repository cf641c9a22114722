import { BaseMail } from '@adonisjs/mail'
import { DateTime } from 'luxon'
import portal from '#config/portal'
import type { MessageId } from '#lang/message_id'
import { tIn } from '#app/core/text/text'
import type { AccountEvent } from '#app/accounts/notices/mail_account_notice'
import { languageIn, mailWords } from '#app/mail/mail_words'
import type QueuedMail from '#app/mail/queued_mail'

const sentences: Record<AccountEvent, MessageId> = {
  account_deleted: 'mails.notice_account_deleted',
  two_factor_on: 'mails.notice_two_factor_on',
  two_factor_off: 'mails.notice_two_factor_off',
  two_factor_reset: 'mails.notice_two_factor_reset',
  recovery_codes_renewed: 'mails.notice_recovery_codes_renewed',
  recovery_code_used: 'mails.notice_recovery_code_used',
}

interface Content {
  event: AccountEvent
  fullName: string
  count: number
  /** ISO 8601. */
  at: string
}

/** Informs a user of a change to the security of the account. */
export default class AccountNoticeMail extends BaseMail {
  constructor(private queued: QueuedMail) {
    super()
  }

  prepare() {
    const { uid, recipient, content } = this.queued
    const language = languageIn(content)
    const { event, fullName, count, at } = content as unknown as Content
    const sentence = tIn(language, sentences[event], { portal: portal.name, count })
    const time = DateTime.fromISO(at, { zone: 'utc', locale: language })
    const when = time.toLocaleString(DateTime.DATETIME_MED_WITH_SECONDS)
    /** A deleted account has no password to change. */
    const isDeleted = event === 'account_deleted'
    const advice = tIn(language, isDeleted ? 'mails.notice_not_requested' : 'mails.notice_not_you')
    const words = mailWords(language, { fullName, sentence, when, advice })
    this.message
      .to(recipient)
      .subject(tIn(language, 'mails.subject_account_notice', { portal: portal.name }))
      .messageId(`<${uid}@${new URL(portal.url).hostname}>`)
      .htmlView('mails/account_notice_html', words)
      .textView('mails/account_notice_text', words)
  }
}
