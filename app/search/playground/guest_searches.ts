import type { Session } from '@adonisjs/session'

const KEY = 'guest_searches'
const kept = 20

/** Public ids of the guest searches of this browser, newest first. */
export function guestSearchesOf(session: Session): string[] {
  return session.get(KEY, [])
}

export function rememberGuestSearch(session: Session, uid: string) {
  session.put(KEY, [uid, ...guestSearchesOf(session)].slice(0, kept))
}
