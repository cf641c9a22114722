import { mostFaults } from '#app/core/errors/problem'
import { errorCodes, sectionOf, type ErrorCode, type ErrorNote } from '#app/core/errors/error_codes'
import {
  described,
  exampleOf,
  listOf,
  optional,
  named,
  nullable,
  objectOf,
  text,
  integer,
  timestamp,
} from '#app/core/json_schema'

const fieldFault = named(
  'FieldFault',
  objectOf(
    {
      field: text('name', {
        description: 'The path of the field, such as `relations.0.weight`.',
      }),
      code: text('required', {
        description: 'A stable code. `/docs/errors#validation-failed` lists all of them.',
        pattern: '^[a-z]+(_[a-z]+)*$',
      }),
      message: text('Enter a name.'),
    },
    { description: 'An error in a field.' }
  )
)

export const problem = named(
  'Problem',
  objectOf(
    {
      type: text('/docs/errors#not-found', {
        format: 'uri-reference',
        description: 'The documentation of the code.',
      }),
      title: text('Not found', { description: 'The same for every error with this code.' }),
      status: integer(404, { minimum: 400, maximum: 599 }),
      detail: text('The skill was not found.', { description: 'What is wrong with this request.' }),
      instance: text('/v1/skills/retrieve/0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60/', {
        format: 'uri-reference',
      }),
      code: text('not_found', { description: 'A stable code for programs.' }),
      request_id: text('cm9w3k2x10000y8l1h2v4q7zt', {
        description: 'The id of the request, for support.',
      }),
      errors: optional({
        ...listOf(fieldFault, { maxItems: mostFaults }),
        description: 'The first errors. `detail` says how many more there are.',
        examples: [],
      }),
      calls: optional({
        ...objectOf({
          needed: described(integer(5, { minimum: 1 }), 'The price of the request.'),
          remaining: described(integer(2, { minimum: 0 }), 'The calls left.'),
          cap: optional(
            described(integer(1000, { minimum: 0 }), 'The cap of the key, with `key_cap_reached`.')
          ),
          resets_at: optional(
            described(
              nullable(timestamp('2026-12-01T00:00:00.000Z')),
              'When the cap resets, with `key_cap_reached`; null for a cap over the lifetime of the key.'
            )
          ),
        }),
        description:
          'With `quota_exceeded`, `payment_pending`, `email_unconfirmed` and `key_cap_reached`, in calls.',
        examples: [],
      }),
    },
    { description: 'An error (RFC 9457).' }
  )
)

export function exampleName(status: number, code: ErrorCode): string {
  const isOnly = errorCodes[code].status.length === 1
  return isOnly ? code : `${code}_${status}`
}

export function exampleProblem(status: number, code: ErrorCode) {
  const { title, means, members = {} }: ErrorNote = errorCodes[code]
  const value = { ...(exampleOf(problem) as object), type: `/docs/errors#${sectionOf(code)}` }
  const faults = code === 'validation_failed' ? { errors: [exampleOf(fieldFault)] } : {}
  return { ...value, title, status, detail: means, code, ...faults, ...members }
}
