import { SkillaryProblem, SkillaryUnreachable } from './problems.ts'

/** The token pair of a session; the access token is short-lived, the refresh token can be used once. */
export interface TokenPair {
  access: string
  refresh: string
}

/**
 * Returns the token pair that replaces an expired one. `exchange` requests it from the server;
 * implementations can store it or share it with other processes. Runs once at a time.
 */
export type Renew = (
  spent: TokenPair,
  exchange: (refresh: string) => Promise<TokenPair>
) => Promise<TokenPair>

export interface TransportOptions {
  /** The URL of the server, with or without `/v1`: `https://skills.example.com`. */
  server: string
  /** An API key or an access token. */
  apiKey?: string
  /** Instead of a key: a token pair from `signIn`. */
  session?: TokenPair
  renew?: Renew
  /** Timeout of an attempt, in ms. */
  timeout?: number
  /** Maximum number of retries, if they are safe. */
  retries?: number
  /** Maximum `Retry-After` to wait for, in ms; otherwise the error is thrown. */
  longestWait?: number
  /** The delay before the first retry, in ms; doubled for each further one, up to 8 s. */
  pause?: number
  fetch?: typeof fetch
  /** Called before each retry. */
  onRetry?: (retry: Retry) => void
}

export interface Retry {
  /** 1 for the first retry. */
  attempt: number
  /** The delay in ms. */
  wait: number
  error: SkillaryProblem | SkillaryUnreachable
}

export interface CallOptions {
  signal?: AbortSignal
  /** Timeout of an attempt, in ms. */
  timeout?: number
}

export interface Call extends CallOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  query?: URLSearchParams
  json?: unknown
  /** Created for each attempt. */
  form?: () => FormData
  headers?: Record<string, string>
  /** The same for each attempt, so that the server runs the request once. */
  idempotencyKey?: string
  /** Whether it is safe to retry; default: depends on method and key. */
  isRepeatable?: boolean
  /** Sends no token. */
  isOpen?: boolean
}

export interface Answer<T> {
  status: number
  headers: Headers
  body: T
}

const longestPause = 8_000
/** How long the server blocks the key of a request whose process died, plus a margin, in ms. */
const longestInFlight = 75_000

/** `/v1` of a server over `fetch`, with tokens, timeouts, and retries where they are safe. */
export class Transport {
  readonly server: string
  readonly hasCredentials: boolean
  #apiKey: string | undefined
  #session: TokenPair | undefined
  #renew: Renew
  #renewing: Promise<TokenPair> | null = null
  #timeout: number
  #retries: number
  #longestWait: number
  #pause: number
  #fetch: typeof fetch
  #onRetry: ((retry: Retry) => void) | undefined

