import db from '@adonisjs/lucid/services/db'
import type { Language } from '#config/i18n'
import { NotificationSchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import { sqlNow } from '#app/core/db/database_clock'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import type { ListQuery } from '#app/core/lists/listing'
import { storedMessageIn } from '#app/core/text/stored_message'
import type { LocalizedMessage } from '#app/core/text/text'
import { staffEventNames } from '#app/notifications/staff_events'

export const notificationKinds = [
  'calls_low',
  'calls_used_up',
  'package',
  'sale',
  'upload',
  'webhook',
  ...staffEventNames,
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** A notification of a user. `message` is the English text of `said`. */
export default class Notification extends NotificationSchema {
  declare kind: NotificationKind
  declare said: LocalizedMessage | null

  /** Finds a notification of the user by its public id. Throws `NotFound`. */
  static findOf(userId: number, uid: unknown): Promise<Notification> {
    return findByUid(this.query().where({ userId }), uid, 'notifications_answers.the_notification')
  }

  /** The number of unread notifications, counted up to 100. */
  static async unreadCountOf(userId: number): Promise<number> {
    const unread = db.from('notifications').where({ user_id: userId }).whereNull('read_at')
    const [{ count }] = await db
      .from(unread.select('id').limit(100).as('unread'))
      .count('* as count')
    return Number(count)
  }

  /** Marks all unread notifications as read; returns their number. */
  static async markAllRead(userId: number): Promise<number> {
    return markUnread(this.query().where({ userId }))
  }

  /** Marks the selected notifications as read. */
  static async markSelected(selection: Selection<typeof Notification>): Promise<BulkOutcome> {
    return eachSelected(selection, (trx, ids) =>
      markUnread(this.query({ client: trx }).whereIn('id', ids))
    )
  }

  messageIn(language: Language): string {
    return storedMessageIn(language, this)
  }

  /** Used as the version, since nothing else of a notification changes. */
  get state(): 'read' | 'unread' {
    return this.readAt ? 'read' : 'unread'
  }

  /** Marks it as read or unread. The time of the first reading is kept. */
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

/** Marks the unread ones as read; returns their number. */
async function markUnread(query: ListQuery<typeof Notification>): Promise<number> {
  const now = query.client.raw(sqlNow(query.client))
  const marked: unknown = await query.whereNull('read_at').update({ read_at: now, updated_at: now })
  return Number(marked)
}
