import type { Destination } from '~/components/palette/find_pages'

const KEY = 'skillary-recent'
const most = 5

interface Kept {
  /** Whose they are: somebody else who signs in in this tab must not see them. */
  session: string | null
  choices: Destination[]
}

/** What was chosen last in this tab by who is signed in, the latest first. */
export function recentChoices(session: string | null): Destination[] {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.session === session && Array.isArray(kept.choices) ? kept.choices : []
  } catch {
    // A browser that keeps nothing, or something else under this name.
    return []
  }
}

/** Puts a choice in front of those that are kept. */
export function keepChoice(session: string | null, { label, note, href }: Destination): void {
  const others = recentChoices(session).filter((choice) => choice.href !== href)
  const kept: Kept = { session, choices: [{ label, note, href }, ...others].slice(0, most) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage nothing is recent.
  }
}
