import type { RouteJSON } from '@adonisjs/core/types/http'
import type { Visitor } from '#app/accounts/role'
import type { Document, OperationObject } from '#app/contract/document'
import { camelCase, capitalized } from '#app/contract/names'
import { tags, type Operation, type Operations } from '#app/core/contract/operation'
import { answersOf, errorsOf, isKept, problemsOf } from '#app/contract/operation_answers'
import { pathParameter, queryParameters, requestBody } from '#app/contract/operation_input'
import { priceOf, whichKeys, whoMay } from '#app/contract/operation_words'
import { writtenRecord } from '#app/contract/read_only_fields'
import { callersOf, hasMiddleware, nameIn, traitsOf, v1Routes } from '#app/contract/route_traits'
import { SharedParts } from '#app/contract/shared_parts'

/** What differs between installations. */
export interface Place {
  /** Of the product. */
  name: string
  version: string
  /** Where `/v1` begins for a caller outside. */
  apiUrl: string
  basePath: string
}

/**
 * The OpenAPI 3.1 document of the `/v1` routes.
 *
 * Each route has its description in an `Operation` under its name, in `<feature>_operations.ts` beside its
 * controller; `operations.ts` gathers them. To add a route: describe it there (summary, description, tag,
 * `query` or `list`, `body` by the validator that reads it, `answers` by status, `errors` that only it has);
 * what a transformer gives is a `recordOf` in the feature's `<feature>_schemas.ts`. Everything that the
 * route or its middleware says is read from them (`route_traits.ts`): method, path, who may call it, its price,
 * `Idempotency-Key`, limits, and the errors that come with these. A new code is explained in `error_codes.ts`.
 * Of an operation `operation_input.ts` writes parameters and body, `operation_answers.ts` answers and refusals,
 * `operation_words.ts` who may call and what it costs; what several share is in `shared_parts.ts`.
 * `tests/unit/contract` fails for a route without a description and for a description without a route; the
 * functional suite holds every answer of `/v1` against the document.
 *
 * The same routes and operations give the same document, to the letter. A route that nothing
 * describes is left out.
 */
export function buildDocument(routes: RouteJSON[], operations: Operations, place: Place): Document {
  const parts = new SharedParts()
  const paths: Document['paths'] = {}
  for (const route of v1Routes(routes, place.basePath)) {
    const operation = operations[nameIn(route)] as Operation | undefined
    if (!operation) continue
    for (const form of formsOf(route, operation, place.basePath)) {
      paths[form.path] ??= {}
      for (const [method, id] of form.methods) {
        paths[form.path][method] = operationObject(route, form.operation, { ...form, id }, parts)
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: infoOf(place),
    servers: [{ url: place.apiUrl, description: 'This installation' }],
    tags: Object.entries(tags)
      .filter(([tag]) => Object.values(operations).some((operation) => operation.tag === tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: parts.components(),
  }
}

interface Form {
  path: string
  parameters: string[]
  /** Methods in small letters, with their operation ids. */
  methods: Array<[method: string, id: string]>
  operation: Operation
}

/** A route whose last parameter may be left out is two paths. */
function formsOf(route: RouteJSON, operation: Operation, basePath: string): Form[] {
  const pattern = route.pattern.slice(`${basePath}/v1`.length)
  const methods = route.methods.filter((method) => method !== 'HEAD')
  const base = camelCase(nameIn(route).replace(/^v1\./, ''))
  const ids = (suffix: string) =>
    methods.map((method, index): [string, string] => {
      const ofMethod = index ? capitalized(method.toLowerCase()) : ''
      return [method.toLowerCase(), `${base}${ofMethod}${suffix}`]
    })
  const parameters = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const complete = { path: pathOf(pattern), parameters, methods: ids(''), operation }
  if (!pattern.endsWith('?')) return [complete]
  if (!operation.withoutId) throw new Error(`Nothing describes ${route.name} without its id`)
  const { id: suffix, ...said } = operation.withoutId
  const short = pathOf(pattern.replace(/\/:\w+\?$/, ''))
  return [
    complete,
    {
      path: short,
      parameters: parameters.slice(0, -1),
      methods: ids(suffix),
      operation: { ...operation, ...said },
    },
  ]
}

/** As the specification writes paths: `/skills/retrieve/{id}/`. */
function pathOf(pattern: string): string {
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  return /\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/`
}

function operationObject(
  route: RouteJSON,
  operation: Operation,
  { id, parameters }: { id: string; parameters: string[] },
  parts: SharedParts
): OperationObject {
  const callers = callersOf(route)
  const traits = traitsOf(route, operation, parameters)
  const record = writtenRecord(route.methods, operation)
  const body = operation.body && requestBody(operation.body, record, parts)
  const params = [
    ...parameters.map((name) => pathParameter(name)),
    ...queryParameters(operation, parts),
    ...(traits.isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(operation.isVersioned ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ...(isKept(operation, traits) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ]
  return {
    'operationId': id,
    'summary': operation.summary,
    'description': [operation.description, priceOf(traits), whoMay(callers), whichKeys(traits)]
      .filter(Boolean)
      .join('\n\n'),
    'tags': [operation.tag],
    'security': securityOf(route, callers),
    'x-callers': callers,
    ...(traits.keyAbility === undefined ? {} : { 'x-key-ability': traits.keyAbility }),
    ...(traits.price ? { 'x-price': traits.price } : {}),
    ...(params.length ? { parameters: params } : {}),
    ...(body ? { requestBody: body } : {}),
    'responses': {
      ...answersOf(operation, traits, parts),
      ...problemsOf(errorsOf(operation, traits), traits, parts),
    },
  }
}

function securityOf(route: RouteJSON, callers: Visitor[]): OperationObject['security'] {
  if (!hasMiddleware(route, 'bearerUser')) return []
  return callers.includes('guest') ? [{}, { token: [] }] : [{ token: [] }]
}

function infoOf({ name, version }: Place) {
  return {
    title: `${name} API`,
    version,
    summary: 'Skills, and the weighted relations between them.',
    description: [
      'Find the skills that are related to a skill, and keep skills, clients and packages.',
      'Every path works with and without its trailing slash. A path that answers GET answers HEAD too, without the body and without a charge. Errors are `application/problem+json` with a `code`; each code has its section under `/docs/errors`. `X-Request-Id` is echoed for tracing.',
      'Lists take `limit`, `cursor`, `sort`, `search` and filters, several values separated by commas; they answer `{data, meta}` with `Link` headers. Times are UTC, ids are UUIDs, amounts are whole numbers of minor units.',
    ].join('\n\n'),
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  }
}
