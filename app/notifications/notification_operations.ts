import { tagged, versionOf } from '#app/core/contract/operation'
import {
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import { languages } from '#config/i18n'
import { notificationKinds } from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import type NotificationTransformer from '#app/notifications/notification_transformer'
import type { NoticeChoices } from '#app/notifications/notice_choices'
import { markValidator, noticeChoicesValidator } from '#app/notifications/notification_validators'
import { byEvent, noticeChoices } from '#app/notifications/staff_events'

const notificationSchema = recordOf<ReturnType<NotificationTransformer['toObject']>>(
  'Notification',
  {
    id: uid(),
    time_ago: text('5 minutes ago'),
    notification_message: text('Four fifths of the calls of "Starter" are used.'),
    kind: enumOf(notificationKinds),
    link: nullable(text('/portal/partner/packages-list')),
    read: boolean(false),
    created_at: timestamp(),
  },
  'A notification. `link` is a path of the portal.'
)

const choicesSchema = recordOf<NoticeChoices>(
  'NoticeChoices',
  byEvent(() => enumOf(noticeChoices, 'digest')),
  'Notification of each event: not at all, by a notification, or also by a mail at once or in a daily digest.'
)

export const notificationOperations = tagged('Notifications', {
  'v1.notifications.index': {
    summary: 'List your notifications',
    description: 'Returns a plain array, newest first. Page with the `Link` header.',
    list: notificationList,
    query: {
      parameters: {
        language: {
          ...enumOf(languages),
          description: 'The language of the messages. English by default.',
        },
      },
    },
    answers: {
      200: {
        description: 'The notifications.',
        schema: listOf(notificationSchema),
        headers: ['Link'],
      },
    },
  },
  'v1.notifications.mark_all': {
    summary: 'Mark all notifications as read',
    description: 'Marks all of your notifications as read.',
    answers: {
      200: {
        description: 'The number of notifications marked.',
        schema: named('MarkedNotifications', objectOf({ marked: integer(3) })),
      },
    },
  },
  'v1.notifications.update': {
    summary: 'Mark a notification as read',
    description: 'Marks a notification as read, or as unread with `read: false`.',
    body: { validator: markValidator, notes: { read: { examples: [true] } }, isOptional: true },
    isVersioned: true,
    answers: { 200: versionOf(notificationSchema) },
  },
  'v1.notice_choices.show': {
    summary: 'Retrieve your notification settings',
    description: 'Returns your notification settings for registrations, sales and messages.',
    query: { parameters: {} },
    answers: { 200: versionOf(choicesSchema) },
  },
  'v1.notice_choices.update': {
    summary: 'Change your notification settings',
    description: 'Changes your notification settings for the given events.',
    body: {
      validator: noticeChoicesValidator,
      notes: { overdue: { examples: ['mail'] } },
      isOptional: true,
    },
    isVersioned: true,
    answers: { 200: versionOf(choicesSchema) },
  },
})
