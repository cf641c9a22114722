import type { HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text'

/** One fault in the input: the field as the caller named it, a stable code, a sentence. */
export interface FieldFault {
  field: string
  code: string
  message: string
}

/**
 * What a feature throws when it must refuse: a status, a stable code and one sentence that says
 * what to do. The exception handler makes it problem+json on `/v1` and a message on a page.
 */
export class Refusal extends Exception {
  /** Short and the same for every refusal of this code; said on `/v1` alone. */
  title: string
  faults: FieldFault[]
  headers: Record<string, string>

  constructor(
    message: string,
    options: {
      status: number
      code: string
      title?: string
      faults?: FieldFault[]
      headers?: Record<string, string>
    }
  ) {
    super(message, { status: options.status, code: options.code })
    this.title = options.title ?? problemTitle(options.status)
    this.faults = options.faults ?? []
    this.headers = options.headers ?? {}
  }
}

/** One field of the input is at fault in a way that only the data shows: it is taken, or names nothing. */
export class FieldRefusal extends Refusal {
  constructor(field: string, code: string, message: string, status = 422) {
    super(message, { status, code, faults: [{ field, code, message }] })
  }
}

/** The record is not there, or not there for this person; `what` begins a sentence. */
export class NotFound extends Refusal {
  constructor(what = t('core_answers.page_or_record')) {
    super(t('core_answers.not_found', { what }), { status: 404, code: 'not_found' })
  }
}

/** No route of `/v1` has this path, with whatever method. */
export class NoSuchPath extends Refusal {
  constructor() {
    super('There is nothing at this path.', { status: 404, code: 'route_not_found' })
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

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  500: 'Server error',
}

/**
 * Answers with `application/problem+json` (RFC 9457) and the members that design.md section 5 adds:
 * `code`, `request_id` and, for invalid input, `errors`.
 */
export function sendProblem(
  ctx: HttpContext,
  problem: { status: number; code: string; title?: string; detail: string; errors?: FieldFault[] }
) {
  const { status, detail, errors } = problem
  const code = problem.code.toLowerCase().replace(/^e_/, '')
  ctx.response.status(status)
  ctx.response.header('Content-Type', 'application/problem+json; charset=utf-8')
  ctx.response.header('Cache-Control', 'no-store')
  ctx.response.send(
    JSON.stringify({
      type: problemType(code),
      title: problem.title ?? problemTitle(status),
      status,
      detail,
      instance: ctx.request.request.url?.split('?')[0],
      code,
      request_id: ctx.request.id(),
      ...(errors?.length ? { errors } : {}),
    })
  )
}

/** Where the documentation says what the code means: a section of its own, below BASE_PATH. */
export function problemType(code: string): string {
  return portalPath(`/docs/errors#${code.replaceAll('_', '-')}`)
}

export function problemTitle(status: number): string {
  return titles[status] ?? 'Request refused'
}
