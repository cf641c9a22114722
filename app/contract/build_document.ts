import type { RouteJSON } from '@adonisjs/core/types/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { maximumSearch } from '#app/core/list_address'
import type { ListDefinition } from '#app/core/listing'
import { may, Role, type Visitor } from '#app/auth/role'
import { abilitiesOf } from '#app/auth/route_abilities'
import { keyRoutes, type KeyAbility } from '#app/keys/key_abilities'
import { headerComponents } from '#app/contract/answer_headers'
import { errorCodes, sectionOf, type ErrorCode } from '#app/contract/error_codes'
import { tags, type Answer, type Operation, type Operations } from '#app/contract/operation'
import {
  exampleOf,
  listOf,
  maybe,
  nameOf,
  named,
  objectOf,
  text,
  uid,
  whole,
  type Schema,
} from '#app/contract/schema'
import { exampleInput, schemaOf } from '#app/contract/validator_schema'

/** What differs between installations. */
export interface Place {
  /** Of the product. */
  name: string
  version: string
  /** Where `/v1` begins for a caller outside. */
  apiUrl: string
  basePath: string
}

export interface Document {
  openapi: string
  info: Record<string, unknown>
  servers: Array<{ url: string; description: string }>
  tags: Array<{ name: string; description: string }>
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, Record<string, unknown>>
}

export interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Array<Record<string, string[]>>
  parameters?: unknown[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: Schema; example?: unknown }>
  }
  responses: Record<string, unknown>
  [extension: `x-${string}`]: unknown
}

/**
 * The OpenAPI 3.1 document of the `/v1` routes.
 *
 * Each route has its description in an `Operation` under its name, in `<feature>_operations.ts` beside its
 * controller; `operations.ts` gathers them. To add a route: describe it there (summary, description, tag,
 * `query` or `list`, `body` by the validator that reads it, `answers` by status, `errors` that only it has);
 * what a transformer gives is a `recordOf` in the feature's `<feature>_schemas.ts`. Everything that the
 * route or its middleware says is read from them: method, path, who may call it, `Idempotency-Key`, limits,
 * and the errors that come with these. A new code is explained in `error_codes.ts`.
 * `tests/unit/contract` fails for a route without a description and for a description without a route; the
 * functional suite holds every answer of `/v1` against the document.
 *
 * The same routes and operations give the same document, to the letter. A route that nothing
 * describes is left out.
 */
export function buildDocument(routes: RouteJSON[], operations: Operations, place: Place): Document {
  const parts = new Parts()
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

/** The routes below `/v1`. */
export function v1Routes(routes: RouteJSON[], basePath: string): RouteJSON[] {
  return routes.filter(({ pattern }) => pattern.startsWith(`${basePath}/v1/`))
}

/** The name that an operation goes by: `v1.skills.index`. */
export function nameIn({ name }: Pick<RouteJSON, 'name'>): string {
  return String(name)
}

/** Who may call it: roles, and guests. */
export function callersOf(route: RouteJSON): Visitor[] {
  const everybody: Visitor[] = ['guest', ...Object.values(Role)]
  return everybody.filter((who) => abilitiesOf(route).every((ability) => may(who, ability)))
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
  parts: Parts
): OperationObject {
  const callers = callersOf(route)
  const traits = traitsOf(route, operation, parameters)
  const body = operation.body && requestBody(operation.body, parts)
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
    'description': [operation.description, priceOf(operation), whoMay(callers), whichKeys(traits)]
      .filter(Boolean)
      .join('\n\n'),
    'tags': [operation.tag],
    'security': securityOf(route, callers),
    'x-callers': callers,
    ...(traits.keyAbility === undefined ? {} : { 'x-key-ability': traits.keyAbility }),
    ...(operation.price ? { 'x-price': operation.price } : {}),
    ...(params.length ? { parameters: params } : {}),
    ...(body ? { requestBody: body } : {}),
    'responses': {
      ...answersOf(operation, traits, parts),
      ...problemsOf(errorsOf(operation, traits), traits, parts),
    },
  }
}

