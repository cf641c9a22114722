import type {
  ApiKey,
  ChangesPage,
  ExtractAnswer,
  HeldPackage,
  LookupAnswer,
  MeteredCallName,
  NewApiKey,
  NewWebhook,
  Page,
  PackagesAnswer,
  Person,
  ReadInvoices,
  RelatedAnswer,
  RelationType,
  SearchAnswer,
  SignedIn,
  Suggestion,
  Task,
  TaskDetail,
  Usage,
  Webhook,
  WebhookDelivery,
} from './answers.ts'
import {
  openExport,
  type Download,
  type ExportName,
  type ExportPlace,
  type ExportQuery,
} from './exports.ts'
import { SkillaryProblem } from './problems.ts'
import { Transport, type Call, type CallOptions, type TransportOptions } from './transport.ts'

export type SkillaryOptions = TransportOptions

export interface MeteredOptions extends CallOptions {
  /**
   * The same key with the same request within 24 hours replays the response free of charge. Generated if
   * missing.
   */
  idempotencyKey?: string
}

export interface SearchQuery {
  /** One or more names, ids or URIs. */
  skills: string[]
  /** Only relations with at least this weight, 0-100. */
  min_weight?: number
  max_weight?: number
  type?: RelationType
  /** Id of a domain. */
  domain?: string
  /** Maximum number of matches. */
  limit?: number
  /** Uses only exact names and aliases. */
  strict?: boolean
  /** The language of the names of skills in the answer, such as `fr`. */
  language?: string
}

/** One list of at most 500 terms; with `fuzzy`, unmatched names are searched, and the maximum is 50. */
export type LookupQuery = (
  | { names: string[]; fuzzy?: boolean }
  | { ids: string[] }
  | { external_ids: string[] }
  | { uris: string[] }
) & { language?: string }

export interface ExtractQuery {
  /** At most 50 KB as UTF-8. */
  text: string
  /** 0 to 1. */
  min_confidence?: number
  language?: string
  type?: string
  /** Id of a domain. */
  domain?: string
  /** Maximum number of skills. */
  limit?: number
  /** Unit of `start` and `end`; JavaScript counts UTF-16 units. */
  offsets?: 'utf16' | 'code_points'
}

export interface ChangesQuery {
  /** The position where an earlier call ended; default: the start of the feed. */
  cursor?: string
  /** Instead of a cursor: start at this time. */
  since?: string
  /** Maximum number of events per page, up to 1000. */
  limit?: number
}

export interface ApiKeyFields {
  name: string
  abilities: string[]
  /** A time, or a day, which is inclusive. */
  expires_at?: string | null
  cap_calls?: number | null
  /** `total` by default. */
  cap_period?: 'total' | 'month'
}

export interface ImportFile {
  file: Blob
  name: string
  /** Id of the skill, if the file has the relations of a single one. */
  skill?: string
  /** The other fields of the form: kind, mode, dry_run … */
  fields?: Record<string, string>
}

/**
 * A client of a Skillary server.
 *
 *     const skillary = new Skillary({ server: 'https://skills.example.com', apiKey: 'skk_…' })
 *     const { matches, calls } = await skillary.search({ skills: ['JavaScript'] })
 *
 * Metered calls have an Idempotency-Key, which is the same for each attempt: a call that is retried after a
 * lost connection is charged once. Every method throws `SkillaryProblem` for error responses,
 * `SkillaryUnreachable` without a response, and the signal's reason if the caller aborts.
 */
export class Skillary {
  readonly server: string
  #transport: Transport

  constructor(options: SkillaryOptions) {
    this.#transport = new Transport(options)
    this.server = this.#transport.server
  }

  /** The skills related to any of the given ones. Metered. */
  search({ skills, ...filters }: SearchQuery, options?: MeteredOptions): Promise<SearchAnswer> {
    const query = parametersOf(filters)
    for (const skill of skills) query.append('skills[]', skill)
    return this.#metered('/v1/skills/playground-search/', { query, ...options })
  }

  /** The skills of up to 500 names, ids, external ids or URIs, in order. Metered, as one call. */
  lookup(json: LookupQuery, options?: MeteredOptions): Promise<LookupAnswer> {
    return this.#metered('/v1/skills/lookup/', { method: 'POST', json, ...options })
  }

  /** The related skills of up to 50 skills, each and combined. Metered, as one call. */
  related(json: SearchQuery, options?: MeteredOptions): Promise<RelatedAnswer> {
    return this.#metered('/v1/skills/related/', { method: 'POST', json, ...options })
  }

