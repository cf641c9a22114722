import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import { errorCodes, isErrorCode, sectionOf } from '#app/core/errors/error_codes'
import { isOfV1, portalPath } from '#app/core/door'
import { requestIdOf } from '#app/core/request_id_middleware'
import { t } from '#app/core/text/text'

/** One fault in the input: the field as the caller named it, a stable code, a sentence. */
export interface FieldFault {
  field: string
  code: string
  message: string
}

/** What a refusal tells programs besides its code (RFC 9457, 3.2); the register says which code has it. */
export interface ProblemMembers {
  /** In calls: what was asked for, what may still be spent, and the cap of the key where that is what stops. */
  calls?: { needed: number; remaining: number; cap?: number }
}

/**
 * What a feature throws when it must refuse: a status, a stable code and one sentence that says
 * what to do. The exception handler makes it problem+json on `/v1` and a message on a page.
 */
export class Refusal extends Exception {
  faults: FieldFault[]
  headers: Record<string, string>
  members: ProblemMembers

  constructor(
    message: string,
    options: {
      status: number
      code: string
      faults?: FieldFault[]
      headers?: Record<string, string>
      members?: ProblemMembers
    }
  ) {
    super(message, { status: options.status, code: options.code })
    this.faults = options.faults ?? []
    this.headers = options.headers ?? {}
    this.members = options.members ?? {}
  }
}

/** At most so many faults are listed in an answer. */
export const mostFaults = 50

/** The refusal of an input with these faults: the first 50 are listed, the others counted. */
export function inputRefusal(
  faults: Array<() => FieldFault>,
  { status, code }: { status: number; code: string }
): Refusal {
  const told = faults.slice(0, mostFaults).map((tell) => tell())
  return new Refusal(detailOf(told, faults.length), { status, code, faults: told })
}

/** The messages of the listed faults, each once, and how many of `total` are not listed. */
export function detailOf(told: FieldFault[], total = told.length): string {
  const sentences = new Set(told.map(({ message }) => message))
  if (total > told.length)
    sentences.add(t('core_answers.more_faults', { count: total - told.length }))
  return [...sentences].join(' ')
}

/**
 * One field of the input is at fault in a way that only the data shows: it is taken, or names nothing.
 * `code` stands beside the field; invalid input as a whole (422) is `validation_failed`, whatever found it.
 */
export class FieldRefusal extends Refusal {
  constructor(field: string, code: string, message: string, status = 422) {
    const whole = status === 422 ? 'validation_failed' : code
    super(message, { status, code: whole, faults: [{ field, code, message }] })
  }
}

/** The record is not there, or not there for this person; `what` begins a sentence. */
export class NotFound extends Refusal {
  constructor(what = t('core_answers.page_or_record')) {
    super(t('core_answers.not_found', { what }), { status: 404, code: 'not_found' })
  }
}

/**
 * The record is another one by now. Who reads is led there: 302 on pages, 308 on `/v1`. A write is
 * refused (410): what was meant for the one must not change the other.
 */
export class Moved extends Refusal {
  constructor(
    message: string,
    /** Public ids, as addresses hold them. */
    public from: string,
    public to: string
  ) {
    super(message, { status: 410, code: 'moved' })
  }
}

/** Somebody else saved the record since it was read; `what` begins a sentence. 409 on pages, 412 on `/v1`. */
export class StaleWrite extends Refusal {
  constructor(what: string, door: 'page' | 'v1') {
    super(t('core_answers.stale_write', { what }), {
      status: door === 'v1' ? 412 : 409,
      code: 'stale_write',
    })
  }
}

interface Problem extends ProblemMembers {
  status: number
  code: string
  detail: string
  errors?: FieldFault[]
}

const problemType = 'application/problem+json; charset=utf-8'

/**
 * Answers with `application/problem+json` (RFC 9457) and the members that design.md section 5 adds:
 * `code`, `request_id` and, for invalid input, `errors`. Its title is the one of the register of codes.
 */
export function sendProblem(ctx: HttpContext, problem: Problem) {
  const { request, response } = ctx
  response.status(problem.status)
  response.header('Content-Type', problemType)
  response.header('Cache-Control', 'no-store')
  /** RFC 9110, 15.5.2. */
  if (problem.status === 401 && !response.getHeader('WWW-Authenticate')) {
    response.header('WWW-Authenticate', 'Bearer')
  }
  response.send(problemText(problem, request.request, request.id()))
}

/**
 * Answers a request whose address is not percent-encoded UTF-8: before there is a context to answer with,
 * a problem on `/v1`, a sentence elsewhere.
 */
export function sendBadAddress(request: IncomingMessage, response: ServerResponse) {
  const detail = t('core_answers.invalid_encoding')
  const isV1 = isOfV1(request.url ?? '')
  const type = isV1 ? problemType : 'text/plain; charset=utf-8'
  const problem = { status: 400, code: 'invalid_encoding', detail }
  const requestId = requestIdOf(request.headers['x-request-id'])
  response.writeHead(400, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(isV1 ? problemText(problem, request, requestId) : detail)
}

function problemText(
  { status, code: given, detail, errors, calls }: Problem,
  { url = '' }: IncomingMessage,
  requestId: string | undefined
): string {
  const code = given.toLowerCase().replace(/^e_/, '')
  return JSON.stringify({
    /** Where the documentation says what the code means: a section of its own, below BASE_PATH. */
    type: portalPath(`/docs/errors#${sectionOf(code)}`),
    title: isErrorCode(code) ? errorCodes[code].title : 'Request refused',
    status,
    detail,
    instance: referenceTo(url.split('?')[0]),
    code,
    request_id: requestId,
    ...(errors?.length ? { errors } : {}),
    ...(calls ? { calls } : {}),
  })
}

/** The path as a URI reference, whatever was sent for one. */
function referenceTo(path: string): string {
  const escaped = path.replace(/[^\w\-.~!$&'()*+,;=:@/%]/gu, (sign) => encodeURIComponent(sign))
  return escaped.replace(/%(?![\da-f]{2})/gi, '%25')
}
