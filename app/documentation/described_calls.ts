import type { Document, OperationObject } from '#app/contract/document'
import type { Schema } from '#app/core/json_schema'
import type { Visitor } from '#app/accounts/role'
import type { LimitName } from '#app/billing/limits'

/** An operation of the OpenAPI document with all references resolved, ready for rendering. */
export interface DescribedCall {
  /** The operation id as in URLs: `playground-search`. */
  id: string
  operationId: string
  method: string
  /** Relative to `/v1`: `/skills/retrieve/{id}/`. */
  path: string
  tag: string
  summary: string
  /** Markdown. */
  description: string
  callers: Visitor[]
  /** The ability that a key needs, or `any`; null if keys are not allowed. */
  keyAbility: string | null
  price: LimitName | null
  parameters: Parameter[]
  body: Body | null
  answers: DescribedAnswer[]
  errors: Array<{ status: number; code: string }>
}

export interface Parameter extends DescribedField {
  in: 'path' | 'query' | 'header'
  example: unknown
}

/** A parameter, or a field of a body with its nesting depth. */
export interface DescribedField {
  name: string
  depth: number
  /** `array of integer`, `string (date-time) or null`. */
  type: string
  isRequired: boolean
  /** Constraints: `1 to 100`, `at most 300 characters`, `one of related, broader`. */
  limits: string[]
  default: string | null
  /** Markdown. */
  description: string
}

export interface Body {
  type: string
  isRequired: boolean
  fields: DescribedField[]
  example: unknown
}

export interface DescribedAnswer {
  status: number
  description: string
  /** The type of the body; null without a body. */
  type: string | null
  fields: DescribedField[]
  example: unknown
  headers: Array<{ name: string; description: string }>
}

const problemType = 'application/problem+json'
/** Deeper fields are only in the OpenAPI document. */
const deepest = 4

/** All operations of the document in order, except HEAD. */
export function describedCalls(document: Document): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, operation]) =>
        describedCall(document, { path, method: method.toUpperCase(), operation })
      )
  )
}

/** A message that webhooks send. */
export interface DescribedEvent {
  /** As in URLs. */
  id: string
  name: string
  summary: string
  /** Markdown. */
  description: string
  fields: DescribedField[]
  example: unknown
}

/** All messages that webhooks send, in the order of the document. */
export function describedEvents(document: Document): DescribedEvent[] {
  const read = new Reader(document)
  return Object.entries(document.webhooks).map(([name, { post }]) => {
    const { summary, description, operationId, requestBody } = post
    const { fields, example } = read.body(requestBody!)
    return { id: anchorOf(operationId), name, summary, description, fields, example }
  })
}

/** The operation id in kebab case: `skillsExportNew` becomes `skills-export-new`. */
function anchorOf(operationId: string): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function describedCall(
  document: Document,
  { path, method, operation }: { path: string; method: string; operation: OperationObject }
): DescribedCall {
  const read = new Reader(document)
  const { operationId, summary, description, tags, requestBody } = operation
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), read.resolved(response) as Response] as const
  )
  return {
    id: anchorOf(operationId),
    operationId,
    method,
    path,
    tag: tags[0],
    summary,
    description,
    callers: operation['x-callers'] as Visitor[],
    keyAbility: keyAbilityOf(operation),
    price: (operation['x-price'] as LimitName | undefined) ?? null,
    parameters: (operation.parameters ?? []).map((one) => read.parameter(one)),
    body: requestBody ? read.body(requestBody) : null,
    answers: responses
      .filter(([status]) => status < 400)
      .map(([status, response]) => read.answer(status, response)),
    errors: responses.flatMap(([status, { content }]) =>
      Object.keys(content?.[problemType]?.examples ?? {}).map((name) => ({
        status,
        code: name.replace(/_\d{3}$/, ''),
      }))
    ),
  }
}

interface Response {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}

interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, unknown>
}

/** Reads parts of a document and resolves references. */
class Reader {
  constructor(private document: Document) {}

  resolved(part: unknown): unknown {
    if (typeof part !== 'object' || part === null || !('$ref' in part)) return part
    const keys = String(part.$ref).slice('#/'.length).split('/')
    const found = keys.reduce<unknown>(
      (place, key) => (place as Record<string, unknown>)[key],
      this.document
    )
    return this.resolved(found)
  }

