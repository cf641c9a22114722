import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { errors as vineErrors } from '@vinejs/vine'
import { errors as httpErrors, ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as lucidErrors } from '@adonisjs/lucid'
import { awayRetrySeconds, isDatabaseAway } from '#app/core/db/database_away'
import { bodyLimits } from '#app/core/http/body_limits'
import { doorOf, portalPath } from '#app/core/door'
import { codeOfRule } from '#app/core/errors/field_codes'
import { answerOptions, methodNotAllowed } from '#app/core/http/method_not_allowed'
import { logSecurityEvent } from '#app/core/http/security_log'
import {
  detailOf,
  mostFaults,
  Moved,
  NotFound,
  Refusal,
  sendProblem,
  type FieldFault,
} from '#app/core/errors/problem'
import { isErrorCode } from '#app/core/errors/error_codes'
import { DiskFull, isDiskFull } from '#app/core/files/disk_full'
import { languageOf, t } from '#app/core/text/text'

interface HttpFault {
  status: number
  code: string
  message: string
}

/**
 * Renders all exceptions: problem+json on `/v1`; on pages a redirect with field errors, a flash
 * message or an error page.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = app.inDev
  protected renderStatusPages = false

  protected ignoreStatuses = [400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 422, 429]

  async handle(thrown: unknown, ctx: HttpContext) {
    const error = named(thrown)
    if (error instanceof Moved && isRead(ctx)) return redirectMoved(error, ctx)
    if (doorOf(ctx) === 'page' && !wantsProblem(ctx)) return this.#answerPage(error, ctx)
    if (error instanceof httpErrors.E_ROUTE_NOT_FOUND) {
      if (answerOptions(ctx)) return
      return this.#answerV1(methodNotAllowed(ctx) ?? new NotFound(), ctx)
    }
    return this.#answerV1(error, ctx)
  }

  #answerV1(error: unknown, ctx: HttpContext) {
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      const { messages } = error
      const errors = faultsOf(messages.slice(0, mostFaults))
      const detail = detailOf(errors, messages.length)
      return sendProblem(ctx, { status: 422, code: 'validation_failed', detail, errors })
    }
    if (error instanceof Refusal) {
      setHeaders(ctx, error)
      const { faults, message } = error
      const errors = faults.slice(0, mostFaults)
      return sendProblem(ctx, {
        status: error.status,
        code: error.code ?? 'refused',
        detail: errors.length < faults.length ? detailOf(errors, faults.length) : message,
        errors,
        ...error.members,
      })
    }
    const { status, code, message } = httpFault(error)
    if (status < 500) return sendProblem(ctx, { status, code, detail: message })
    const detail =
      'An unexpected error occurred on our side. Include the request id when you report it.'
    return sendProblem(ctx, { status: 500, code: 'server_error', detail })
  }

  async #answerPage(error: unknown, ctx: HttpContext) {
    if (error instanceof httpErrors.E_ROUTE_NOT_FOUND) {
      /**
       * An asset of an earlier build: an HTML page in place of a script would only be confusing.
       */
      if (ctx.request.url().startsWith('/assets/')) return ctx.response.notFound('Not found')
      return ctx.response.redirect(portalPath('/auth/login'))
    }
    if (error instanceof vineErrors.E_VALIDATION_ERROR && ctx.session) {
      ctx.session.flashValidationErrors(error, false)
      return goBackWithInput(ctx)
    }

    const { status, message } = httpFault(error)
    const isForm = !isRead(ctx)
    if (error instanceof Refusal) setHeaders(ctx, error)
    /** From 500 on, only a `Refusal` (such as "busy") has a message for users. */
    const isBusy = error instanceof Refusal && !withoutDatabase.has(error.code ?? '')
    const hasAdvice = status < 500 ? status !== 429 : isBusy
    if (hasAdvice && isForm && ctx.session) {
      if (error instanceof Refusal && error.faults.length) {
        ctx.session.flash(
          'inputErrorsBag',
          Object.fromEntries(error.faults.map(({ field, message: text }) => [field, [text]]))
        )
      } else {
        ctx.session.flash('error', message)
      }
      return goBackWithInput(ctx)
    }
    const isUnexpected = status >= 500 && !(error instanceof Refusal)
    if (isUnexpected && this.debug) return super.handle(error, ctx)
    return this.#renderError(status, isUnexpected ? null : message, ctx)
  }

  /** The error page; plain text if it cannot be rendered, for example without a database. */
  async #renderError(status: number, message: string | null, ctx: HttpContext) {
    const requestId = status < 500 ? null : (ctx.request.id() ?? null)
    ctx.response.status(status)
    try {
      const page = { status, message, request_id: requestId }
      ctx.response.send(await ctx.inertia.render('errors/error', page))
    } catch (error) {
      if (status < 500) throw error
      ctx.response.header('Content-Type', 'text/html; charset=utf-8')
      ctx.response.send(plainPage(message, requestId, languageOf(ctx)))
    }
  }

  async report(thrown: unknown, ctx: HttpContext) {
    const error = isDatabaseAway(thrown) ? thrown : named(thrown)
    const details = refusalDetails(error)
    if (details) logSecurityEvent('refused', details)
    return super.report(error, ctx)
  }
}

