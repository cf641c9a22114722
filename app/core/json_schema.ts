/**
 * What an answer or an input looks like: JSON Schema 2020-12, the dialect of OpenAPI 3.1. A schema that
 * is used in several places gets a name by `named`; the document refers to it then. Every leaf says an
 * example, of which the examples of whole answers are put together (`exampleOf`).
 */
export interface Schema {
  [nameOf]?: string
  [isOptional]?: boolean
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  examples?: unknown[]
  description?: string
  [keyword: string]: unknown
}

/** The name under which the document keeps a schema. */
export const nameOf: unique symbol = Symbol('name')
const isOptional: unique symbol = Symbol('optional')

type Keywords = Omit<Schema, typeof nameOf | typeof isOptional>

export function text(example: string, keywords: Keywords = {}): Schema {
  return { type: 'string', ...keywords, examples: [example] }
}

/** A public id: a UUID of version 7. */
export function uid(example = '0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60'): Schema {
  return text(example, { format: 'uuid' })
}

/** A moment in UTC. */
export function moment(example = '2026-11-02T09:30:00.000Z'): Schema {
  return text(example, { format: 'date-time' })
}

/** A whole number, from 0 unless the keywords say otherwise. */
export function whole(example: number, keywords: Keywords = {}): Schema {
  return { type: 'integer', minimum: 0, ...keywords, examples: [example] }
}

export function decimal(example: number, keywords: Keywords = {}): Schema {
  return { type: 'number', ...keywords, examples: [example] }
}

export function yesNo(example = true, keywords: Keywords = {}): Schema {
  return { type: 'boolean', ...keywords, examples: [example] }
}

export function oneOfWords(words: readonly string[], example = words[0]): Schema {
  return { type: 'string', enum: [...words], examples: [example] }
}

export function listOf(items: Schema, keywords: Keywords = {}): Schema {
  return { type: 'array', ...keywords, items }
}

/** An object with exactly these members; those made by `maybe` may be missing. */
export function objectOf(properties: Record<string, Schema>, keywords: Keywords = {}): Schema {
  const required = Object.keys(properties).filter((name) => !properties[name][isOptional])
  return { type: 'object', properties, required, additionalProperties: false, ...keywords }
}

/** A member that may be missing. */
export function maybe(schema: Schema): Schema {
  return { ...schema, [isOptional]: true }
}

/** Or null. `example: null` shows it so. */
export function orNull(schema: Schema, example?: null): Schema {
  const examples = example === null ? [null] : schema.examples
  const shown = examples ? { examples } : {}
  if (schema[nameOf] || typeof schema.type !== 'string') {
    return { anyOf: [schema, { type: 'null' }], ...shown }
  }
  const words = schema.enum ? { enum: [...schema.enum, null] } : {}
  return { ...schema, type: [schema.type, 'null'], ...words, ...shown }
}

export function described(schema: Schema, description: string): Schema {
  return { ...schema, description }
}

export function named(name: string, schema: Schema): Schema {
  return { ...schema, [nameOf]: name }
}

/**
 * The schema of what a transformer gives, by name. The type parameter is what the transformer's method
 * returns, so that a member that is added there and not here (or the other way round) does not compile:
 * `recordOf<ReturnType<SkillTransformer['toObject']>>('Skill', { id: uid(), … })`.
 */
export function recordOf<Given extends object>(
  name: string,
  properties: { [Member in keyof Given]-?: Schema },
  description: string
): RecordSchema<Given> {
  return { ...objectOf(properties, { description }), [nameOf]: name, properties }
}

export type RecordSchema<Given extends object> = Schema & {
  properties: { [Member in keyof Given]-?: Schema }
}

/** A value that the schema allows, put together of the examples of its leaves. */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) {
    const shown = Object.entries(schema.properties).filter(([, member]) => isShown(member))
    return Object.fromEntries(shown.map(([name, member]) => [name, exampleOf(member)]))
  }
  if (schema.items) return [exampleOf(schema.items)]
  const chosen = schema.anyOf?.find((one) => one.type !== 'null') ?? schema.anyOf?.[0]
  if (chosen) return exampleOf(chosen)
  return schema.type === 'object' ? {} : null
}

/** `examples: []` keeps a member that may be missing out of the examples. */
function isShown({ examples }: Schema): boolean {
  return examples?.length !== 0
}
