import { exampleOf, type Schema } from '#app/core/json_schema'

/** The part of a compiled VineJS validator that is used here. */
export interface Validator {
  toJSONSchema(): object
}

/** What a validator cannot express: a description, an example or a replacement schema, by field. */
export type FieldNotes = Record<string, Schema>

/**
 * Converts a validator to JSON Schema 2020-12 (VineJS emits draft-07). `notes` are merged into the
 * fields by name. Corrects VineJS's output where it is wider than what callers of `/v1` should send
 * (booleans also accept 'on' for forms) or empty.
 */
export function schemaOf(validator: Validator, notes: FieldNotes = {}): Schema {
  const schema = translated(validator.toJSONSchema() as Schema)
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    noted(field, { ...commonNotes[name], ...notes[name] }),
  ])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> }
}

/** Fields with the same meaning in every schema. */
const commonNotes: FieldNotes = {
  full_name: { examples: ['Ada Lovelace'] },
  email: { examples: ['ada@example.com'] },
  version: {
    description:
      'The version that you read. The write is refused (412) if the record has changed since. Same as `If-Match`.',
    examples: [],
  },
}

/** A note replaces a whole union, since the members add nothing to the note. */
function noted(field: Schema, note: Schema): Schema {
  if (!Object.keys(note).length) return field
  if (note.type && field.anyOf) return note
  return { ...field, ...note }
}

function translated(schema: Schema): Schema {
  const { enum: words, anyOf, properties, items, required, ...rest } = schema
  if (words?.includes('on') && words.includes(true)) return { type: 'boolean' }
  if (anyOf) return union(anyOf.map(translated), rest)

  const result: Schema = { ...rest }
  if (words) {
    result.enum = words
    result.type ??= typeof words[0] === 'number' ? 'integer' : 'string'
  }
  if (properties) {
    const members = Object.entries(properties).map(([name, one]) => [name, translated(one)])
    result.properties = Object.fromEntries(members) as Record<string, Schema>
    const sure = required?.filter((name) => !mayBeMissing(properties[name]))
    if (sure?.length) result.required = sure
  }
  if (items) result.items = translated(items)
  if (typeof rest.additionalProperties === 'object') {
    result.additionalProperties = translated(rest.additionalProperties)
  }
  return result
}

/** VineJS lists an optional union as required; an empty member marks it as optional. */
function mayBeMissing({ anyOf }: Schema): boolean {
  return anyOf?.some((member) => !Object.keys(member).length) === true
}

/** VineJS emits "any" as a union of all types, and unknown types as an empty member. */
function union(members: Schema[], rest: Schema): Schema {
  const known = members.filter((member) => Object.keys(member).length)
  if (known.length === 5 && known.every(({ type }) => typeof type === 'string')) return rest
  const [only, other] = known
  if (known.length === 2 && other.type === 'null' && only.enum && typeof only.type === 'string') {
    return { ...rest, ...only, type: [only.type, 'null'], enum: [...only.enum, null] }
  }
  return { ...rest, anyOf: known }
}

/** A sample input: all required fields, and optional fields that have an example. */
export function exampleInput({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, field]) => field.examples?.length || (required.includes(name) && !field.examples)
  )
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]))
}
