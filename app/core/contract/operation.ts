import type { LucidModel } from '@adonisjs/lucid/types/model'
import { exactTotal, maximumLimit, standardLimit } from '#app/core/lists/list_address'
import type { ListDefinition } from '#app/core/lists/listing'
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
  'Search': 'Skills that are related to skills, found by name, and what was searched before.',
  'Authentication': 'Signing in and out, tokens, one’s own account.',
  'API keys': 'What a client’s programs call with.',
  'Usage': 'What a client may call, has called and has bought.',
  'Packages': 'What is on offer, and activating it.',
  'Skills': 'Skills as staff keep them.',
  'Relations': 'Weighted relations between skills.',
  'Uploads': 'Files of skills, relations and domains, and what came of them.',
  'Domains': 'The domains that skills belong to; their resource is called `categories`.',
  'Clients': 'Organisations that buy calls, and their people.',
  'Sales': 'What was sold, and whether it was paid.',
  'Staff': 'Staff accounts, and what staff did.',
  'Setup': 'Currencies and Limitation Setup.',
  'Invoices': 'Invoices that are read, and what was read.',
  'Webhooks': 'Addresses that are told what happens, and what was sent to them.',
  'Notifications': 'What the portal tells a person.',
  'Contact': 'Messages from visitors.',
  'Contract': 'This description of the API.',
} as const

export type Tag = keyof typeof tags

/** What is answered with one status. */
export interface Answer {
  description: string
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
  list?: ListDefinition<LucidModel>
  /** What the body takes. */
  body?: {
    validator: Validator
    notes?: FieldNotes
    type?: 'multipart/form-data'
    isOptional?: boolean
  }
  /** A write takes `If-Match`, and is refused when the record has changed since. */
  isVersioned?: boolean
  /** A record that was merged into another one leads there: 308 to who reads, 410 to who writes. */
  mayHaveMoved?: boolean
  /** What is told otherwise where the address has no id that it may have; `id` ends the operation's id. */
  withoutId?: { id: string } & Partial<Pick<Operation, 'summary' | 'description' | 'body'>>
  answers: Record<number, Answer>
  /** Codes that it has besides those of every operation like it. */
  errors?: readonly ErrorCode[]
}

export type Operations = Record<string, Operation>

/** Any definition of a list: what it selects from does not matter here. */
export function anyList<Model extends LucidModel>(definition: ListDefinition<Model>) {
  return definition as unknown as ListDefinition<LucidModel>
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
      description: `Where a page of a list stands. \`total\` is exact up to ${exactTotal.toLocaleString('en')}; beyond, \`total_capped\` is true.`,
    }
  )
)

/** One page of a list. */
export function pageOf(schema: Schema, description = 'One page of the list.'): Answer {
  return {
    description,
    schema: objectOf({ data: listOf(schema), meta }),
    headers: ['Link'],
  }
}

/** A record with its version in the `ETag`. */
export function versionOf(schema: Schema, description: string): Answer {
  return { description, schema, headers: ['ETag'] }
}

/** A record that was made, and where it is from now on. */
export function createdOf(schema: Schema, description: string): Answer {
  return { description, schema, headers: ['ETag', 'Location'] }
}

export const gone: Answer = { description: 'Done; there is nothing to say.' }

export const message = named(
  'Message',
  objectOf(
    { message: text('Signed out.') },
    { description: 'One sentence that says what was done.' }
  )
)