interface Traits {
  /** GET, and HEAD by it. */
  isRead: boolean
  hasParameters: boolean
  readsToken: boolean
  /** An API key opens it only where the table of keys names it. */
  asksKeys: boolean
  needsAccount: boolean
  /** Somebody who signed in may be refused. */
  isForSome: boolean
  /** What an API key needs here; null where any key will do, undefined where none will. */
  keyAbility: KeyAbility | null | undefined
  isIdempotent: boolean
  /** The requests of whoever has a client are counted. */
  isLimited: boolean
  /** Some of those who may call have a client. */
  isForClients: boolean
  takesFile: boolean
}

function traitsOf(route: RouteJSON, operation: Operation, parameters: string[]): Traits {
  const callers = callersOf(route)
  const name = nameIn(route)
  return {
    isRead: route.methods.includes('GET'),
    keyAbility: Object.hasOwn(keyRoutes, name) ? keyRoutes[name] : undefined,
    isForClients: callers.includes(Role.partner) || callers.includes(Role.companyUser),
    hasParameters: parameters.length > 0,
    readsToken: hasMiddleware(route, 'bearerUser'),
    asksKeys: hasMiddleware(route, 'keyAbility'),
    needsAccount: !callers.includes('guest'),
    isForSome: [Role.admin, Role.subAdmin, Role.partner, Role.companyUser].some(
      (role) => !callers.includes(role)
    ),
    isIdempotent: hasMiddleware(route, 'idempotent'),
    isLimited: hasMiddleware(route, 'rateLimit'),
    takesFile: operation.body?.type === 'multipart/form-data',
  }
}

function hasMiddleware(route: RouteJSON, name: string): boolean {
  return [...route.middleware.all()].some((entry) => 'name' in entry && entry.name === name)
}

/** The codes that come with what an operation is, and its own. */
function errorsOf(operation: Operation, traits: Traits): ErrorCode[] {
  const { query, list, body, isVersioned, mayHaveMoved, errors = [], price } = operation
  const codes: Array<ErrorCode | false | null | undefined> = [
    'invalid_encoding',
    'unknown_parameter',
    (list || (query && 'parameters' in query)) && 'invalid_parameter',
    body && !traits.takesFile && 'invalid_json',
    body && 'unreadable_request',
    traits.isIdempotent && 'invalid_idempotency_key',
    traits.readsToken && 'invalid_token',
    traits.readsToken && 'malformed_api_key',
    traits.readsToken && 'invalid_api_key',
    traits.readsToken && traits.needsAccount && 'unauthenticated',
    traits.asksKeys && traits.keyAbility === undefined && 'forbidden',
    traits.isForSome && traits.needsAccount && 'forbidden',
    traits.asksKeys && traits.keyAbility && 'missing_ability',
    traits.hasParameters && 'not_found',
    traits.isIdempotent && 'idempotency_key_in_flight',
    mayHaveMoved && 'moved',
    isVersioned && 'stale_write',
    body && 'request_entity_too_large',
    !traits.isRead && !traits.takesFile && 'unsupported_media_type',
    (body || (query && 'validator' in query)) && 'validation_failed',
    traits.isIdempotent && 'idempotency_key_reused',
    traits.isLimited && 'rate_limited',
    price && traits.keyAbility && 'key_cap_reached',
    price && 'quota_exceeded',
    price && 'client_suspended',
    'server_error',
    ...errors,
  ]
  const wanted = new Set(codes.filter(Boolean))
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => wanted.has(code))
}

function securityOf(route: RouteJSON, callers: Visitor[]): OperationObject['security'] {
  if (!hasMiddleware(route, 'bearerUser')) return []
  return callers.includes('guest') ? [{}, { token: [] }] : [{ token: [] }]
}

const whoIs: Record<Visitor, string> = {
  guest: 'guests',
  [Role.admin]: 'administrators (0)',
  [Role.subAdmin]: 'sub-administrators (1)',
  [Role.partner]: 'partners (2)',
  [Role.unused]: 'role 3',
  [Role.companyUser]: 'company users (4)',
}

function whoMay(callers: Visitor[]): string {
  const signedIn = callers.filter((who) => who !== 'guest')
  if (callers.includes('guest')) return 'Open to everybody.'
  if (signedIn.length === 4) return 'Open to everybody who signed in.'
  return `Open to ${new Intl.ListFormat('en').format(signedIn.map((who) => whoIs[who]))}.`
}

