import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ContactMessageSchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import { sqlNow } from '#app/core/db/database_clock'
import { t } from '#app/core/text/text'
import type { VersionClaim } from '#app/core/http/version_claim'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

export const contactStatuses = ['open', 'done'] as const

type ContactStatus = (typeof contactStatuses)[number]

/** A contact message from the form or `/v1`. Its text never changes. */
export default class ContactMessage extends ContactMessageSchema {
  declare status: ContactStatus

  /** Finds a message by its public id. Throws `NotFound`. */
  static findOr404(uid: unknown): Promise<ContactMessage> {
    return findByUid(this.query(), uid, 'site_answers.the_message')
  }

  /** The number of unanswered messages. */
  static async openCount(): Promise<number> {
    const [{ count }] = await db
      .from('contact_messages')
      .where('status', 'open')
      .count('* as count')
    return Number(count)
  }

  /**
   * Marks the message as done or reopens it, and writes an audit entry. Of two concurrent changes, only the
   * first is logged. Throws `StaleWrite` if the status differs from the expected one.
   */
  async mark(
    status: ContactStatus,
    actor: Actor,
    trx: TransactionClientContract,
    claim?: VersionClaim
  ): Promise<void> {
    const now = trx.raw(sqlNow(trx))
    const current = ContactMessage.query({ client: trx }).where('id', this.id)
    await current.clone().update({ updated_at: trx.raw('updated_at') })
    const { status: before } = await current.firstOrFail()
    claim?.check(before, t('site_answers.the_message'))
    const done = { done_by: actor.id, done_at: now }
    const [marked] = await ContactMessage.query({ client: trx })
      .where('id', this.id)
      .whereNot('status', status)
      .update({
        status,
        updated_at: now,
        ...(status === 'done' ? done : { done_by: null, done_at: null }),
      })
    if (!marked) return
    await writeAuditEntry(trx, actor, {
      action: status === 'done' ? 'done' : 'reopened',
      subject: 'contact_message',
      subjectUid: this.uid,
      subjectName: `${this.subject} (${this.name})`,
    })
  }
}
