/** An input error: the field, a stable code, and a message. */
export interface FieldFault {
  field: string
  code: string
  message: string
}

/** An error response of the server (problem+json, RFC 9457). */
export class SkillaryProblem extends Error {
  override name = 'SkillaryProblem'
  status: number
  /** A stable code for programs: `quota_exceeded`, `invalid_api_key`, `validation_failed` … */
  code: string
  errors: FieldFault[]
  /** The request id in the server's log. */
  requestId: string | null
  /** The seconds until a retry, if the server states them. */
  retryAfter: number | null
  /** The size of the file, if the requested range is beyond it (416). */
  bytes: number | null

  constructor(status: number, answer: unknown, headers: Headers) {
    const problem = problemOf(answer)
    super(problem.detail ?? problem.title ?? `The server responded with status ${status}.`)
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
    this.requestId = problem.request_id ?? headers.get('x-request-id')
    this.retryAfter = secondsOf(headers.get('retry-after'))
    const there = /^bytes \*\/(\d+)$/.exec(headers.get('content-range') ?? '')
    this.bytes = there && Number(there[1])
  }
}

/** There was no response: wrong URL, no network, a server that is down or not a Skillary server. */
export class SkillaryUnreachable extends Error {
  override name = 'SkillaryUnreachable'
  /** Whether a retry would fail in the same way: a wrong URL, a certificate, another server. */
  isLasting: boolean

  constructor(server: string, cause: unknown) {
    super(`${server} is not reachable: ${reasonOf(cause)}.`, { cause })
    this.isLasting = typeof cause === 'string' || isLasting(cause)
  }
}

interface Problem {
  title?: string
  detail?: string
  code?: string
  request_id?: string
  errors?: FieldFault[]
}

function problemOf(answer: unknown): Problem {
  return typeof answer === 'object' && answer !== null ? answer : {}
}

/** `Retry-After` in seconds, from either of its forms. */
function secondsOf(header: string | null): number | null {
  if (!header) return null
  if (/^\d+$/.test(header)) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** The network error, as text and code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'the request timed out'
  const { cause, code } = rootOf(error)
  const words = networkWords[code] ?? (certificateFault.test(code) ? untrusted : null)
  return words ? `${words} (${code})` : cause.message || code || error.message
}

function isLasting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause, code } = rootOf(error)
  return code === 'ENOTFOUND' || certificateFault.test(code) || cause.message === 'bad port'
}

function rootOf(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  const { code } = cause as { code?: unknown }
  return { cause, code: typeof code === 'string' ? code : '' }
}

const certificateFault = /CERT|SELF_SIGNED/
const untrusted = 'its certificate is not trusted; set NODE_EXTRA_CA_CERTS to trust its authority'

const networkWords: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'DNS lookup failed',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
}
