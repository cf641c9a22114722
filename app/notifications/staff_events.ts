import type { Ability } from '#app/accounts/role'

/** Events that staff are notified of, and the ability of the recipients. */
export const staffEvents = {
  registration: 'clients',
  purchase: 'clients',
  payment: 'clients',
  payment_problem: 'clients',
  overdue: 'clients',
  out_of_calls: 'clients',
  contact: 'contact_messages',
} as const satisfies Record<string, Ability>

export type StaffEvent = keyof typeof staffEvents

export const staffEventNames = Object.keys(staffEvents) as StaffEvent[]

/** A value for each event. */
export function byEvent<Value>(valueOf: (event: StaffEvent) => Value) {
  const entries = staffEventNames.map((event) => [event, valueOf(event)])
  return Object.fromEntries(entries) as Record<StaffEvent, Value>
}

/** `mail` (at once) and `digest` (daily) are in addition to the notification. */
export const noticeChoices = ['none', 'notification', 'mail', 'digest'] as const

export type NoticeChoice = (typeof noticeChoices)[number]

/** Without a choice of the user. */
export const defaultChoice: NoticeChoice = 'notification'