function whichKeys({ keyAbility }: Traits): string {
  if (keyAbility === undefined) return ''
  return keyAbility
    ? `An API key needs the ability \`${keyAbility}\`.`
    : 'Every API key may call it, whatever its abilities.'
}

function priceOf({ price }: Operation): string {
  return price
    ? `Costs a client calls: as many as Limitation Setup says by \`${price}\`; \`prices\` of the current packages tells beforehand, \`X-Calls-Charged\` afterwards. What is refused or fails costs nothing.`
    : ''
}

function pathParameter(name: string) {
  const description = `The ${name === 'id' ? 'record' : name}’s public id.`
  const schema = { type: 'string', format: 'uuid' }
  return { name, in: 'path', required: true, description, schema, example: exampleOf(uid()) }
}

function queryParameters({ query, list }: Operation, parts: Parts): unknown[] {
  const own: Record<string, Schema> = !query
    ? {}
    : 'validator' in query
      ? membersOfInput(schemaOf(query.validator, query.notes))
      : query.parameters
  return [...Object.entries(own), ...(list ? listParameters(list) : [])].map(([name, schema]) =>
    queryParameter(name, schema, parts)
  )
}

/** Fields with whether they must be given. */
function membersOfInput({ properties = {}, required = [] }: Schema): Record<string, Schema> {
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...schema, 'x-required': required.includes(name) },
  ])
  return Object.fromEntries(entries) as Record<string, Schema>
}

function queryParameter(name: string, schema: Schema, parts: Parts) {
  const { 'description': said, examples, 'x-required': required, ...rest } = schema
  const isList = rest.type === 'array'
  return {
    name,
    in: 'query',
    required: required === true,
    ...(said ? { description: said } : {}),
    ...(isList ? { style: 'form', explode: false } : {}),
    schema: parts.place(rest),
    ...(examples?.length ? { example: examples[0] } : {}),
  }
}

function listParameters(list: ListDefinition<LucidModel>): Array<[string, Schema]> {
  const names = Object.keys(list.sorts)
  const choice = names.flatMap((name) => [name, `-${name}`])
  const filters = Object.entries(list.filters).map(([name, filter]): [string, Schema] => [
    name,
    {
      type: 'string',
      ...filter.schema,
      description: `Narrows the list; must be ${filter.expects()}.`,
    },
  ])
  return [
    [
      'limit',
      { type: 'integer', minimum: 1, maximum: 100, default: 25, description: 'Rows on a page.' },
    ],
    [
      'cursor',
      { type: 'string', description: '`meta.next_cursor` or `prev_cursor` of another page.' },
    ],
    [
      'sort',
      {
        type: 'array',
        items: { type: 'string', enum: choice },
        default: list.defaultSort.split(','),
        description: `By what the list is ordered, with \`-\` descending: ${names.join(', ')}.`,
      },
    ],
    ...(list.search
      ? [
          [
            'search',
            { type: 'string', maxLength: maximumSearch, description: 'Part of a text.' },
          ] as [string, Schema],
        ]
      : []),
    ...filters,
  ]
}

function requestBody(body: NonNullable<Operation['body']>, parts: Parts) {
  const schema = schemaOf(body.validator, body.notes)
  const example = exampleInput(schema)
  return {
    required: !body.isOptional,
    content: { [body.type ?? 'application/json']: { schema: parts.place(schema), example } },
  }
}

function answersOf(operation: Operation, traits: Traits, parts: Parts) {
  const { mayHaveMoved, answers, price } = operation
  const told = Object.entries(answers).map(([status, answer]) => [
    status,
    answerObject(price ? paidFor(answer, traits) : answer, traits, parts),
  ])
  const moved = {
    description: 'It was merged into another record; that one is here.',
    headers: ['Location'],
  }
  if (mayHaveMoved) told.push(['308', answerObject(moved, traits, parts)])
  if (isKept(operation, traits)) told.push(['304', answerObject(unchanged, traits, parts)])
  return Object.fromEntries(told) as Record<string, unknown>
}

