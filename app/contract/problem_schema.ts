import { mostFaults } from '#app/core/errors/problem'
import { errorCodes, sectionOf, type ErrorCode, type ErrorNote } from '#app/core/errors/error_codes'
import {
  described,
  exampleOf,
  listOf,
  maybe,
  named,
  objectOf,
  text,
  whole,
} from '#app/core/json_schema'

const fieldFault = named(
  'FieldFault',
  objectOf(
    {
      field: text('name', {
        description: 'As the caller named it; `relations.0.weight` in a list.',
      }),
      code: text('required', {
        description:
          'For programs: never changes. `/docs/errors#validation-failed` lists those of invalid input.',
        pattern: '^[a-z]+(_[a-z]+)*$',
      }),
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
      errors: maybe({
        ...listOf(fieldFault, { maxItems: mostFaults }),
        description: 'The first faults; where there are more, `detail` ends with how many.',
        examples: [],
      }),
      calls: maybe({
        ...objectOf({
          needed: described(whole(5, { minimum: 1 }), 'What was asked for costs.'),
          remaining: described(whole(2, { minimum: 0 }), 'What may still be spent.'),
          cap: maybe(described(whole(1000, { minimum: 0 }), 'Of the key, with `key_cap_reached`.')),
        }),
        description: 'With `quota_exceeded` and `key_cap_reached`, in calls.',
        examples: [],
      }),
    },
    { description: 'Why a request was refused (RFC 9457).' }
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
