/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1, for inputs and responses. A schema that is used
 * in several places is named with `named` and then referenced. Every leaf has an example, from
 * which whole examples are composed (`exampleOf`).
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

/** The component name of a schema in the document. */
export const nameOf: unique symbol = Symbol('name')
const isOptional: unique symbol = Symbol('optional')

type Keywords = Omit<Schema, typeof nameOf | typeof isOptional>

export function text(example: string, keywords: Keywords = {}): Schema {
  return { type: 'string', ...keywords, examples: [example] }
}

/** A public id: a version 7 UUID. */
export function uid(example = '0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60'): Schema {
  return text(example, { format: 'uuid' })
}

/** A timestamp in UTC. */
export function timestamp(example = '2026-11-02T09:30:00.000Z'): Schema {
  return text(example, { format: 'date-time' })
}

/** An integer, at least 0 unless the keywords differ. */
export function integer(example: number, keywords: Keywords = {}): Schema {
  return { type: 'integer', minimum: 0, ...keywords, examples: [example] }
}

export function decimal(example: number, keywords: Keywords = {}): Schema {
  return { type: 'number', ...keywords, examples: [example] }
}

export function boolean(example = true, keywords: Keywords = {}): Schema {
  return { type: 'boolean', ...keywords, examples: [example] }
}

export function enumOf(words: readonly string[], example = words[0]): Schema {
  return { type: 'string', enum: [...words], examples: [example] }
}

export function listOf(items: Schema, keywords: Keywords = {}): Schema {
  return { type: 'array', ...keywords, items }
}

/** An object with exactly these properties; those wrapped in `optional` are optional. */
export function objectOf(properties: Record<string, Schema>, keywords: Keywords = {}): Schema {
  const required = Object.keys(properties).filter((name) => !properties[name][isOptional])
  return { type: 'object', properties, required, additionalProperties: false, ...keywords }
}

/** Marks a property as optional. */
export function optional(schema: Schema): Schema {
  return { ...schema, [isOptional]: true }
}

/** A nullable schema. Pass `example: null` to show null as the example. */
export function nullable(schema: Schema, example?: null): Schema {
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
 * The schema of a transformer's output, by name. The type parameter is the return type of the
 * transformer's method, so that a difference between the two does not compile:
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

/** An example value, composed of the examples of the leaves. */
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

/** `examples: []` omits an optional property from examples. */
function isShown({ examples }: Schema): boolean {
  return examples?.length !== 0
}