/** Codes of errors after which the session, which stores the message for the next page, cannot be written. */
const withoutDatabase = new Set(['database_unavailable', 'disk_full'])

/** Scripts of pages can request problem+json, too. */
function wantsProblem({ request }: HttpContext): boolean {
  return request.header('accept', '')!.includes('application/problem+json')
}

function plainPage(message: string | null, requestId: string | null, language: string): string {
  const title = t('errors.went_wrong')
  const id = requestId && `<code>${string.escapeHTML(requestId)}</code>`
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>${message ? string.escapeHTML(message) : t('errors.went_wrong_advice')}</p>
${id ? `<p>${t('errors.quote_id')} ${id}</p>` : ''}
</main></body></html>`
}

/** Fields that are never stored or shown again. */
const secrets = [
  '_csrf',
  '_method',
  'password',
  'password_confirmation',
  'current_password',
  'new_password',
  'token',
]

function isRead({ request }: HttpContext): boolean {
  return ['GET', 'HEAD'].includes(request.method())
}

/** The same URL for the successor of the record. */
function redirectMoved({ from, to }: Moved, ctx: HttpContext) {
  const url = ctx.request.url(true).replace(new RegExp(from, 'i'), to)
  ctx.response.header('Cache-Control', 'no-store')
  return ctx.response.redirect(url, false, doorOf(ctx) === 'v1' ? 308 : 302)
}

/** Redirects back to the form with the submitted values. */
function goBackWithInput({ request, response, session }: HttpContext) {
  session.flashExcept(secrets)
  return response.redirect().withQs().back(request.url())
}

/** Converts database and framework errors to the ones of our API. */
function named(error: unknown): unknown {
  if (error instanceof lucidErrors.E_ROW_NOT_FOUND) {
    return new NotFound(t('core_answers.the_record'))
  }
  if (isDiskFull(error) && !(error instanceof Refusal)) return new DiskFull(error)
  if (isDatabaseAway(error)) {
    return new Refusal(t('core_answers.database_unavailable'), {
      code: 'database_unavailable',
      headers: { 'Retry-After': String(awayRetrySeconds) },
    })
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return new Refusal(t('core_answers.too_many_requests'), {
      code: 'too_many_requests',
      headers: { 'Retry-After': String(Math.max(1, error.response.availableIn)) },
    })
  }
  return error
}

function setHeaders({ response }: HttpContext, { headers }: Refusal) {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
}

function httpFault(error: unknown): HttpFault {
  if (!(error instanceof Error))
    return { status: 500, code: 'server_error', message: String(error) }
  const { status, code } = error as Error & { status?: number; code?: string }
  const isText = code === undefined && error.message.startsWith('Invalid JSON')
  if ((status === 400 && error instanceof SyntaxError) || isText) {
    const message = isText
      ? 'The body must be a JSON object, such as {"name": "value"}.'
      : `The body is not valid JSON: ${error.message}.`
    return { status: 400, code: 'invalid_json', message }
  }
  if (status === 415) return { status, code: 'unsupported_media_type', message: error.message }
  if (code === 'E_BAD_CSRF_TOKEN' && status)
    return { status, code, message: t('core_answers.csrf') }
  if (status === 413 && !(error instanceof Refusal)) {
    return { status, code: code ?? 'too_large', message: t('core_answers.too_large', bodyLimits) }
  }
  const unnamed = (status ?? 500) < 500 ? 'unreadable_request' : 'server_error'
  const known = code !== undefined && isErrorCode(code) ? code : unnamed
  return { status: status ?? 500, code: known, message: error.message }
}

/** The details of a refused request for the log: codes and names of fields, without values; null for other errors. */
function refusalDetails(error: unknown): Record<string, unknown> | null {
  if (error instanceof httpErrors.E_ROUTE_NOT_FOUND || error instanceof Moved) return null
  const { status, code } = httpFault(error)
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    return { status: 422, code: 'validation_failed', fields: fieldCodes(faultsOf(error.messages)) }
  }
  if (status >= 500) return null
  const fields = error instanceof Refusal ? fieldCodes(error.faults) : undefined
  return { status, code: error instanceof Refusal ? error.code : code, fields }
}

const mostLoggedFields = 5

function fieldCodes(faults: FieldFault[]): string[] | undefined {
  if (!faults.length) return undefined
  return faults
    .slice(0, mostLoggedFields)
    .map(({ field, code }) => (code === 'unknown_field' ? code : `${field}: ${code}`))
}

function faultsOf(messages: Array<{ field: string; rule: string; message: string }>): FieldFault[] {
  return messages.map(({ field, rule, message }) => ({ field, code: codeOfRule(rule), message }))
}
