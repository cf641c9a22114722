import { exactTotal, maximumLimit, standardLimit } from '#app/core/lists/list_address'
import type { ErrorCode } from '#app/core/errors/error_codes'
import {
  listOf,
  named,
  objectOf,
  orNull,
  text,
  whole,
  yesNo,
  type Schema,
} from '#app/core/json_schema'
import type { FieldNotes, Validator } from '#app/core/contract/validator_schema'

/** The chapters of the contract, in their order. */
export const tags = {
  'Search': 'Find related skills, look skills up by name, and see past searches.',
  'Authentication': 'Sign in and out, renew tokens, and manage your account.',
  'API keys': 'Keys that authenticate a client’s programs.',
  'Usage': 'A client’s calls, purchases and details.',
  'Packages': 'Packages of calls, and how to activate them.',
  'Skills': 'The skills of the catalogue.',
  'Relations': 'Weighted relations between skills.',
  'Uploads': 'Import files of skills, relations and domains.',
  'Domains': 'The domains that group skills. Paths call them `categories`.',
  'Clients': 'Organisations that buy calls, and their users.',
  'Sales': 'Sales and their payments.',
  'Staff': 'Staff accounts and the audit log.',
  'Setup': 'Currencies and Limitation Setup.',
  'Invoices': 'Extract the fields of invoices.',
  'Webhooks': 'Endpoints that receive events, and their deliveries.',
  'Notifications': 'Notifications of the signed-in user.',
  'Contact': 'Messages from visitors of the site.',
  'Contract': 'The OpenAPI document of this API.',
} as const

export type Tag = keyof typeof tags

/** What is answered with one status. */
export interface Answer {
  /** That of the schema, or the words of the status, where nothing is said. */
  description?: string
  /** Of a JSON body; without it there is none, unless `files` says so. */
  schema?: Schema
  /** Content types of a body that is no JSON. */
  files?: readonly string[]
  /** By their names in `answer_headers.ts`; those of what every operation does come by themselves. */
  headers?: readonly string[]
  example?: unknown
}

/**
 * One operation of `/v1`, by the name of its route. What the route itself says is never said here: method,
 * path, its parameters, who may call it, what it costs, whether it takes an `Idempotency-Key` and is limited by the
 * minute.
 */
export interface Operation {
  summary: string
  /** One or two plain sentences. */
  description: string
  tag: Tag
  /** What the query takes. */
  query?: { validator: Validator; notes?: FieldNotes } | { parameters: Record<string, Schema> }
  /** The list that it walks: `limit`, `cursor`, `sort`, `search` and the filters. */
  list?: DescribedList
  /** What the body takes. */
  body?: {
    validator: Validator
    notes?: FieldNotes
    type?: 'multipart/form-data'
    isOptional?: boolean
  }
  /** What HEAD does, where it does something else than GET: it answers 204. */
  head?: Pick<Operation, 'summary' | 'description'>
  /** A write takes `If-Match`, and is refused when the record has changed since. */
  isVersioned?: boolean
  /** A record that was merged into another one leads there: 308 to who reads, 410 to who writes. */
  mayHaveMoved?: boolean
  /** What is told otherwise where the address has no id that it may have; `id` ends the operation's id. */
  withoutId?: { id: string } & Partial<Pick<Operation, 'summary' | 'description'>>
  answers: Record<number, Answer>
  /** Codes that it has besides those of every operation like it. */
  errors?: readonly ErrorCode[]
}

export type Operations = Record<string, Operation>

/** What the contract reads of a `ListDefinition`. */
export interface DescribedList {
  sorts: Record<string, unknown>
  defaultSort: string
  search?: unknown
  filters: Record<string, { expects: () => string; schema?: Schema }>
}

/** A message to webhooks, by the name of its event. */
export interface DescribedEvent {
  summary: string
  description: string
  /** Of the member `data`. */
  data: Schema
}

/** Operations of one tag. */
export function tagged(tag: Tag, operations: Record<string, Omit<Operation, 'tag'>>): Operations {
  const entries = Object.entries(operations).map(([name, operation]) => [
    name,
    { ...operation, tag },
  ])
  return Object.fromEntries(entries) as Operations
}

const meta = named(
  'ListMeta',
  objectOf(
    {
      limit: whole(standardLimit, { minimum: 1, maximum: maximumLimit }),
      next_cursor: orNull(text('eyJrIjpbIndlbGRpbmciLDQyXX0'), null),
      prev_cursor: orNull(text('eyJrIjpbIndlbGRpbmciLDE3XX0'), null),
      total: whole(1, { maximum: exactTotal }),
      total_capped: yesNo(false),
    },
    {
      description: `The position of a page. \`total\` is exact up to ${exactTotal.toLocaleString('en')}; above that, \`total_capped\` is true.`,
    }
  )
)

/** One page of a list. */
export function pageOf(schema: Schema): Answer {
  return {
    description: 'A page of the list.',
    schema: objectOf({ data: listOf(schema), meta }),
    headers: ['Link'],
  }
}

/** A record with its version in the `ETag`. */
export function versionOf(schema: Schema): Answer {
  return { schema, headers: ['ETag'] }
}

/** A record that was made, and where it is from now on. */
export function createdOf(schema: Schema): Answer {
  return { schema, headers: ['ETag', 'Location'] }
}

export const message = named(
  'Message',
  objectOf({ message: text('Signed out.') }, { description: 'A message for people.' })
)
