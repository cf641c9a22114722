import { runExclusively } from '~/browser_lock'
import { forgetChoices } from '~/components/palette/recent'
import { clearSession, readSession, storeSession, type StoredSession } from '~/token_store'

/**
 * The client of `/v1` in the browser. Sends the access token of the logged-in user, and none for guests. On a
 * 401 it refreshes the token once, one refresh at a time across tabs, and retries the request once; a failed
 * refresh is reported (`onSessionLost`) and thrown.
 */
export const v1 = {
  /** `path` is relative to `/v1`: `v1.get('/skills/search-auto/', { query: { q } })`. */
  get: <Answer>(path: string, options: CallOptions = {}) => call<Answer>('GET', path, options),
  post: <Answer>(path: string, body?: unknown, options: CallOptions = {}) =>
    call<Answer>('POST', path, { ...options, body }),
  patch: <Answer>(path: string, body?: unknown, options: CallOptions = {}) =>
    call<Answer>('PATCH', path, { ...options, body }),
}

export interface CallOptions {
  /** Query parameters; null and undefined ones are omitted, lists repeat their name. */
  query?: Record<string, string | number | boolean | null | undefined | string[]>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** An error response of `/v1` (RFC 9457). */
export class V1Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: Record<string, unknown> = {}
  ) {
    super(message)
  }
}

/** The configuration from the page: the session and the URLs. */
export interface PageSession {
  basePath: string
  /** The origin of `/v1`; empty for the origin of the page. */
  apiBaseUrl: string
  csrfToken: string | undefined
  /** Identifies the page session; null for guests. */
  session: string | null
}

const page: PageSession = { basePath: '', apiBaseUrl: '', csrfToken: undefined, session: null }
const lostListeners = new Set<() => void>()
let pageIsLeft = false

/**
 * Applies the configuration of a new page. For guests, stored tokens are cleared; for users, the tokens of
 * their session are fetched unless they are stored.
 */
export function enterPage(next: PageSession): void {
  Object.assign(page, next)
  if (!page.session) return clearSession()
  // The next call tries again and gets the error.
  sessionOfPage().catch(() => {})
}

/** Whether a user is logged in now, for example in another tab. Costs no more than the login page. */
export async function isLoggedIn(): Promise<boolean> {
  const response = await fetch(loginUrl(), { redirect: 'manual' })
  return response.type === 'opaqueredirect'
}

/** The JSON of a page of the documentation; `path` is without BASE_PATH. */
export async function fetchPageJson<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const headers = { Accept: 'application/json' }
  const response = await fetch(page.basePath + path, { headers, signal })
  if (!response.ok) throw await problemOf(response)
  return (await response.json()) as Answer
}

export function loginUrl(): string {
  return `${page.basePath}/auth/login`
}

/** Calls `listener` when the session of the page has ended; returns a function that unsubscribes. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/**
 * Logs out as specified: sends the refresh token and, after a 200, clears the session and goes to the login
 * page. Failures are only logged.
 */
export async function logOut(): Promise<void> {
  try {
    const response = await fetch(`${page.basePath}/v1/auth/logout/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ refresh_token: readSession()?.refresh ?? '' }),
    })
    if (response.status !== 200) throw await problemOf(response)
    pageIsLeft = true
    clearSession()
    forgetChoices()
    window.location.assign(loginUrl())
  } catch (error) {
    console.error('Logout failed', error)
  }
}

/** Whether there is a session that `logOut` can end. */
export function canLogOut(): boolean {
  return readSession() !== null
}

async function call<Answer>(
  method: string,
  path: string,
  options: CallOptions & { body?: unknown }
): Promise<Answer> {
  const response = await fetchResponse(method, path, options)
  if (!response.ok) throw await problemOf(response)
  if (response.status === 204) return undefined as Answer
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return (isJson ? await response.json() : await response.text()) as Answer
}

/** The raw response, including errors. Throws if there is none. */
export async function fetchResponse(
  method: string,
  path: string,
  options: CallOptions & { body?: unknown }
): Promise<Response> {
  const session = page.session ? await sessionOfPage() : null
  let response = await send(method, path, options, session?.access)
  if (response.status === 401 && session) {
    const renewed = await refreshOnce(session)
    response = await send(method, path, options, renewed.access)
  }
  return response
}

function send(
  method: string,
  path: string,
  { query = {}, headers = {}, signal, body }: CallOptions & { body?: unknown },
  access?: string
) {
  const base = page.apiBaseUrl || page.basePath
  const isForm = body instanceof FormData
  return fetch(`${base}/v1${path}${searchOf(query)}`, {
    method,
    signal,
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...(access ? { Authorization: `Bearer ${access}` } : {}),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  })
}

/** The tokens of this page's session, fetched if there are none or those of another session. */
async function sessionOfPage(): Promise<StoredSession> {
  const kept = readSession()
  if (kept && kept.user.session === page.session) return kept

  return runExclusively('skillary-tokens', async () => {
    const fetched = readSession()
    if (fetched && fetched.user.session === page.session) return fetched

    const response = await fetch(`${page.basePath}/auth/tokens`, {
      method: 'POST',
      headers: { 'Accept': 'application/json', 'X-CSRF-TOKEN': page.csrfToken ?? '' },
      redirect: 'manual',
    })
    const isRefused = response.type === 'opaqueredirect' || [401, 403].includes(response.status)
    if (isRefused) throw lost()
    if (!response.ok) throw await problemOf(response)
    const session: StoredSession = await response.json()
    storeSession(session)
    // Another user logged in in another tab.
    if (session.user.session !== page.session) throw lost()
    return session
  })
}

/**
 * Exchanges the refresh token, unless another tab has done so in the meantime. If its tokens have not reached
 * this tab yet, the token is used twice, and the server returns the same pair again.
 */
function refreshOnce(used: StoredSession): Promise<StoredSession> {
  return runExclusively('skillary-tokens', async () => {
    const kept = readSession()
    if (kept && kept.access !== used.access && kept.user.session === page.session) return kept

    // Always the origin of the page, because the browser has the second cookie only there.
    const response = await fetch(`${page.basePath}/v1/auth/token/refresh/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh: used.refresh }),
    })
    if (!response.ok) {
      if (response.status === 401) {
        clearSession()
        announceSessionLost()
      }
      throw await problemOf(response)
    }
    const renewed: StoredSession = { user: used.user, ...(await response.json()) }
    storeSession(renewed)
    return renewed
  })
}

function lost() {
  announceSessionLost()
  return new V1Problem(401, 'session_lost', 'Your session has ended. Log in again.')
}

function announceSessionLost() {
  if (pageIsLeft) return
  for (const listener of lostListeners) listener()
}

async function problemOf(response: Response): Promise<V1Problem> {
  const body = await response.json().catch(() => ({}))
  const code = typeof body.code === 'string' ? body.code : `http_${response.status}`
  const message = typeof body.detail === 'string' ? body.detail : `HTTP ${response.status}`
  return new V1Problem(response.status, code, message, body)
}

function searchOf(query: NonNullable<CallOptions['query']>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return text && `?${text}`
}
