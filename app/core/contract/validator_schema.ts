import { exampleOf, type Schema } from '#app/core/json_schema'

/** What this reads of a compiled VineJS validator. */
export interface Validator {
  toJSONSchema(): object
}

/** What a validator cannot say of a field: what it is for, an example, or a schema in its place. */
export type FieldNotes = Record<string, Schema>

/**
 * The schema of an input, from the validator that reads it: JSON Schema 2020-12 from VineJS's draft-07.
 * `notes` are laid over the fields by name. Where VineJS's own words are wider than what callers of
 * `/v1` should send (a boolean is also 'on' in a form) or say nothing, they are put right here, once.
 */
export function schemaOf(validator: Validator, notes: FieldNotes = {}): Schema {
  const schema = translated(validator.toJSONSchema() as Schema)
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    noted(field, { ...commonNotes[name], ...notes[name] }),
  ])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> }
}

/** Fields that mean the same wherever they stand. */
const commonNotes: FieldNotes = {
  full_name: { examples: ['Ada Lovelace'] },
  email: { examples: ['ada@example.com'] },
  version: {
    description:
      'The version that you read. The write is refused (412) if the record has changed since. Same as `If-Match`.',
    examples: [],
  },
}

/** Notes replace a union whole: its members say nothing that the note does not. */
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

/** VineJS takes an optional union for one that must be given; its empty member tells. */
function mayBeMissing({ anyOf }: Schema): boolean {
  return anyOf?.some((member) => !Object.keys(member).length) === true
}

/** VineJS writes "anything" as a union of all types, and what is unknown as an empty member. */
function union(members: Schema[], rest: Schema): Schema {
  const known = members.filter((member) => Object.keys(member).length)
  if (known.length === 5 && known.every(({ type }) => typeof type === 'string')) return rest
  const [only, other] = known
  if (known.length === 2 && other.type === 'null' && only.enum && typeof only.type === 'string') {
    return { ...rest, ...only, type: [only.type, 'null'], enum: [...only.enum, null] }
  }
  return { ...rest, anyOf: known }
}

/** An input to show: all that must be given, and of the rest what has an example. */
export function exampleInput({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, field]) => field.examples?.length || (required.includes(name) && !field.examples)
  )
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field)]))
}