/** A read that says its version, so that who has it need not get it again. */
function isKept({ answers }: Operation, { isRead }: Traits): boolean {
  return isRead && answers[200]?.headers?.includes('ETag') === true
}

const unchanged: Answer = {
  description: 'It is still what `If-None-Match` names.',
  headers: ['ETag'],
}

/** With what every paid answer says of the calls of the client, and of the key. */
function paidFor(answer: Answer, { keyAbility }: Traits): Answer {
  if (!answer.schema) return answer
  const calls = ['X-Calls-Charged', 'X-Calls-Limit', 'X-Calls-Remaining']
  const ofKey = keyAbility === undefined ? [] : ['X-Key-Calls-Remaining']
  return { ...answer, headers: [...(answer.headers ?? []), ...calls, ...ofKey] }
}

function answerObject(answer: Answer, traits: Traits, parts: Parts) {
  const { description, schema, files = [], example } = answer
  const isCounted = traits.isLimited && traits.isForClients
  const limits = isCounted ? ['RateLimit-Policy', 'RateLimit'] : []
  const replayed = traits.isIdempotent ? ['Idempotent-Replayed'] : []
  const names = [...(answer.headers ?? []), ...limits, ...replayed]
  const content = Object.fromEntries([
    ...(schema
      ? [
          [
            'application/json',
            { schema: parts.place(schema), example: example ?? exampleOf(schema) },
          ],
        ]
      : []),
    ...files.map((type) => [type, { schema: { type: 'string' } }]),
  ]) as Record<string, object>
  return {
    description,
    ...(names.length ? { headers: parts.headers(names) } : {}),
    ...(Object.keys(content).length ? { content } : {}),
  }
}

