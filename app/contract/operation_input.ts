import { maximumLimit, maximumSearch, standardLimit } from '#app/core/lists/list_url'
import type { DescribedList, Operation } from '#app/core/contract/operation'
import { withReadOnlyFields } from '#app/contract/read_only_fields'
import { exampleOf, uid, type Schema } from '#app/core/json_schema'
import type { SharedParts } from '#app/contract/shared_parts'
import { exampleInput, schemaOf } from '#app/core/contract/validator_schema'

export function pathParameter(name: string) {
  const description = name === 'id' ? 'The id of the record.' : `The id of the ${name}.`
  const schema = { type: 'string', format: 'uuid' }
  return { name, in: 'path', required: true, description, schema, example: exampleOf(uid()) }
}

export function queryParameters({ query, list }: Operation, parts: SharedParts): unknown[] {
  const own: Record<string, Schema> = !query
    ? {}
    : 'validator' in query
      ? membersOfInput(schemaOf(query.validator, query.notes))
      : query.parameters
  return [...Object.entries(own), ...(list ? listParameters(list) : [])].map(([name, schema]) =>
    queryParameter(name, schema, parts)
  )
}

/** The fields of an input and whether they are required. */
function membersOfInput({ properties = {}, required = [] }: Schema): Record<string, Schema> {
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...schema, 'x-required': required.includes(name) },
  ])
  return Object.fromEntries(entries) as Record<string, Schema>
}

function queryParameter(name: string, schema: Schema, parts: SharedParts) {
  const { description, examples, 'x-required': required, ...rest } = schema
  const isList = rest.type === 'array'
  return {
    name,
    in: 'query',
    required: required === true,
    ...(description ? { description } : {}),
    ...(isList ? { style: 'form', explode: false } : {}),
    schema: parts.place(rest),
    ...(examples?.length ? { example: examples[0] } : {}),
  }
}

function listParameters(list: DescribedList): Array<[string, Schema]> {
  const names = Object.keys(list.sorts)
  const choice = names.flatMap((name) => [name, `-${name}`])
  const filters = Object.entries(list.filters).map(([name, filter]): [string, Schema] => [
    name,
    {
      type: 'string',
      ...filter.schema,
      description: `Filters the list. Must be ${filter.expects()}.`,
    },
  ])
  return [
    [
      'limit',
      {
        type: 'integer',
        minimum: 1,
        maximum: maximumLimit,
        default: standardLimit,
        description: 'The number of records per page.',
      },
    ],
    [
      'cursor',
      {
        type: 'string',
        description: 'A `next_cursor` or `prev_cursor` from the `meta` of a page.',
      },
    ],
    [
      'sort',
      {
        type: 'array',
        items: { type: 'string', enum: choice },
        default: list.defaultSort.split(','),
        description: 'The order of the list. A leading `-` sorts descending.',
      },
    ],
    ...(list.search
      ? [
          [
            'search',
            { type: 'string', maxLength: maximumSearch, description: 'Text to search for.' },
          ] as [string, Schema],
        ]
      : []),
    ...filters,
  ]
}

/**
 * `record` is the response of a write; the request accepts some of its fields and ignores the
 * others.
 */
export function requestBody(
  body: NonNullable<Operation['body']>,
  record: Schema | undefined,
  parts: SharedParts
) {
  const schema = withReadOnlyFields(schemaOf(body.validator, body.notes), record)
  const example = exampleInput(schema)
  return {
    required: !body.isOptional,
    ...(record
      ? {
          description:
            'You can send the record as you retrieved it: `readOnly` fields are ignored.',
        }
      : {}),
    content: { [body.type ?? 'application/json']: { schema: parts.place(schema), example } },
  }
}
