import { beforeCreate } from '@adonisjs/lucid/orm'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Language } from '#config/i18n'
import { NotificationSchema } from '#database/schema'
import type { MessageId } from '#lang/message_id'
import { sqlNow } from '#app/core/db/database_clock'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import type { ListQuery } from '#app/core/lists/listing'
import { NotFound } from '#app/core/errors/problem'
import { t, tIn, type MessageValues } from '#app/core/text/text'
import { isUid, newUid } from '#app/core/uid'

export const notificationKinds = [
  'calls_low',
  'calls_used_up',
  'contact',
  'package',
  'sale',
  'upload',
  'webhook',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** A text with its values, which people of any language can be told. */
export type LocalizedMessage = { id: MessageId; values: MessageValues }

/** What the portal tells one person. `message` is what `said` says in English. */
export default class Notification extends NotificationSchema {
  declare kind: NotificationKind
  declare said: LocalizedMessage | null

  @beforeCreate()
  static assignUid(notification: Notification) {
    notification.uid ??= newUid()
  }

  /** The notification with this public id, if it is the person's own. Throws `NotFound`. */
  static async findOf(userId: number, uid: unknown): Promise<Notification> {
    const found = isUid(uid) ? await this.query().where({ uid, userId }).first() : null
    if (!found) throw new NotFound(t('notifications_answers.the_notification'))
    return found
  }

  /** How many the person has not read, counted to 100 at most. */
  static async unreadCountOf(userId: number): Promise<number> {
    const unread = db.from('notifications').where({ user_id: userId }).whereNull('read_at')
    const [{ count }] = await db
      .from(unread.select('id').limit(100).as('unread'))
      .count('* as count')
    return Number(count)
  }

  /** Marks everything that the person has not read, and says how many that were. */
  static async markAllRead(userId: number): Promise<number> {
    return markUnread(this.query().where({ userId }))
  }

  /** Marks those that were chosen as read. */
  static async markSelected(selection: Selection<typeof Notification>): Promise<BulkOutcome> {
    return eachSelected(selection, (trx, ids) =>
      markUnread(this.query({ client: trx }).whereIn('id', ids))
    )
  }

  /**
   * The message for a reader of this language. In English where there is no more: what was written without
   * a text, and what was written for an older text that took other values than the one of today.
   */
  messageIn(language: Language): string {
    const { said, message } = this
    if (!said) return message
    try {
      return tIn(language, said.id, said.values, message)
    } catch (error) {
      logger.warn({ err: error }, `The text of notification ${this.uid} could not be formatted`)
      return message
    }
  }

  /** Stands for the version of other records: nothing else of it ever changes. */
  get state(): 'read' | 'unread' {
    return this.readAt ? 'read' : 'unread'
  }

  /** Marks it as read, or as unread again. The moment of the first reading stays. */
  async mark(read: boolean): Promise<void> {
    const now = sqlNow(db.connection())
    await Notification.query()
      .where({ id: this.id })
      .update({
        read_at: read ? db.raw(`coalesce(read_at, ${now})`) : null,
        updated_at: db.raw(now),
      })
    await this.refresh()
  }
}

/** Marks what is unread of these, and says how many that were. */
async function markUnread(query: ListQuery<typeof Notification>): Promise<number> {
  const now = query.client.raw(sqlNow(query.client))
  const marked: unknown = await query.whereNull('read_at').update({ read_at: now, updated_at: now })
  return Number(marked)
}