/** The refusals of an operation, by status. */
function problemsOf(codes: ErrorCode[], traits: Traits, parts: Parts) {
  const pairs = codes.flatMap((code) => errorCodes[code].status.map((status) => ({ status, code })))
  const byStatus = Map.groupBy(pairs, ({ status }) => status)
  const entries = [...byStatus].map(([status, group]) => {
    const own = group.map(({ code }) => code)
    return [String(status), parts.problem(status, own, traits.isLimited)]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const fieldFault = named(
  'FieldFault',
  objectOf(
    {
      field: text('name', {
        description: 'As the caller named it; `relations.0.weight` in a list.',
      }),
      code: text('required', { description: 'The rule that refused it.' }),
      message: text('Enter a name.'),
    },
    { description: 'What is wrong with one field.' }
  )
)

export const problem = named(
  'Problem',
  objectOf(
    {
      type: text('/docs/errors#not-found', {
        format: 'uri-reference',
        description: 'Where the code is explained.',
      }),
      title: text('Not found', { description: 'The same for every refusal of this code.' }),
      status: whole(404, { minimum: 400, maximum: 599 }),
      detail: text('The skill was not found.', { description: 'What is wrong this time.' }),
      instance: text('/v1/skills/retrieve/0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60/', {
        format: 'uri-reference',
      }),
      code: text('not_found', { description: 'For programs: never changes.' }),
      request_id: text('cm9w3k2x10000y8l1h2v4q7zt', { description: 'To quote when asking us.' }),
      errors: maybe({ ...listOf(fieldFault), examples: [] }),
    },
    { description: 'Why a request was refused (RFC 9457).' }
  )
)

/** What the operations share, by the names that they refer to. */
class Parts {
  #schemas = new Map<string, Schema>()
  #originals = new Map<string, Schema>()
  #responses = new Map<string, unknown>()
  #codes = new Set<ErrorCode>()
  #headerNames = new Set<string>()
  #headers = headerComponents()

  /** The schema as it stands in the document: named ones are referred to. */
  place(schema: Schema): Schema {
    const name = schema[nameOf]
    if (!name) return this.#placed(schema)
    const known = this.#originals.get(name)
    if (!known) {
      this.#originals.set(name, schema)
      this.#schemas.set(name, this.#placed(schema))
    } else if (JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are called ${name}`)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  headers(names: string[]) {
    for (const name of names) {
      if (!Object.hasOwn(this.#headers, name)) throw new Error(`Nobody knows the header ${name}`)
      this.#headerNames.add(name)
    }
    return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  }

  /** Refusals of one status, which operations with the same codes share. */
  problem(status: number, codes: ErrorCode[], isLimited: boolean) {
    const name = `${capitalized(camelCase(codes.join('_or_')))}${isLimited ? 'Limited' : ''}`
    if (!this.#responses.has(name)) {
      for (const code of codes) this.#codes.add(code)
      const headers = [
        ...headersOf(status, codes),
        ...(isLimited ? ['RateLimit-Policy', 'RateLimit'] : []),
      ]
      this.#responses.set(name, {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].means}`).join('\n\n'),
        ...(headers.length ? { headers: this.headers(headers) } : {}),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                this.place(problem),
                {
                  type: 'object',
                  properties: { status: { const: status }, code: { enum: codes } },
                },
              ],
            },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { $ref: `#/components/examples/${exampleName(status, code)}` },
              ])
            ),
          },
        },
      })
    }
    return { $ref: `#/components/responses/${name}` }
  }

  components(): Document['components'] {
    const problems = (Object.keys(errorCodes) as ErrorCode[])
      .filter((code) => this.#codes.has(code))
      .flatMap((code) =>
        errorCodes[code].status.map((status): [string, object] => [
          exampleName(status, code),
          { summary: errorCodes[code].title, value: exampleProblem(status, code) },
        ])
      )
    return {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of `POST /auth/login/`, which lasts ten minutes, or an API key (`skk_…`), which opens the operations that have an `x-key-ability` to who has that ability; null is open to every key.',
        },
      },
      parameters: sharedParameters,
      headers: Object.fromEntries(
        Object.entries(this.#headers).filter(([name]) => this.#headerNames.has(name))
      ),
      schemas: sorted(this.#schemas),
      responses: sorted(this.#responses),
      examples: Object.fromEntries(problems),
    }
  }

  #placed(schema: Schema): Schema {
    const { properties, items, anyOf, ...rest } = schema
    const placed: Schema = { ...withoutSymbols(rest) }
    if (properties) {
      const members = Object.entries(properties).map(([name, one]) => [name, this.place(one)])
      placed.properties = Object.fromEntries(members) as Record<string, Schema>
    }
    if (items) placed.items = this.place(items)
    if (anyOf) placed.anyOf = anyOf.map((one) => this.place(one))
    if (typeof rest.additionalProperties === 'object') {
      placed.additionalProperties = this.place(rest.additionalProperties)
    }
    if (placed.examples?.length === 0) delete placed.examples
    return placed
  }
}

function headersOf(status: number, codes: ErrorCode[]): string[] {
  if (status === 401) return ['WWW-Authenticate']
  if (status === 416) return ['Content-Range']
  if (status === 429 || status === 503) {
    const ofPrice = codes.includes('quota_exceeded') ? ['X-Calls-Remaining'] : []
    const ofKey = codes.includes('key_cap_reached') ? ['X-Key-Calls-Remaining'] : []
    return ['Retry-After', ...ofPrice, ...ofKey]
  }
  return []
}

function exampleName(status: number, code: ErrorCode): string {
  const isOnly = errorCodes[code].status.length === 1
  return isOnly ? code : `${code}_${status}`
}

function exampleProblem(status: number, code: ErrorCode) {
  const { title, means } = errorCodes[code]
  const value = { ...(exampleOf(problem) as object), type: `/docs/errors#${sectionOf(code)}` }
  const faults = code === 'validation_failed' ? { errors: [exampleOf(fieldFault)] } : {}
  return { ...value, title, status, detail: means, code, ...faults }
}

const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A key of your own, best a UUID. The same request with the same key within 24 hours is done once and answered alike.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    example: '8b7f3f1e-6f0c-4a6e-9d58-0f4a1e1c2b3d',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` that was read: the write is refused (412) when it is not the present one.',
    schema: { type: 'string' },
    example: '"7"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of what one has already: 304 when that is still so.',
    schema: { type: 'string' },
    example: '"7-676aa92705b5"',
  },
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

function sorted(parts: Map<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutSymbols(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema)) as Schema
}

function camelCase(name: string): string {
  return name.replace(/[._-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
