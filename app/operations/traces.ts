import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { HttpContext } from '@adonisjs/core/http'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type ContextManager,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import pg from 'pg'
import { isForOperators } from '#app/operations/paths'

const storage = new AsyncLocalStorage<Context>()

const contextManager: ContextManager = {
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (active, work, thisArg, ...args) => storage.run(active, () => work.apply(thisArg, args)),
  bind: (active, target) =>
    typeof target === 'function'
      ? Object.assign((...args: unknown[]) => storage.run(active, () => target(...args)), target)
      : target,
  enable: () => contextManager,
  disable: () => contextManager,
}

interface Traced {
  error?: unknown
}

interface Description {
  name: string
  kind?: SpanKind
  parent?: Context
  attributes?: Attributes
}

const tracer = trace.getTracer('skillary')

/**
 * Sends traces of requests, charges, jobs and statements of PostgreSQL to OTEL_EXPORTER_OTLP_ENDPOINT. A request continues
 * the trace of its `traceparent`. Returns a function that sends the remaining spans.
 */
export function startTraces(): () => Promise<void> {
  const name = process.env.OTEL_SERVICE_NAME || 'skillary'
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(contextManager)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())

  traceChannel<Traced & { ctx: HttpContext }>('adonisjs.http.request', describeRequest, endRequest)
  traceChannel<Traced>('skillary.charge', () => ({ name: 'charge' }))
  traceChannel<Traced & { queue: string }>('skillary.job', ({ queue }) => ({
    name: `job ${queue}`,
    kind: SpanKind.CONSUMER,
    parent: ROOT_CONTEXT,
  }))
  traceStatements()
  return () => provider.shutdown()
}

/** A span for all work of a channel; none if `describe` returns null. */
function traceChannel<Message extends Traced>(
  channel: string,
  describe: (message: Message) => Description | null,
  finish: (span: Span, message: Message) => void = () => {}
) {
  const spans = new WeakMap<object, Span>()
  const channels = tracingChannel<Context, Message>(channel)
  channels.start.bindStore(storage, (message) => {
    const description = describe(message)
    if (!description) return context.active()
    const { name, kind, attributes, parent = context.active() } = description
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    spans.set(message, span)
    return trace.setSpan(parent, span)
  })
  channels.asyncEnd.subscribe((message) => {
    const span = spans.get(message as Message)
    if (!span) return
    finish(span, message as Message)
    endSpan(span, (message as Message).error)
  })
}

function describeRequest({ ctx: { request } }: { ctx: HttpContext }): Description | null {
  if (isForOperators(request.url())) return null
  const method = request.method()
  return {
    name: method,
    kind: SpanKind.SERVER,
    parent: propagation.extract(ROOT_CONTEXT, request.headers()),
    attributes: { 'http.request.method': method, 'skillary.request_id': request.id() },
  }
}

/** The route instead of the path, which may contain the token of a mailed link. */
function endRequest(span: Span, { ctx: { request, response, route } }: { ctx: HttpContext }) {
  const status = response.response.statusCode
  span.setAttribute('http.response.status_code', status)
  if (route) {
    span.setAttribute('http.route', route.pattern)
    span.updateName(`${request.method()} ${route.pattern}`)
  }
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Wraps the driver's `query`, through which every statement passes; with the text of statements, without values. */
function traceStatements() {
  const prototype = pg.Client.prototype as unknown as Record<
    'query',
    (...args: unknown[]) => unknown
  >
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0])
    if (!text || !trace.getSpan(context.active())) return query.apply(this, args)

    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const name = text.trimStart().split(/\s/, 1)[0].toLowerCase()
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
    const done = args.at(-1)
    if (typeof done === 'function') {
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        endSpan(span, error)
        done(error, ...rest)
      }
      return query.apply(this, args)
    }
    const result = query.apply(this, args) as Promise<unknown>
    result.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error)
    )
    return result
  }
}

/** The text of a statement; null for a stream, which ends by itself. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  const { text, submit } = statement as { text?: string; submit?: unknown }
  return submit ? null : (text ?? null)
}

function endSpan(span: Span, error?: unknown) {
  if (error) {
    const { name, code } = error as Error & { code?: string }
    span.setStatus({ code: SpanStatusCode.ERROR, message: code ?? name })
  }
  span.end()
}
