import type { ConfigFile, SavedSession } from './skillary_config.ts'

/** The server answered, and not with what was asked: its problem+json (RFC 9457) as an error. */
export class ServerProblem extends Error {
  status: number
  code: string
  requestId: string | undefined
  faults: Array<{ field: string; message: string }>
  /** In how many seconds it may be asked again, where the server says so. */
  retryAfter: number | null
  /** How many bytes there are, where more of them were asked for (416). */
  bytes: number | null

  constructor(status: number, problem: Problem, headers: Headers) {
    super(problem.detail ?? problem.title ?? `The server answered with status ${status}.`)
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.requestId = problem.request_id ?? headers.get('x-request-id') ?? undefined
    this.faults = problem.errors ?? []
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    this.retryAfter = Number.isFinite(seconds) ? seconds : null
    const there = /^bytes \*\/(\d+)$/.exec(headers.get('content-range') ?? '')
    this.bytes = there && Number(there[1])
  }
}

/** No answer came: wrong address, no network, or a server that is down. */
export class ServerUnreachable extends Error {
  constructor(server: string, reason: string) {
    super(`No answer from ${server}: ${reason}.`)
  }
}

/** Nobody is signed in at the server, or the session has ended. */
export class SignedOut extends Error {
  constructor(server: string) {
    super(`You are not signed in at ${server}. Run: skillary login --server ${server}`)
  }
}

interface Problem {
  title?: string
  detail?: string
  code?: string
  request_id?: string
  errors?: Array<{ field: string; message: string }>
}

export interface NamedSkill {
  id: string
  name: string
}

/** The answer of `/v1/skills/playground-search/`; weights and scores are 0-100. */
export interface SearchAnswer {
  inputs: Array<{
    input: string
    match_reason: 'exact' | 'alias' | 'prefix' | 'words' | 'typo' | 'none'
    skill: NamedSkill | null
    alternatives: NamedSkill[]
  }>
  matches: Array<{
    id: string
    name: string
    type: string
    domain: NamedSkill | null
    score: number
    reasons: Array<{ input: string; skill: NamedSkill; type: string; weight: number }>
  }>
  total_matches: number
  returned: number
  res_percentage: number
  request_id: string
  calls: { charged: number; remaining: number | null }
}

export interface SearchQuery {
  skills: string[]
  minWeight?: number
  maxWeight?: number
  type?: string
  domain?: string
  limit?: number
  idempotencyKey?: string
}

export interface Suggestion extends NamedSkill {
  match_reason: string
  matched_alias: string | null
}

export interface Usage {
  total_calls: number
  usage_calls: number
  pack_name: string | null
}

export interface RunningPackage {
  name: string
  pays_next: boolean
}

interface TokenPair {
  access: string
  refresh: string
}

interface Call {
  method?: 'GET' | 'POST'
  query?: URLSearchParams
  body?: Record<string, unknown>
  /** Made anew for each attempt. */
  form?: () => FormData
  /** In ms. */
  timeout?: number
  headers?: Record<string, string>
}

/** A file on its way. */
export interface Download {
  content: ReadableStream<Uint8Array>
  /** The rest from where it was asked for, not the whole. */
  isRest: boolean
  /** What is to come; null where the server does not know. */
  bytes: number | null
  etag: string | null
  /** Where these very bytes stay for a while. */
  location: string | null
}

/** An upload, as `/v1/skills/task-status/{id}/` tells of it. */
export interface Task {
  id: string
  kind: string
  file_name: string
  status: string
  dry_run: boolean
  progress: number
  total: number | null
  processed: number
  created: number
  updated: number
  unchanged: number
  removed: number
  failed: number
  message: string | null
  fault: string | null
  undo_of: string | null
  undone_by: string | null
  created_at: string
  started_by: { full_name: string } | null
  repeats?: string | null
  rejected?: Array<{ code: string; rows: number; first_line: number; message: string }>
}

export interface ImportFile {
  file: Blob
  name: string
  /** Public id of the one skill whose relations the file holds. */
  skill?: string
  /** As the form has them. */
  fields: Record<string, string>
}

const TIMEOUT_MS = 60_000
/** For a file on its way there or back. */
const FILE_TIMEOUT_MS = 60 * 60_000

/**
 * One server's `/v1`, asked with the saved session. An access token that has run out is renewed once,
 * the new pair is kept for the next run, and the call is repeated.
 */
export class SkillaryClient {
  readonly server: string
  #config: ConfigFile

