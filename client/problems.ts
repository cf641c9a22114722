/** One fault in what was sent: the field as it was called, a stable code, a sentence. */
export interface FieldFault {
  field: string
  code: string
  message: string
}

/** The server answered, and not with what was asked: its problem+json (RFC 9457) as an error. */
export class SkillaryProblem extends Error {
  override name = 'SkillaryProblem'
  status: number
  /** Stable, made for programs: `quota_exceeded`, `invalid_api_key`, `validation_failed` … */
  code: string
  errors: FieldFault[]
  /** Names the request in the server's logs. */
  requestId: string | null
  /** In how many seconds it may be asked again, where the server says so. */
  retryAfter: number | null
  /** How many bytes there are, where more of them were asked for (416). */
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

/** No answer came: wrong address, no network, a server that is down, or one that is no Skillary. */
export class SkillaryUnreachable extends Error {
  override name = 'SkillaryUnreachable'
  /** Another try would end alike: a wrong address, a certificate, something else that answers there. */
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

/** What went wrong on the network, in words and by its name. */
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
