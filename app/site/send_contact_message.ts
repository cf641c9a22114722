import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import portal from '#config/portal'
import { inTransaction } from '#app/core/db/in_transaction'
import { oncePerForm } from '#app/core/http/once_per_form'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { ipKey } from '#app/core/http/ip_key'
import { notifyStaff } from '#app/notifications/notify_staff'
import { mailLanguage } from '#app/accounts/mail_language'
import { queueMail } from '#app/mail/queue_mail'
import ContactMessage from '#app/site/contact_message'

/** Maximum number of messages per IP address and hour. */
const mostInAnHour = 5

export class TooManyMessages extends Refusal {
  constructor(seconds: number) {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    super(t('site_answers.too_many_messages', { count: mostInAnHour, minutes }), {
      code: 'too_many_messages',
      headers: { 'Retry-After': String(Math.max(1, seconds)) },
    })
  }
}

interface Writer {
  /** The IP address of the sender. */
  address: string
  /** The logged-in user, if any. */
  userId: number | null
  /** The key of the form: submitting the same text twice sends one message. */
  once?: string
}

/**
 * Stores a message and notifies staff who can read messages, each as chosen; also queues a mail to CONTACT_EMAIL if it
 * is set. Returns the message's public id. Throws `TooManyMessages` after five messages in an hour from one IP
 * address.
 */
export async function sendContactMessage(
  message: {
    name: string
    email: string
    organisation?: string | null
    subject: string
    message: string
  },
  { address, userId, once }: Writer
): Promise<string> {
  const counted = await limiter
    .use({ requests: mostInAnHour, duration: '1 hour' })
    .increment(`contact:${ipKey(address)}`)
  if (counted.consumed > mostInAnHour) throw new TooManyMessages(counted.availableIn)

  return inTransaction(async (trx) => {
    const keep = async () => {
      const stored = await ContactMessage.create(
        { ...message, organisation: message.organisation || null, userId, status: 'open' },
        { client: trx }
      )
      await announceMessage(stored, trx)
      return stored.uid
    }
    if (!once) return keep()
    /** A different text from the same form, after Back, is another message. */
    const asked = Object.entries(message)
    const text = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
    const form = { owner: 'visitor', purpose: 'contact', once: `${once}:${text}`, asked }
    return oncePerForm(trx, form, keep)
  })
}

async function announceMessage(message: ContactMessage, trx: TransactionClientContract) {
  await notifyStaff(
    {
      event: 'contact',
      message: {
        id: 'notices.contact_message',
        values: { name: message.name, subject: message.subject },
      },
      link: `/portal/admin/contact-messages/${message.uid}`,
    },
    trx
  )
  if (!portal.contactEmail) return
  const { uid, name, email, organisation, subject, message: text } = message
  const language = await mailLanguage(portal.contactEmail, 'en', trx)
  await queueMail(
    {
      kind: 'contact_message',
      recipient: portal.contactEmail,
      content: { language, uid, name, email, organisation, subject, message: text },
    },
    trx
  )
}
