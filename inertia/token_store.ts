/**
 * The session in the browser, in four entries of local storage. `refresh` is a copy of the refresh token;
 * nothing here reads it.
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
  /** The page session of the tokens. */
  session: string
}

const ENTRIES = { user: 'user', access: 'accessToken', refresh: 'refreshToken', copy: 'refresh' }

/** The stored session; null if it is missing or incomplete. */
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
    // Without storage there is nothing to clear.
  }
}