  /** The skills in a text, with their places. Metered. */
  extract(json: ExtractQuery, options?: MeteredOptions): Promise<ExtractAnswer> {
    return this.#metered('/v1/skills/extract/', { method: 'POST', json, ...options })
  }

  /** A page of the changes feed. Metered; pages without events are free. */
  changesPage(query: ChangesQuery = {}, options?: MeteredOptions): Promise<ChangesPage> {
    return this.#metered('/v1/skills/changes/', { query: parametersOf({ ...query }), ...options })
  }

  /**
   * Iterates over the pages of the changes feed up to now. Store `meta.next_cursor` of each page after
   * applying it, and start with it next time:
   *
   *     for await (const { data, meta } of skillary.changes({ cursor })) {
   *       await apply(data)
   *       cursor = meta.next_cursor
   *     }
   */
  async *changes(query: ChangesQuery = {}, options?: CallOptions): AsyncGenerator<ChangesPage> {
    let next = query
    for (;;) {
      const page = await this.changesPage(next, options)
      if (page.data.length) yield page
      if (!page.meta.has_more) return
      next = { cursor: page.meta.next_cursor, limit: query.limit }
    }
  }

  /** Skills by the start of their name, by words, or by similar spelling. Free. */
  async suggest(text: string, options: CallOptions & { limit?: number; language?: string } = {}) {
    const { limit, language, ...rest } = options
    const query = parametersOf({ q: text, limit, language })
    const path = '/v1/skills/playground-skill-suggestions/'
    const { data } = await this.#get<{ data: Suggestion[] }>(path, { query, ...rest })
    return data
  }

  /** The calls of the client's active packages. */
  usage(options?: CallOptions): Promise<Usage> {
    return this.#get('/v1/skills/user-free-package-detail/', options)
  }

  /** The packages that can pay, in payment order. */
  async packages(options?: CallOptions): Promise<HeldPackage[]> {
    const path = '/v1/clients/current-package-details/'
    const { packages } = await this.#get<PackagesAnswer>(path, options)
    return packages
  }

  /** The price of each metered call, in calls; null for staff and for keys without permission. */
  async prices(options?: CallOptions): Promise<Record<MeteredCallName, number> | null> {
    try {
      const path = '/v1/clients/current-package-details/'
      const { prices } = await this.#get<PackagesAnswer>(path, options)
      return prices ?? null
    } catch (error) {
      if (error instanceof SkillaryProblem && error.status === 403) return null
      throw error
    }
  }

  /**
   * Logs in with a password, and for an account with two-factor authentication with a code of the app or a recovery
   * code; without it, the problem has the code `second_factor_required`. Pass the token pair to a new `Skillary` as
   * its `session`.
   */
  signIn(
    email: string,
    password: string,
    { code, ...options }: CallOptions & { code?: string } = {}
  ): Promise<SignedIn> {
    const json = { email, password, code }
    return this.#post('/v1/auth/login/', { json, isOpen: true, ...options })
  }

  /** Ends the session of a refresh token, including its access tokens. */
  async signOut(refresh: string, options?: CallOptions): Promise<void> {
    const json = { refresh_token: refresh }
    await this.#post('/v1/auth/logout/', { json, isOpen: true, ...options })
  }

  /** The user of the session. */
  me(options?: CallOptions): Promise<Person> {
    return this.#get('/v1/auth/me/', options)
  }

  /**
   * A page of the client's API keys, newest first; `rowsOf` iterates over all pages. Keys can only be managed
   * with a session.
   */
  apiKeys(filters: Record<string, string> = {}, options?: CallOptions): Promise<Page<ApiKey>> {
    return this.#get('/v1/api-keys/', { query: new URLSearchParams(filters), ...options })
  }

  /** The API key of this client; needs no ability. */
  ownApiKey(options?: CallOptions): Promise<ApiKey> {
    return this.#get('/v1/api-keys/self/', options)
  }

  /** Its `key` is returned once. */
  createApiKey(json: ApiKeyFields, options?: MeteredOptions): Promise<NewApiKey> {
    return this.#postOnce('/v1/api-keys/', { json, ...options })
  }

  /** Generates a new secret; the previous one stays valid for a number of days (0 to 7, default: 1). */
  rotateApiKey(
    id: string,
    json: { overlap_days?: number } = {},
    options?: MeteredOptions
  ): Promise<NewApiKey> {
    return this.#postOnce(`/v1/api-keys/${part(id)}rotate/`, { json, ...options })
  }

