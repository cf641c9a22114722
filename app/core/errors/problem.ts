import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import {
  errorCodes,
  isErrorCode,
  sectionOf,
  type SingleStatusCode,
} from '#app/core/errors/error_codes'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'

/** An error of one field: the field name as the caller gave it, a stable code and a message. */
export interface FieldFault {
  field: string
  code: string
  message: string
}

/** Additional members of a problem (RFC 9457, 3.2); error_codes.ts lists which codes have them. */
export interface ProblemMembers {
  /**
   * In calls: the number requested, the remaining quota, and the cap of the key and when it resets if
   * that is the limit.
   */
  calls?: { needed: number; remaining: number; cap?: number; resets_at?: string | null }
}

/**
 * Thrown by features to refuse a request: a stable code, its status (by default that of
 * error_codes.ts) and a message that tells what to do. The exception handler renders it as
 * problem+json on `/v1` and as a message on pages.
 */
export class Refusal extends Exception {
  faults: FieldFault[]
  headers: Record<string, string>
  members: ProblemMembers

  constructor(
    message: string,
    options: ({ code: SingleStatusCode; status?: undefined } | { code: string; status: number }) & {
      faults?: FieldFault[]
      headers?: Record<string, string>
      members?: ProblemMembers
    }
  ) {
    const status =
      options.status === undefined ? errorCodes[options.code].status[0] : options.status
    super(message, { status, code: options.code })
    this.faults = options.faults ?? []
    this.headers = options.headers ?? {}
    this.members = options.members ?? {}
  }
}

/** The maximum number of errors in a response. */
export const mostFaults = 50

/** A refusal of invalid input: lists the first 50 errors and counts the rest. */
export function inputRefusal(
  faults: Array<() => FieldFault>,
  { status, code }: { status: number; code: string }
): Refusal {
  const listed = faults.slice(0, mostFaults).map((build) => build())
  return new Refusal(detailOf(listed, faults.length), { status, code, faults: listed })
}

/** The distinct messages of the listed errors, and how many of `total` are not listed. */
export function detailOf(listed: FieldFault[], total = listed.length): string {
  const sentences = new Set(listed.map(({ message }) => message))
  if (total > listed.length)
    sentences.add(t('core_answers.more_faults', { count: total - listed.length }))
  return [...sentences].join(' ')
}

/**
 * An error of one field that only the data reveals: a value that is taken or refers to nothing.
 * `code` is the code of the field; on `/v1`, the problem of a 422 always has the code
 * `validation_failed`.
 */
export class FieldRefusal extends Refusal {
  constructor(field: string, code: string, message: string, status = 422) {
    const whole = status === 422 ? 'validation_failed' : code
    super(message, { status, code: whole, faults: [{ field, code, message }] })
  }
}

/** Collects the faults of several checks, so that a form shows all of them at once. */
export class FaultCollector {
  #faults: FieldFault[] = []

  /** Returns the result of a check, or `otherwise` if it refuses a field. */
  check<Result>(work: () => Result, otherwise: Result): Result {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof FieldRefusal)) throw error
      this.#faults.push(...error.faults)
      return otherwise
    }
  }

  /** @throws Refusal (422) with all faults, if there are any */
  refuse() {
    const faults = this.#faults
    if (!faults.length) return
    throw new Refusal(detailOf(faults), { status: 422, code: 'validation_failed', faults })
  }
}

/** The record does not exist or is not visible to this user; `what` starts the sentence. */
export class NotFound extends Refusal {
  constructor(what = t('core_answers.page_or_record')) {
    super(t('core_answers.not_found', { what }), { code: 'not_found' })
  }
}

/**
 * The record was merged into another one. Reads redirect to it: 302 on pages, 308 on `/v1`. Writes
 * are refused (410), since they were meant for the merged record.
 */
export class Moved extends Refusal {
  constructor(
    message: string,
    /** Public ids, as in URLs. */
    public from: string,
    public to: string
  ) {
    super(message, { code: 'moved' })
  }
}

/**
 * The record was saved by someone else since it was read; `what` starts the sentence. 409 on pages,
 * 412 on `/v1`.
 */
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

export const problemType = 'application/problem+json; charset=utf-8'

/**
 * Sends `application/problem+json` (RFC 9457) with additional members:
 * `code`, `request_id` and, for invalid input, `errors`. The title comes from error_codes.ts.
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

/** The body of a problem. */
export function problemText(
  { status, code: given, detail, errors, calls }: Problem,
  { url = '' }: IncomingMessage,
  requestId: string | undefined
): string {
  const code = given.toLowerCase().replace(/^e_/, '')
  return JSON.stringify({
    /** The section of the documentation that explains the code, with BASE_PATH. */
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

/** The path as a valid URI reference, whatever was sent. */
function referenceTo(path: string): string {
  const escaped = path.replace(/[^\w\-.~!$&'()*+,;=:@/%]/gu, (sign) => encodeURIComponent(sign))
  return escaped.replace(/%(?![\da-f]{2})/gi, '%25')
}