  constructor(server: string, config: ConfigFile) {
    this.server = server
    this.#config = config
  }

  /** Signs in and keeps the session. Throws `ServerProblem` when the server refuses. */
  async login(email: string, password: string): Promise<SavedSession> {
    const body = { email, password }
    const answer = await this.#send<SavedSession>('/v1/auth/login/', { method: 'POST', body })
    const session = { access: answer.access, refresh: answer.refresh, user: answer.user }
    await this.#config.signIn(this.server, session)
    return session
  }

  /** Ends the session here and at the server; false when nobody was signed in. */
  async logout(): Promise<boolean> {
    const session = await this.#config.session(this.server)
    if (!session) return false
    const body = { refresh_token: session.refresh }
    try {
      await this.#send('/v1/auth/logout/', { method: 'POST', body }, session.access)
    } catch (error) {
      if (!(error instanceof ServerProblem) || error.status >= 500) throw error
    } finally {
      await this.#config.signOut(this.server)
    }
    return true
  }

  /** Who is signed in, as the server has it now. */
  whoami(): Promise<SavedSession['user']> {
    return this.#call('/v1/auth/me/')
  }

  /** Related skills of the given ones. A partner pays one call for each answer. */
  search(query: SearchQuery): Promise<SearchAnswer> {
    const params = new URLSearchParams(
      query.skills.map((skill): [string, string] => ['skills[]', skill])
    )
    const filters = {
      min_weight: query.minWeight,
      max_weight: query.maxWeight,
      type: query.type,
      domain: query.domain,
      limit: query.limit,
    }
    for (const [name, value] of Object.entries(filters)) {
      if (value !== undefined) params.set(name, String(value))
    }
    const headers = query.idempotencyKey ? { 'Idempotency-Key': query.idempotencyKey } : undefined
    return this.#call('/v1/skills/playground-search/', { query: params, headers })
  }

  /** Skills by the beginning of their name, by words or in spite of a typo. Free. */
  async suggest(text: string): Promise<Suggestion[]> {
    const query = new URLSearchParams({ q: text })
    const path = '/v1/skills/playground-skill-suggestions/'
    const { data } = await this.#call<{ data: Suggestion[] }>(path, { query })
    return data
  }

  /** Calls of the client's packages that are active now. */
  usage(): Promise<Usage> {
    return this.#call('/v1/skills/user-free-package-detail/')
  }