  /** Revokes the key at once. Idempotent. */
  async revokeApiKey(id: string, options?: CallOptions): Promise<void> {
    await this.#transport.call(`/v1/api-keys/${part(id)}`, {
      ...{ method: 'DELETE', isRepeatable: true },
      ...options,
    })
  }

  /** A page of webhooks, newest first. Webhooks can only be managed with a session. */
  webhooks(filters: Record<string, string> = {}, options?: CallOptions): Promise<Page<Webhook>> {
    return this.#get('/v1/webhooks/', { query: new URLSearchParams(filters), ...options })
  }

  /** Its `secret` is returned once. */
  createWebhook(
    json: { url: string; events: string[]; description?: string | null },
    options?: MeteredOptions
  ): Promise<NewWebhook> {
    return this.#postOnce('/v1/webhooks/', { json, ...options })
  }

  async deleteWebhook(id: string, options?: CallOptions): Promise<void> {
    await this.#transport.call(`/v1/webhooks/${part(id)}`, { method: 'DELETE', ...options })
  }

  /** Sends a test event; its result is in the deliveries. */
  testWebhook(id: string, options?: MeteredOptions): Promise<WebhookDelivery> {
    return this.#postOnce(`/v1/webhooks/${part(id)}test/`, options)
  }

  /** A page of a webhook's deliveries, newest first. */
  webhookDeliveries(
    id: string,
    filters: Record<string, string> = {},
    options?: CallOptions
  ): Promise<Page<WebhookDelivery>> {
    const query = new URLSearchParams(filters)
    return this.#get(`/v1/webhooks/${part(id)}deliveries/`, { query, ...options })
  }

  /** Retries a delivery. */
  replayWebhookDelivery(
    id: string,
    delivery: string,
    options?: MeteredOptions
  ): Promise<WebhookDelivery> {
    const path = `/v1/webhooks/${part(id)}deliveries/${part(delivery)}replay/`
    return this.#postOnce(path, options)
  }

  /** Reads invoices; a file that cannot be read has a `problem`. Free. */
  readInvoices(
    files: Array<{ file: Blob; name: string }>,
    { keep = false, ...options }: MeteredOptions & { keep?: boolean } = {}
  ): Promise<ReadInvoices> {
    const form = () => {
      const data = new FormData()
      if (keep) data.set('keep', 'true')
      for (const { file, name } of files) data.append('file', file, name)
      return data
    }
    const path = '/v1/invoice-reader/invoice_import/'
    return this.#metered(path, { method: 'POST', form, timeout: fileTimeout, ...options })
  }

  /** Uploads a file, which the server imports as a task. For staff, as all task methods. */
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

  /**
   * A page of tasks, newest first; with the filters of the list: status, kind, search, from, to, limit,
   * cursor …
   */
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

  /** Undoes a task; returns the task of the undo. */
  undoTask(id: string, options?: MeteredOptions): Promise<TaskDetail> {
    return this.#postOnce(`/v1/skills/task-undo/${part(id)}`, options)
  }

  /**
   * An export as a stream. With `snapshot`, the server stores the file: to resume, pass the download's
   * `place` as `begun` and the received bytes as `have`; if that is not possible, `from` is 0.
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

  /** Creates a record with an Idempotency-Key, so that it is created once. */
  #postOnce<T>(path: string, call?: Call): Promise<T> {
    return this.#post(path, { ...call, idempotencyKey: call?.idempotencyKey ?? newKey() })
  }

  /** Guests have no Idempotency-Keys, so their calls are not retried, since each one counts. */
  async #metered<T>(path: string, call: Call): Promise<T> {
    const { hasCredentials } = this.#transport
    const idempotencyKey = call.idempotencyKey ?? (hasCredentials ? newKey() : undefined)
    const isRepeatable = idempotencyKey !== undefined
    const { body } = await this.#transport.call<T>(path, { ...call, idempotencyKey, isRepeatable })
    return body
  }
}

/** Timeout of file uploads, in ms. */
const fileTimeout = 60 * 60_000

function part(id: string): string {
  return `${encodeURIComponent(id)}/`
}

function parametersOf(
  values: Record<string, string | number | boolean | undefined>
): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type * from './answers.ts'
export type { Download, ExportName, ExportPlace, ExportQuery } from './exports.ts'
export { exportAddress, exportNames } from './exports.ts'
export { rowsOf } from './lists.ts'
export { SkillaryProblem, SkillaryUnreachable, type FieldFault } from './problems.ts'
export type { CallOptions, Renew, Retry, TokenPair } from './transport.ts'
