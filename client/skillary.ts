import type {
  HeldPackage,
  Page,
  PackagesAnswer,
  Person,
  SearchAnswer,
  SignedIn,
  Suggestion,
  Task,
  TaskDetail,
  Usage,
} from './answers.ts'
import {
  openExport,
  type Download,
  type ExportName,
  type ExportPlace,
  type ExportQuery,
} from './exports.ts'
import { Transport, type Call, type CallOptions, type TransportOptions } from './transport.ts'

export type SkillaryOptions = TransportOptions

export interface MeteredOptions extends CallOptions {
  /** The same key with the same request within 24 hours gives the same answer, unpaid. Made where it is missing. */
  idempotencyKey?: string
}

export interface SearchQuery {
  /** One or more names. */
  skills: string[]
  /** Only relations at least this strong, 0-100. */
  min_weight?: number
  max_weight?: number
  type?: string
  /** Id of a domain. */
  domain?: string
  /** How many matches at most. */
  limit?: number
}

export interface ImportFile {
  file: Blob
  name: string
  /** Id of the one skill whose relations the file holds. */
  skill?: string
  /** The other fields of the form: kind, mode, dry_run … */
  fields?: Record<string, string>
}

/**
 * A client of one Skillary server.
 *
 *     const skillary = new Skillary({ server: 'https://skills.example.com', apiKey: 'skk_…' })
 *     const { matches, calls } = await skillary.search({ skills: ['JavaScript'] })
 *
 * Metered calls carry an Idempotency-Key of their own, the same on each attempt: a call that is made again
 * after a broken connection is paid once. Every method throws `SkillaryProblem` where the server refuses,
 * `SkillaryUnreachable` where no answer comes, and the signal's reason where the caller aborts.
 */
export class Skillary {
  readonly server: string
  #transport: Transport

  constructor(options: SkillaryOptions) {
    this.#transport = new Transport(options)
    this.server = this.#transport.server
  }

  /** Skills related to all the named ones together. Metered. */
  search({ skills, ...filters }: SearchQuery, options?: MeteredOptions): Promise<SearchAnswer> {
    const query = parametersOf(filters)
    for (const skill of skills) query.append('skills[]', skill)
    return this.#metered('/v1/skills/playground-search/', { query, ...options })
  }

  /** Skills by the beginning of their name, by words or in spite of a typo. Free. */
  async suggest(text: string, options: CallOptions & { limit?: number } = {}) {
    const { limit, ...rest } = options
    const query = parametersOf({ q: text, limit })
    const path = '/v1/skills/playground-skill-suggestions/'
    const { data } = await this.#get<{ data: Suggestion[] }>(path, { query, ...rest })
    return data
  }

  /** Calls of the client's packages that are active now. */
  usage(options?: CallOptions): Promise<Usage> {
    return this.#get('/v1/skills/user-free-package-detail/', options)
  }

  /** The packages that can pay, in the order of payment. */
  async packages(options?: CallOptions): Promise<HeldPackage[]> {
    const path = '/v1/clients/current-package-details/'
    const { packages } = await this.#get<PackagesAnswer>(path, options)
    return packages
  }

  /** Signs in with a password. The pair goes into a new `Skillary` as its `session`. */
  signIn(email: string, password: string, options?: CallOptions): Promise<SignedIn> {
    return this.#post('/v1/auth/login/', { json: { email, password }, isOpen: true, ...options })
  }

  /** Ends the session of a refresh token, access tokens included. */
  async signOut(refresh: string, options?: CallOptions): Promise<void> {
    const json = { refresh_token: refresh }
    await this.#post('/v1/auth/logout/', { json, isOpen: true, ...options })
  }

  /** Whose session it is. */
  me(options?: CallOptions): Promise<Person> {
    return this.#get('/v1/auth/me/', options)
  }

  /** Hands a file over; the server takes it in as a task. For staff, as all about tasks. */
  importFile(
    { file, name, skill, fields = {} }: ImportFile,
    options?: MeteredOptions
  ): Promise<TaskDetail> {
    const form = () => {
      const data = new FormData()
      for (const [field, value] of Object.entries(fields)) data.set(field, value)
      data.set('file', file, name)
      return data
    }
    const path = skill
      ? `skill-based-relations-import/${part(skill)}`
      : 'skill_relation_bulk_import/'
    return this.#postOnce(`/v1/skills/${path}`, { form, timeout: fileTimeout, ...options })
  }

  /** Latest first; filters as the list has them: status, kind, search, from, to, limit, cursor … */
  tasks(filters: Record<string, string> = {}, options?: CallOptions): Promise<Page<Task>> {
    const query = new URLSearchParams(filters)
    return this.#get('/v1/skills/file_upload_record_list_view/', { query, ...options })
  }

  task(id: string, options?: CallOptions): Promise<TaskDetail> {
    return this.#get(`/v1/skills/task-status/${part(id)}`, options)
  }

  cancelTask(id: string, options?: CallOptions): Promise<TaskDetail> {
    return this.#post(`/v1/skills/task-cancel/${part(id)}`, options)
  }

  retryTask(
    id: string,
    json: { rows?: 'failed' | 'all'; dry_run?: boolean } = {},
    options?: MeteredOptions
  ): Promise<TaskDetail> {
    return this.#postOnce(`/v1/skills/task-retry/${part(id)}`, { json, ...options })
  }

  /** The task that takes back what the other one did. */
  undoTask(id: string, options?: MeteredOptions): Promise<TaskDetail> {
    return this.#postOnce(`/v1/skills/task-undo/${part(id)}`, options)
  }

  /**
   * An export as a stream. With `snapshot` the server keeps the file: after a break ask for the rest with the
   * download's `place` as `begun` and the bytes that came as `have`; where it can't go on, `from` is 0.
   */
  export(
    name: ExportName,
    query: ExportQuery = {},
    options?: CallOptions & { begun?: ExportPlace; have?: number }
  ): Promise<Download> {
    return openExport(this.#transport, name, query, options)
  }

  async #get<T>(path: string, call?: Call): Promise<T> {
    const { body } = await this.#transport.call<T>(path, call)
    return body
  }

  async #post<T>(path: string, call?: Call): Promise<T> {
    const { body } = await this.#transport.call<T>(path, { ...call, method: 'POST' })
    return body
  }

  /** Creates something, and the same once however often it is sent. */
  #postOnce<T>(path: string, call?: Call): Promise<T> {
    return this.#post(path, { ...call, idempotencyKey: call?.idempotencyKey ?? newKey() })
  }

  /** Guests have no keys: what they ask is not asked again, since each answer counts. */
  async #metered<T>(path: string, call: Call): Promise<T> {
    const { hasCredentials } = this.#transport
    const idempotencyKey = call.idempotencyKey ?? (hasCredentials ? newKey() : undefined)
    const isRepeatable = idempotencyKey !== undefined
    const { body } = await this.#transport.call<T>(path, { ...call, idempotencyKey, isRepeatable })
    return body
  }
}

/** For a file on its way there, in ms. */
const fileTimeout = 60 * 60_000

function part(id: string): string {
  return `${encodeURIComponent(id)}/`
}

function parametersOf(values: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
}

/** At random, 128 bits; `crypto.randomUUID` is missing on pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type * from './answers.ts'
export type { Download, ExportName, ExportPlace, ExportQuery } from './exports.ts'
export { exportAddress, exportNames } from './exports.ts'
export { SkillaryProblem, SkillaryUnreachable, type FieldFault } from './problems.ts'
export type { CallOptions, Renew, Retry, TokenPair } from './transport.ts'
