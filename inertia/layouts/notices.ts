import type { Data } from '@generated/data'
import { v1 } from '~/client'
import { languageNow, t } from '~/text'

export type Notice = Data.Notifications.Notification

/** The filter of the dropdown and of the page; `null` shows all. */
export const noticePresentations = () =>
  [
    { show: null, label: t('common.all_notifications'), empty: t('common.no_notification') },
    { show: 'new', label: t('common.new_notifications'), empty: t('common.no_new_notification') },
    {
      show: 'unread',
      label: t('common.unread_notifications'),
      empty: t('common.no_unread_notifications'),
    },
    {
      show: 'other',
      label: t('common.other_notifications'),
      empty: t('common.no_other_notification'),
    },
  ] as const

export type NoticeView = ReturnType<typeof noticePresentations>[number]['show']

/** The number of notifications in the dropdown. */
const latest = 10
/** From this number on, the count is "more than 99". */
const countedTo = 100

const path = '/notifications/'

/** The latest notifications of a view. */
export function latestNotices(show: NoticeView): Promise<Notice[]> {
  return v1.get<Notice[]>(path, { query: { show, limit: latest, language: languageNow() } })
}

/** Unread notifications, newest first, at most 100. */
export function unreadNotices(): Promise<Notice[]> {
  return v1.get<Notice[]>(path, {
    query: { show: 'unread', limit: countedTo, language: languageNow() },
  })
}

export function markRead(id: string): Promise<Notice> {
  return v1.patch<Notice>(`${path}${id}/`, { read: true })
}

export function markAllRead(): Promise<{ marked: number }> {
  return v1.post<{ marked: number }>(`${path}mark-all-read/`)
}

/** A failed call of this dropdown is only logged; the next one may succeed. */
export function logFailure(error: unknown) {
  console.error('Notifications could not be fetched', error)
}
