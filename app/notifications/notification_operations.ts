import { anyList, versionOf, type Operations } from '#app/core/contract/operation'
import {
  listOf,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
} from '#app/core/json_schema'
import { languages } from '#config/i18n'
import { notificationKinds } from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import type NotificationTransformer from '#app/notifications/notification_transformer'
import { markValidator } from '#app/notifications/notification_validators'

const tag = 'Notifications'

const notificationSchema = recordOf<ReturnType<NotificationTransformer['toObject']>>(
  'Notification',
  {
    id: uid(),
    time_ago: text('5 minutes ago'),
    notification_message: text('Four fifths of the calls of "Starter" are used.'),
    kind: oneOfWords(notificationKinds),
    link: orNull(text('/portal/partner/packages-list')),
    read: yesNo(false),
    created_at: moment(),
  },
  'Something that the portal told a person; `link` is a path of the portal.'
)

export const notificationOperations: Operations = {
  'v1.notifications.index': {
    summary: 'List one’s notifications',
    description: 'A bare list, latest first; the `Link` header leads on.',
    tag,
    list: anyList(notificationList),
    query: {
      parameters: {
        language: { ...oneOfWords(languages), description: 'Of the messages; English without it.' },
      },
    },
    answers: {
      200: { description: 'The list.', schema: listOf(notificationSchema), headers: ['Link'] },
    },
  },
  'v1.notifications.mark_all': {
    summary: 'Mark all notifications read',
    description: 'Marks every notification of one’s own as read.',
    tag,
    answers: {
      200: {
        description: 'How many were marked.',
        schema: named('MarkedNotifications', objectOf({ marked: whole(3) })),
      },
    },
  },
  'v1.notifications.update': {
    summary: 'Mark a notification',
    description: 'Marks one notification read, or unread with `read: false`.',
    tag,
    body: { validator: markValidator, notes: { read: { examples: [true] } }, isOptional: true },
    isVersioned: true,
    answers: { 200: versionOf(notificationSchema, 'The notification.') },
  },
}
