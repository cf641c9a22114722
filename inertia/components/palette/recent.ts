import type { Destination } from '~/components/palette/find_pages'

const KEY = 'skillary-recent'
const most = 5

interface Kept {
  /** The user they belong to: another user in this tab must not see them. */
  session: string | null
  choices: Destination[]
}

/** The latest choices of the logged-in user in this tab, newest first. */
export function recentChoices(session: string | null): Destination[] {
  try {
    const stored: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored?.session === session && Array.isArray(stored.choices) ? stored.choices : []
  } catch {
    // Storage is unavailable or has other data under this name.
    return []
  }
}

/** Adds a choice at the start. */
export function saveChoice(session: string | null, { label, note, href }: Destination): void {
  const others = recentChoices(session).filter((choice) => choice.href !== href)
  const stored: Kept = { session, choices: [{ label, note, href }, ...others].slice(0, most) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is unavailable.
  }
}

/** Removes the choices, after a logout. */
export function forgetChoices(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable.
  }
}