  parameter(part: unknown): Parameter {
    const { name, required, description, schema, example, ...rest } = this.resolved(part) as {
      name: string
      in: Parameter['in']
      required?: boolean
      description?: string
      schema: Schema
      example?: unknown
    }
    const described = this.#field(name, this.#schema(schema), {
      isRequired: required === true,
      depth: 0,
    })
    return {
      ...described,
      in: rest.in,
      description: description ?? described.description,
      example: example ?? schema.examples?.[0],
    }
  }

  body({ required, content }: NonNullable<OperationObject['requestBody']>): Body {
    const [[type, { schema, example }]] = Object.entries(content)
    return { type, isRequired: required, fields: this.fields(schema), example }
  }

  answer(status: number, { description, headers = {}, content = {} }: Response): DescribedAnswer {
    const entries = Object.entries(content)
    const [type, media] = entries[0] ?? [null, null]
    return {
      status,
      description,
      type: entries.map(([known]) => known).join(', ') || type,
      fields: media && type?.includes('json') ? this.fields(media.schema) : [],
      example: media?.example,
      headers: Object.entries(headers).map(([name, header]) => ({
        name,
        description: (this.resolved(header) as { description: string }).description,
      })),
    }
  }

  /** The fields of a schema in pre-order, without read-only ones. */
  fields(part: Schema, depth = 0): DescribedField[] {
    const schema = this.#schema(part)
    const { properties, required = [] } = this.#record(schema) ?? {}
    if (!properties || depth > deepest) return []
    const writable = Object.entries(properties).filter(([, one]) => !one.readOnly)
    return writable.flatMap(([name, one]) => {
      const member = this.#schema(one)
      return [
        this.#field(name, member, { isRequired: required.includes(name), depth }),
        ...this.fields(member, depth + 1),
      ]
    })
  }

  /** The object schema behind an object, a list of objects or a nullable object. */
  #record(schema: Schema): Schema | null {
    if (schema.properties) return schema
    if (schema.items) return this.#record(this.#schema(schema.items))
    const chosen = schema.anyOf?.find(({ type }) => type !== 'null')
    return chosen ? this.#record(this.#schema(chosen)) : null
  }

  #schema(part: Schema): Schema {
    const resolved = this.resolved(part) as Schema
    return resolved === part ? part : { ...resolved, ...without$ref(part) }
  }

  #field(
    name: string,
    schema: Schema,
    { isRequired, depth }: Pick<DescribedField, 'isRequired' | 'depth'>
  ): DescribedField {
    return {
      name,
      depth,
      type: this.#typeOf(schema),
      isRequired,
      limits: limitsOf(schema.items ? { ...this.#schema(schema.items), ...schema } : schema),
      default: 'default' in schema ? wordOf(schema.default) : null,
      description: schema.description ?? '',
    }
  }

  #typeOf(schema: Schema): string {
    const named = typesOf(schema)
    if (schema.anyOf) {
      const members = schema.anyOf.map((one) => this.#typeOf(this.#schema(one)))
      return [...new Set(members)].join(' or ')
    }
    return named
      .map((type) => {
        if (type === 'array') {
          return schema.items ? `array of ${this.#typeOf(this.#schema(schema.items))}` : type
        }
        return schema.format && type === 'string' ? `string (${schema.format})` : type
      })
      .join(' or ')
  }
}

function without$ref({ $ref: _, ...rest }: Schema): Schema {
  return rest
}

function typesOf({ type, properties }: Schema): string[] {
  return [type ?? (properties ? 'object' : 'any')].flat()
}

/** The constraints of a schema as text. */
function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Record<
    string,
    number | undefined
  >
  const words = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter(
    (word) => word !== null
  )
  return [
    words.length ? `one of ${words.map(wordOf).join(', ')}` : '',
    rangeOf(minimum, maximum, ''),
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minItems, maxItems, ' entries'),
  ].filter(Boolean)
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  if (most !== undefined) {
    const end = figure(most)
    return least === undefined ? `at most ${end}${unit}` : `${figure(least)} to ${end}${unit}`
  }
  if (least === 1 && unit) return 'not empty'
  return least ? `at least ${figure(least)}${unit}` : ''
}

function figure(value: number): string {
  return value.toLocaleString('en')
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function keyAbilityOf(operation: OperationObject): string | null {
  if (!Object.hasOwn(operation, 'x-key-ability')) return null
  return (operation['x-key-ability'] as string | null) ?? 'any'
}