  /** @throws TypeError for an invalid URL or key */
  constructor(options: TransportOptions) {
    const { apiKey, session, renew, timeout, retries, longestWait, pause, onRetry } = options
    /** The error of fetch would contain the key. */
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
      throw new TypeError('An API key contains only letters, digits and underscores.')
    }
    this.server = addressOf(options.server)
    this.hasCredentials = Boolean(apiKey ?? session)
    this.#apiKey = apiKey
    this.#session = session
    this.#renew = renew ?? ((spent, exchange) => exchange(spent.refresh))
    this.#timeout = timeout ?? 60_000
    this.#retries = retries ?? 4
    this.#longestWait = longestWait ?? 60_000
    this.#pause = pause ?? 500
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init))
    this.#onRetry = onRetry
  }

  /** @throws SkillaryProblem, SkillaryUnreachable, or the reason of an abort */
  async call<T>(path: string, call: Call = {}): Promise<Answer<T>> {
    return this.#again(call, async () => {
      const { response, text } = await this.#withToken(call, (token) =>
        this.#send(path, call, token)
      )
      const { status, headers } = response
      const body = parse(text)
      if (body === undefined && text) throw notSkillary(this.server)
      return { status, headers, body: body as T }
    })
  }

  /** A response with a streamed body, which fails after `timeout` ms without data. */
  async open(path: string, call: Call = {}): Promise<{ response: Response; content: Content }> {
    return this.#again(call, () =>
      this.#withToken(call, async (token) => {
        const idle = new IdleTimeout(call.timeout ?? this.#timeout)
        try {
          const response = await this.#fetchOnce(path, call, { token, within: idle.signal })
          if (response.ok && response.body) {
            return { response, content: this.#watched(response.body, idle, call.signal) }
          }
          const text = await this.#textOf(response, call)
          throw new SkillaryProblem(response.status, parse(text), response.headers)
        } catch (error) {
          idle.end()
          throw error
        }
      })
    )
  }

  async #send(path: string, call: Call, token?: string) {
    const within = AbortSignal.timeout(call.timeout ?? this.#timeout)
    const response = await this.#fetchOnce(path, call, { token, within })
    const text = await this.#textOf(response, call)
    if (response.ok) return { response, text }
    throw new SkillaryProblem(response.status, parse(text), response.headers)
  }

  async #fetchOnce(
    path: string,
    call: Call,
    { token, within }: { token?: string; within: AbortSignal }
  ): Promise<Response> {
    const { method = 'GET', query, json, form } = call
    const signal = call.signal ? AbortSignal.any([within, call.signal]) : within
    const headers: Record<string, string> = { Accept: 'application/json', ...call.headers }
    if (json !== undefined) headers['Content-Type'] = 'application/json'
    if (token) headers.Authorization = `Bearer ${token}`
    if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey
    const body = form?.() ?? (json === undefined ? undefined : JSON.stringify(json))
    try {
      return await this.#fetch(`${this.server}${path}${query?.size ? `?${query}` : ''}`, {
        ...{ method, headers, body, signal },
      })
    } catch (error) {
      throw this.#failure(error, call.signal)
    }
  }

  async #textOf(response: Response, { signal }: Call): Promise<string> {
    try {
      return await response.text()
    } catch (error) {
      throw this.#failure(error, signal)
    }
  }

  /** Passes on aborts of the caller; everything else is a missing response. */
  #failure(error: unknown, signal?: AbortSignal): unknown {
    return signal?.aborted ? signal.reason : new SkillaryUnreachable(this.server, error)
  }

  async #again<T>(call: Call, work: () => Promise<T>): Promise<T> {
    const began = Date.now()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        const wait = this.#waitAfter(error, call, { attempt, spent: Date.now() - began })
        if (wait === null) throw error
        this.#onRetry?.({ attempt, wait, error: error as SkillaryProblem | SkillaryUnreachable })
        await sleep(wait, call.signal)
      }
    }
  }

  /** The delay before the next attempt, in ms; null for no retry. */
  #waitAfter(
    error: unknown,
    call: Call,
    { attempt, spent }: { attempt: number; spent: number }
  ): number | null {
    const isProblem = error instanceof SkillaryProblem
    if (!isProblem && !(error instanceof SkillaryUnreachable)) return null
    const retryAfter = isProblem && error.retryAfter !== null ? error.retryAfter * 1000 : null
    const backOff = Math.min(longestPause, this.#pause * 2 ** (attempt - 1))
    const wait = Math.max(retryAfter ?? 0, backOff * (0.5 + Math.random() / 2))

    /** The first attempt is still running: its response will come. */
    if (isProblem && error.code === 'idempotency_key_in_flight') {
      return spent + wait > longestInFlight ? null : wait
    }
    if (attempt > this.#retries || wait > this.#longestWait) return null
    /** Rejected without being processed. */
    if (isProblem && error.status === 429) return retryAfter === null ? null : wait
    if (isProblem ? !isPassing(error.status) : error.isLasting) return null
    return isRepeatable(call) ? wait : null
  }

  async #withToken<T>(call: Call, work: (token?: string) => Promise<T>): Promise<T> {
    if (call.isOpen) return work()
    if (this.#apiKey || !this.#session) return work(this.#apiKey)
    const spent = this.#session
    try {
      return await work(spent.access)
    } catch (error) {
      if (!(error instanceof SkillaryProblem) || error.status !== 401) throw error
    }
    const { access } = await this.#renewed(spent)
    return work(access)
  }

  async #renewed(spent: TokenPair): Promise<TokenPair> {
    if (this.#session && this.#session.access !== spent.access) return this.#session
    this.#renewing ??= this.#renew(spent, (refresh) => this.exchange(refresh)).finally(() => {
      this.#renewing = null
    })
    this.#session = await this.#renewing
    return this.#session
  }

  /** Exchanges the refresh token for a new pair. It can be used once: the old pair becomes invalid. */
  async exchange(refresh: string): Promise<TokenPair> {
    const { body } = await this.call<TokenPair>('/v1/auth/token/refresh/', {
      method: 'POST',
      json: { refresh },
      isOpen: true,
    })
    return { access: body.access, refresh: body.refresh }
  }

  #watched(body: ReadableStream<Uint8Array>, idle: IdleTimeout, signal?: AbortSignal): Content {
    const reader = body.getReader()
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read()
          idle.heard()
          if (!done) return controller.enqueue(value)
          idle.end()
          controller.close()
        } catch (error) {
          idle.end()
          controller.error(this.#failure(error, signal))
        }
      },
      cancel: async (reason) => {
        idle.end()
        await reader.cancel(reason)
      },
    })
  }
}

export type Content = ReadableStream<Uint8Array>

/** Aborts after a time without data. */
class IdleTimeout {
  #stop = new AbortController()
  #longest: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(longest: number) {
    this.#longest = longest
    this.heard()
  }

  get signal() {
    return this.#stop.signal
  }

  heard() {
    this.end()
    const late = new DOMException('The connection stalled.', 'TimeoutError')
    this.#timer = setTimeout(() => this.#stop.abort(late), this.#longest)
  }

  end() {
    clearTimeout(this.#timer)
  }
}

/** Errors of the server or of a proxy in front of it that may pass. The server releases the key of a failed request. */
function isPassing(status: number): boolean {
  return status >= 500 && ![501, 505].includes(status)
}

/** GET requests and requests with an Idempotency-Key are safe to retry. */
function isRepeatable({ isRepeatable: explicit, idempotencyKey, method = 'GET' }: Call): boolean {
  return explicit ?? (idempotencyKey !== undefined || method === 'GET' || method === 'HEAD')
}

/** Normalizes `https://host/base/` and `https://host/base/v1` to `https://host/base`. */
function addressOf(server: string): string {
  if (!/^https?:/.test(server) || !URL.canParse(server)) {
    throw new TypeError(`"${server}" is not a server URL such as https://skills.example.com`)
  }
  const { origin, pathname } = new URL(server)
  return `${origin}${pathname}`.replace(/\/+$/, '').replace(/\/v1$/, '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notSkillary(server: string) {
  return new SkillaryUnreachable(server, 'this is not a Skillary server')
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
