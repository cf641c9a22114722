import type { HttpContext } from '@adonisjs/core/http'
import { doorOf } from '#app/core/door'
import { Refusal, type FieldFault } from '#app/core/problem'

/** What this reads of a compiled VineJS schema. */
interface Node {
  type: string
  /** Of an object. */
  properties?: Array<Node & { fieldName: string }>
  /** Of an array. */
  each?: Node
}

/** What answers add to what may be written: who sends back what was read may leave it in. */
const addedByAnswers = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'last_login_at',
  'country_name',
]

/**
 * Refuses (422, `unknown_field`) a body of `/v1` that holds a field which the validator does not know,
 * at any depth: a mistyped `prioritty` must not vanish. Forms of pages send more than is read and may.
 */
export function refuseUnknownFields(
  ctx: Pick<HttpContext, 'request'>,
  validator: { toJSON(): { schema: { schema: Node } } }
): void {
  const body: unknown = ctx.request.body()
  if (doorOf(ctx) !== 'v1' || !isRecord(body) || !Object.keys(body).length) return

  const faults = [...unknownFields(validator.toJSON().schema.schema, body, '')]
  if (!faults.length) return
  const message = faults.map((fault) => fault.message).join(' ')
  throw new Refusal(message, { status: 422, code: 'validation_failed', faults })
}

function* unknownFields(node: Node, value: unknown, path: string): Generator<FieldFault> {
  if (Array.isArray(value)) {
    if (!node.each || node.type !== 'array') return
    for (const [index, member] of value.entries()) {
      yield* unknownFields(node.each, member, `${path}${index}.`)
    }
  } else if (node.type === 'object' && node.properties && isRecord(value)) {
    const known = new Map(node.properties.map((property) => [property.fieldName, property]))
    for (const [name, member] of Object.entries(value)) {
      const property = known.get(name)
      if (property) yield* unknownFields(property, member, `${path}${name}.`)
      else if (!isAddedByAnswers(name)) yield unknown(`${path}${name}`, [...known.keys()])
    }
  }
}

function unknown(field: string, names: string[]): FieldFault {
  const message = `There is no field "${field}" here; there are ${names.join(', ')}.`
  return { field, code: 'unknown_field', message }
}

function isAddedByAnswers(name: string): boolean {
  return addedByAnswers.includes(name) || name.endsWith('_count')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
