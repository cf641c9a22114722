import type { Data } from '@generated/data'
import { v1 } from '~/client'
import { languageNow, t } from '~/text'

export type Notice = Data.Notifications.Notification

/** The filter of the dropdown and of the page, as spec.md section 2 names it; `null` shows all. */
export const noticePresentations = () =>
  [
    { show: null, label: t('common.all_notifications'), empty: t('common.no_notification') },
    { show: 'new', label: t('common.new_notifications'), empty: t('common.no_new_notification') },
    { show: 'unread', label: t('common.unread_notifications'), empty: t('common.all_is_read') },
    {
      show: 'other',
      label: t('common.other_notifications'),
      empty: t('common.no_other_notification'),
    },
  ] as const

export type NoticeView = ReturnType<typeof noticePresentations>[number]['show']

/** As many as the dropdown shows. */
const latest = 10
/** From here on the count says "more than 99". */
const countedTo = 100

const path = '/notifications/'

/** The latest of a view, ten at most. */
export function latestNotices(show: NoticeView): Promise<Notice[]> {
  return v1.get<Notice[]>(path, { query: { show, limit: latest, language: languageNow() } })
}

/** Those that the person has not read, latest first, 100 at most. */
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

/** What a failed call of this dropdown does, by spec.md section 8: it is logged, the page goes on. */
export function logFailure(error: unknown) {
  console.error('Notifications could not be fetched', error)
}
