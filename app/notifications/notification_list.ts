import { sqlFromNow } from '#app/core/db/database_clock'
import { choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'
import type Notification from '#app/notifications/notification'

/** A notification counts as new for a day. */
const newSeconds = 24 * 60 * 60

/**
 * The notifications of a user, newest first. `show=new`: the last 24 hours; `unread`: not read yet; `other`:
 * neither, so that the three together are all.
 */
export const notificationList: ListDefinition<typeof Notification> = {
  key: 'notifications.id',
  changesByCalls: true,
  sorts: { created_at: 'notifications.id' },
  defaultSort: '-created_at',
  filters: {
    show: choiceFilter(['new', 'unread', 'other'], (query, shown) => {
      query.where((any) => {
        for (const one of shown) any.orWhere((rows) => narrowTo(one, rows as typeof query))
      })
    }),
  },
}

function narrowTo(shown: string, query: ListQuery<typeof Notification>) {
  const begin = sqlFromNow(query.client, -newSeconds)
  if (shown === 'new') query.whereRaw(`notifications.created_at > ${begin}`)
  else if (shown === 'unread') query.whereNull('notifications.read_at')
  else query.whereNotNull('notifications.read_at').whereRaw(`notifications.created_at <= ${begin}`)
}