  /** The packages that run, in order of payment, with which of them pays the next call. */
  async packages(): Promise<RunningPackage[]> {
    const { packages } = await this.#call<{ packages: RunningPackage[] }>(
      '/v1/clients/current-package-details/'
    )
    return packages
  }

  /** Hands a file over; it is taken in by the server as a task. */
  importFile({ file, name, skill, fields }: ImportFile): Promise<Task> {
    const form = () => {
      const data = new FormData()
      for (const [field, value] of Object.entries(fields)) data.set(field, value)
      data.set('file', file, name)
      return data
    }
    const path = skill
      ? `skill-based-relations-import/${encodeURIComponent(skill)}/`
      : 'skill_relation_bulk_import/'
    const timeout = FILE_TIMEOUT_MS
    return this.#call(`/v1/skills/${path}`, { method: 'POST', form, timeout })
  }

  task(id: string): Promise<Task> {
    return this.#call(`/v1/skills/task-status/${encodeURIComponent(id)}/`)
  }

  /** The latest tasks. */
  async tasks(filters: Record<string, string>): Promise<Task[]> {
    const query = new URLSearchParams(filters)
    const path = '/v1/skills/file_upload_record_list_view/'
    const { data } = await this.#call<{ data: Task[] }>(path, { query })
    return data
  }

  cancelTask(id: string): Promise<Task> {
    return this.#call(`/v1/skills/task-cancel/${encodeURIComponent(id)}/`, { method: 'POST' })
  }

  retryTask(id: string, body: { rows: string; dry_run?: boolean }): Promise<Task> {
    return this.#call(`/v1/skills/task-retry/${encodeURIComponent(id)}/`, { method: 'POST', body })
  }

  /** The task that takes back what the other one did. */
  undoTask(id: string): Promise<Task> {
    return this.#call(`/v1/skills/task-undo/${encodeURIComponent(id)}/`, { method: 'POST' })
  }

  /**
   * A file from the server, piece by piece as it comes. `address` begins at the server's root, as
   * `Content-Location` has it, or at its `/v1`.
   */
  download(address: string, headers: Record<string, string> = {}): Promise<Download> {
    return this.#withAccess((access) => this.#open(address, headers, access))
  }

  #call<T>(path: string, call: Call = {}): Promise<T> {
    return this.#withAccess((access) => this.#send<T>(path, call, access))
  }

  async #open(address: string, headers: Record<string, string>, access: string): Promise<Download> {
    const { origin, pathname } = new URL(this.server)
    const base = pathname.replace(/\/$/, '')
    const path = address.startsWith(`${base}/v1/`) ? address : `${base}${address}`
    let response: Response
    try {
      response = await fetch(new URL(path, origin), {
        headers: { ...headers, Authorization: `Bearer ${access}` },
        signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
      })
    } catch (error) {
      throw new ServerUnreachable(this.server, reasonOf(error))
    }
    if (response.ok && response.body) {
      const bytes = response.headers.get('content-length')
      return {
        content: response.body,
        isRest: response.status === 206,
        bytes: bytes && !response.headers.has('content-encoding') ? Number(bytes) : null,
        etag: response.headers.get('etag'),
        location: response.headers.get('content-location'),
      }
    }
    throw new ServerProblem(
      response.status,
      problemOf(parse(await response.text())),
      response.headers
    )
  }

  async #withAccess<T>(work: (access: string) => Promise<T>): Promise<T> {
    const token = process.env.SKILLARY_TOKEN
    if (token) return work(token)
    const session = await this.#config.session(this.server)
    if (!session) throw new SignedOut(this.server)
    try {
      return await work(session.access)
    } catch (error) {
      if (!(error instanceof ServerProblem) || error.status !== 401) throw error
    }
    return work(await this.#renew(session.access))
  }

  /** A new access token in place of `spent`: our own, or the one that another process fetched meanwhile. */
  async #renew(spent: string): Promise<string> {
    return this.#config.locked(async () => {
      const session = await this.#config.session(this.server)
      if (!session) throw new SignedOut(this.server)
      if (session.access !== spent) return session.access

      const pair = await this.#exchange(session.refresh)
      await this.#config.replaceTokens(this.server, { ...session, ...pair })
      return pair.access
    })
  }

  async #exchange(refresh: string): Promise<TokenPair> {
    const body = { refresh }
    try {
      const pair = await this.#send<TokenPair>('/v1/auth/token/refresh/', { method: 'POST', body })
      return { access: pair.access, refresh: pair.refresh }
    } catch (error) {
      if (error instanceof ServerProblem && error.status === 401) throw new SignedOut(this.server)
      throw error
    }
  }

  async #send<T>(path: string, call: Call, access?: string): Promise<T> {
    const query = call.query?.size ? `?${call.query}` : ''
    const headers: Record<string, string> = { Accept: 'application/json', ...call.headers }
    if (call.body) headers['Content-Type'] = 'application/json'
    if (access) headers.Authorization = `Bearer ${access}`

    const {
      status,
      text,
      headers: answered,
    } = await this.#fetch(`${this.server}${path}${query}`, {
      method: call.method ?? 'GET',
      headers,
      body: call.form?.() ?? (call.body && JSON.stringify(call.body)),
      signal: AbortSignal.timeout(call.timeout ?? TIMEOUT_MS),
    })
    const json = parse(text)
    if (status >= 400) throw new ServerProblem(status, problemOf(json), answered)
    if (json === undefined && text) {
      throw new ServerUnreachable(this.server, 'what answers there is not a Skillary server')
    }
    return json as T
  }

  async #fetch(url: string, init: RequestInit) {
    try {
      const response = await fetch(url, init)
      return {
        status: response.status,
        text: await response.text(),
        headers: response.headers,
      }
    } catch (error) {
      throw new ServerUnreachable(this.server, reasonOf(error))
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(json: unknown): Problem {
  return typeof json === 'object' && json !== null ? json : {}
}

/** What went wrong on the network, in words and by its name. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took too long'
  const cause = error.cause instanceof Error ? error.cause : error
  const { code = '' } = cause as NodeJS.ErrnoException
  const words = networkWords[code] ?? (/CERT|SELF_SIGNED/.test(code) ? untrusted : null)
  return words ? `${words} (${code})` : cause.message || code || error.message
}

const untrusted = 'its certificate is not trusted; NODE_EXTRA_CA_CERTS can name its authority'

const networkWords: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'names cannot be looked up at the moment',
  ECONNRESET: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  ETIMEDOUT: 'it took too long to connect',
  UND_ERR_CONNECT_TIMEOUT: 'it took too long to connect',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'there is no network',
}
