import { exactTotal, maximumLimit, standardLimit } from '#app/core/lists/list_url'
import type { ErrorCode } from '#app/core/errors/error_codes'
import {
  listOf,
  named,
  objectOf,
  nullable,
  text,
  integer,
  boolean,
  type Schema,
} from '#app/core/json_schema'
import type { FieldNotes, Validator } from '#app/core/contract/validator_schema'

/** The tags of the contract, in order. */
export const tags = {
  'Search': 'Find related skills, look skills up by name, and see past searches.',
  'Authentication': 'Log in and out, renew tokens, and manage your account.',
  'API keys': 'Keys that authenticate a client’s programs.',
  'Usage': 'A client’s calls, purchases and details.',
  'Packages': 'Packages of calls, and how to activate them.',
  'Skills': 'The skills of the catalogue, and the synonyms of search terms.',
  'Relations': 'Weighted relations between skills.',
  'Uploads': 'Import files of skills, relations, domains and synonyms.',
  'Domains': 'The domains that group skills. Paths call them `categories`.',
  'Clients': 'Organisations that buy calls, and their users.',
  'Sales': 'Sales, invoices, credit notes and refunds.',
  'Staff': 'Staff accounts and the audit log.',
  'Setup': 'Currencies and Limitation Setup.',
  'Invoices': 'Extract the fields of invoices.',
  'Webhooks': 'Endpoints that receive events, and their deliveries.',
  'Notifications': 'Notifications of the logged-in user.',
  'Contact': 'Messages from visitors of the site.',
  'Contract': 'The OpenAPI document of this API.',
} as const

export type Tag = keyof typeof tags

/** The response for one status. */
export interface Answer {
  /** Defaults to the description of the schema or the reason phrase of the status. */
  description?: string
  /** Schema of a JSON body. Without it the response has no body, unless `files` is set. */
  schema?: Schema
  /** Content types of a body that is not JSON. */
  files?: readonly string[]
  /**
   * Names from `answer_headers.ts`; the headers common to all operations are added automatically.
   */
  headers?: readonly string[]
  example?: unknown
}

/**
 * One operation of `/v1`, by route name. Everything the route defines is derived from it and not
 * repeated here: method, path, path parameters, permissions, cost, `Idempotency-Key` and rate
 * limit.
 */
export interface Operation {
  summary: string
  /** One or two sentences. */
  description: string
  tag: Tag
  /** The query parameters. */
  query?: { validator: Validator; notes?: FieldNotes } | { parameters: Record<string, Schema> }
  /** The list that is paginated: `limit`, `cursor`, `sort`, `search` and the filters. */
  list?: DescribedList
  /** The request body. */
  body?: {
    validator: Validator
    notes?: FieldNotes
    type?: 'multipart/form-data'
    isOptional?: boolean
  }
  /** The description of HEAD where it differs from GET: it responds with 204. */
  head?: Pick<Operation, 'summary' | 'description'>
  /** The write accepts `If-Match` and is refused if the record has changed since. */
  isVersioned?: boolean
  /** A merged record redirects to its successor: 308 for reads, 410 for writes. */
  mayHaveMoved?: boolean
  /** Overrides for the path variant without an id; `id` becomes the end of the operation id. */
  withoutId?: { id: string } & Partial<Pick<Operation, 'summary' | 'description'>>
  answers: Record<number, Answer>
  /** Error codes in addition to those common to all operations of its kind. */
  errors?: readonly ErrorCode[]
}

export type Operations = Record<string, Operation>

/** The part of a `ListDefinition` that the contract uses. */
export interface DescribedList {
  sorts: Record<string, unknown>
  defaultSort: string
  search?: unknown
  filters: Record<string, { expects: () => string; schema?: Schema }>
}

/** A webhook message, by event name. */
export interface DescribedEvent {
  summary: string
  description: string
  /** Schema of the `data` member. */
  data: Schema
}

/** Adds a tag to operations. */
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
      limit: integer(standardLimit, { minimum: 1, maximum: maximumLimit }),
      next_cursor: nullable(text('eyJrIjpbIndlbGRpbmciLDQyXX0'), null),
      prev_cursor: nullable(text('eyJrIjpbIndlbGRpbmciLDE3XX0'), null),
      total: integer(1, { maximum: exactTotal }),
      total_capped: boolean(false),
    },
    {
      description: `The position of a page. \`total\` is exact up to ${exactTotal.toLocaleString('en')}; above that, \`total_capped\` is true.`,
    }
  )
)

/** Response with one page of a list. */
export function pageAnswer(schema: Schema): Answer {
  return {
    description: 'A page of the list.',
    schema: objectOf({ data: listOf(schema), meta }),
    headers: ['Link'],
  }
}

/** Response with a record and its version in the `ETag`. */
export function versionOf(schema: Schema): Answer {
  return { schema, headers: ['ETag'] }
}

/** Response with a created record and its `Location`. */
export function createdOf(schema: Schema): Answer {
  return { schema, headers: ['ETag', 'Location'] }
}

export const message = named(
  'Message',
  objectOf({ message: text('Logged out.') }, { description: 'A message for people.' })
)
