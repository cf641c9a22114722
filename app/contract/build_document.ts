import type { RouteJSON } from '@adonisjs/core/types/http'
import { includesCallers, type Audience } from '#app/contract/audience'
import type { Document, OperationObject } from '#app/contract/document'
import { describedWebhooks } from '#app/contract/described_webhooks'
import { camelCase, capitalized } from '#app/contract/names'
import { tags, type Operation, type Operations } from '#app/core/contract/operation'
import {
  answersOf,
  errorsOf,
  headAnswers,
  isKept,
  problemsOf,
} from '#app/contract/operation_answers'
import { pathParameter, queryParameters, requestBody } from '#app/contract/operation_input'
import { priceSentence, keyAbilitySentence, callersSentence } from '#app/contract/operation_words'
import { writtenRecord } from '#app/contract/read_only_fields'
import { callersOf, nameIn, traitsOf, v1Routes, type Traits } from '#app/contract/route_traits'
import { SharedParts } from '#app/contract/shared_parts'
import { uid } from '#app/core/json_schema'

/** The values that differ between installations. */
export interface Installation {
  /** The name of the product. */
  name: string
  version: string
  /** The base URL of `/v1` for external callers. */
  apiUrl: string
  /** The URL of the contact page. */
  contactUrl: string
  basePath: string
}

/**
 * Builds the OpenAPI 3.1 document of the `/v1` routes that an audience may call, and of its
 * webhooks.
 *
 * Each route is described by an `Operation` under its name, in `<feature>_operations.ts` next to
 * its controller; `operations.ts` collects them. What the route or its middleware defines is
 * derived from them (`route_traits.ts`). `operation_input.ts` builds parameters and request body,
 * `operation_answers.ts` responses and errors, `operation_words.ts` the text about callers and
 * price; `shared_parts.ts` has the shared components.
 *
 * The output is deterministic. Routes without a description are omitted.
 */
export function buildDocument(
  routes: RouteJSON[],
  operations: Operations,
  { place, audience }: { place: Installation; audience: Audience }
): Document {
  const parts = new SharedParts()
  const paths: Document['paths'] = {}
  for (const route of v1Routes(routes, place.basePath)) {
    const operation = operations[nameIn(route)] as Operation | undefined
    if (!operation || !includesCallers(audience, callersOf(route))) continue
    for (const form of formsOf(route, operation, place.basePath)) {
      paths[form.path] ??= {}
      for (const [method, id] of form.methods) {
        paths[form.path][method] = operationObject(route, method, { ...form, id }, parts)
      }
    }
  }
  const webhooks = describedWebhooks(audience, parts)
  const used = new Set(
    Object.values(paths)
      .flatMap(Object.values)
      .flatMap((one: OperationObject) => one.tags)
  )
  return {
    openapi: '3.1.0',
    info: infoOf(place),
    servers: [{ url: place.apiUrl, description: 'This installation' }],
    tags: Object.entries(tags)
      .filter(([tag]) => used.has(tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: parts.components(),
  }
}

interface Form {
  path: string
  parameters: string[]
  /** Lower-case methods with their operation ids. */
  methods: Array<[method: string, id: string]>
  operation: Operation
}

/** A route with an optional last parameter becomes two paths. */
function formsOf(route: RouteJSON, operation: Operation, basePath: string): Form[] {
  const pattern = route.pattern.slice(`${basePath}/v1`.length)
  const methods = route.methods
    .filter((method) => method !== 'HEAD' || operation.head)
    .map((method) => method.toLowerCase())
  const base = camelCase(nameIn(route).replace(/^v1\./, ''))
  const ids = (suffix: string) =>
    methods.map((method, index): [string, string] => {
      return [method, `${base}${index ? capitalized(method) : ''}${suffix}`]
    })
  const parameters = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const complete = { path: pathOf(pattern), parameters, methods: ids(''), operation }
  if (!pattern.endsWith('?')) return [complete]
  if (!operation.withoutId) throw new Error(`Nothing describes ${route.name} without its id`)
  const { id: suffix, ...variant } = operation.withoutId
  const { body } = operation
  const notes = { ...body?.notes, id: { ...body?.notes?.id, examples: uid().examples } }
  return [
    complete,
    {
      path: pathOf(pattern.replace(/\/:\w+\?$/, '')),
      parameters: parameters.slice(0, -1),
      methods: ids(suffix),
      operation: { ...operation, ...variant, ...(body ? { body: { ...body, notes } } : {}) },
    },
  ]
}

/** A path in OpenAPI notation: `/skills/retrieve/{id}/`. */
function pathOf(pattern: string): string {
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  return /\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/`
}

function operationObject(
  route: RouteJSON,
  method: string,
  { id, parameters, operation: described }: Form & { id: string },
  parts: SharedParts
): OperationObject {
  const isHead = method === 'head'
  const operation = isHead ? { ...described, ...described.head } : described
  const callers = callersOf(route)
  const traits = traitsOf(route, operation, parameters)
  const record = writtenRecord(route.methods, operation)
  const body = operation.body && requestBody(operation.body, record, parts)
  const params = [
    ...parameters.map((name) => pathParameter(name)),
    ...queryParameters(operation, parts),
    ...(isHead ? [] : headerParameters(operation, traits)),
  ]
  const words = [operation.description, isHead ? '' : priceSentence(traits)]
  return {
    'operationId': id,
    'summary': operation.summary,
    'description': [...words, callersSentence(callers), keyAbilitySentence(traits)]
      .filter(Boolean)
      .join('\n\n'),
    'tags': [operation.tag],
    ...(traits.isDeprecated ? { deprecated: true } : {}),
    'security': securityOf(traits),
    'x-callers': callers,
    ...(traits.keyAbility === undefined ? {} : { 'x-key-ability': traits.keyAbility }),
    ...(traits.price && !isHead ? { 'x-price': traits.price } : {}),
    ...(params.length ? { parameters: params } : {}),
    ...(body ? { requestBody: body } : {}),
    'responses': isHead
      ? headAnswers
      : {
          ...answersOf(operation, traits, parts),
          ...problemsOf(errorsOf(operation, traits), traits, parts),
        },
  }
}

function headerParameters(operation: Operation, traits: Traits) {
  return [
    ...(traits.isIdempotent ? ['IdempotencyKey'] : []),
    ...(operation.isVersioned ? ['IfMatch'] : []),
    ...(isKept(operation, traits) ? ['IfNoneMatch'] : []),
  ].map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function securityOf({ readsToken, needsAccount }: Traits): OperationObject['security'] {
  if (!readsToken) return []
  return needsAccount ? [{ token: [] }] : [{}, { token: [] }]
}

function infoOf({ name, version, contactUrl }: Installation) {
  return {
    title: `${name} API`,
    version,
    summary: 'Skills and the weighted relations between them.',
    description: [
      'Find related skills, and manage skills, clients and packages.',
      'Every path works with and without its trailing slash. Every path that answers GET also answers HEAD, without a body and free of charge. Errors are `application/problem+json` with a `code`; `/docs/errors` explains each code. `X-Request-Id` is echoed for tracing.',
      'Lists take `limit`, `cursor`, `sort`, `search` and filters; separate several values with commas. They return `{data, meta}` and `Link` headers. Times are in UTC, ids are UUIDs, and amounts are integers in minor units.',
    ].join('\n\n'),
    contact: { name, url: contactUrl },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  }
}
