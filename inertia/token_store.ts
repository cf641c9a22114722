/**
 * The session as the browser keeps it: the four entries of local storage that the specification
 * names. `refresh` holds the refresh token a second time, because the specification has it so.
 */
export interface StoredSession {
  user: StoredUser
  access: string
  refresh: string
}

export interface StoredUser {
  id: string
  full_name: string
  email: string
  role: number
  /** Which page session the tokens belong to. */
  session: string
}

const ENTRIES = { user: 'user', access: 'accessToken', refresh: 'refreshToken', copy: 'refresh' }

/** What is kept, or null when nothing is, or not all of it. */
export function readSession(): StoredSession | null {
  try {
    const user: StoredUser | null = JSON.parse(localStorage.getItem(ENTRIES.user) ?? 'null')
    const access = localStorage.getItem(ENTRIES.access)
    const refresh = localStorage.getItem(ENTRIES.refresh)
    return user && access && refresh ? { user, access, refresh } : null
  } catch {
    return null
  }
}

export function storeSession({ user, access, refresh }: StoredSession): void {
  localStorage.setItem(ENTRIES.access, access)
  localStorage.setItem(ENTRIES.refresh, refresh)
  localStorage.setItem(ENTRIES.copy, refresh)
  localStorage.setItem(ENTRIES.user, JSON.stringify(user))
}

export function clearSession(): void {
  try {
    for (const entry of Object.values(ENTRIES)) localStorage.removeItem(entry)
  } catch {
    // A browser that lets us keep nothing has nothing to clear.
  }
}
