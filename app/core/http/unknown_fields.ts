import type { HttpContext } from '@adonisjs/core/http'
import type { Schema } from '#app/core/json_schema'
import { doorOf } from '#app/core/door'
import { inputRefusal, type FieldFault } from '#app/core/errors/problem'

/** What this reads of a compiled VineJS schema. */
interface Node {
  type: string
  /** Of an object. */
  properties?: Array<Node & { fieldName: string }>
  /** Of an array. */
  each?: Node
}

/** What answers add to what may be written: a POST may hold it, of a record that is copied. */
const addedByAnswers = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'last_login_at',
  'country_name',
]

/** The end of a name that is longer than this is not repeated in an answer. */
const longestName = 200

/**
 * Refuses (422, `unknown_field`) a body of `/v1` that holds a field which the validator does not know,
 * at any depth: a mistyped `prioritty` must not vanish. Read-only fields of `record`, which an update
 * answers with, are no fault and are ignored. Forms of pages send more than is read and may.
 */
export function refuseUnknownFields(
  ctx: Pick<HttpContext, 'request'>,
  validator: { toJSON(): { schema: { schema: Node } } },
  record?: Schema
): void {
  const body: unknown = ctx.request.body()
  if (doorOf(ctx) !== 'v1' || !isRecord(body) || !Object.keys(body).length) return

  const found = [...unknownFields(validator.toJSON().schema.schema, body, '', record)]
  if (found.length) throw inputRefusal(found, { status: 422, code: 'validation_failed' })
}

/** Yields functions that build a fault, since a body can hold thousands and at most 50 are listed. */
function* unknownFields(
  node: Node,
  value: unknown,
  path: string,
  record?: Schema
): Generator<() => FieldFault> {
  if (Array.isArray(value)) {
    if (!node.each || node.type !== 'array') return
    for (const [index, member] of value.entries()) {
      yield* unknownFields(node.each, member, `${path}${index}.`, record?.items)
    }
  } else if (node.type === 'object' && node.properties && isRecord(value)) {
    const known = new Map(node.properties.map((property) => [property.fieldName, property]))
    for (const [name, member] of Object.entries(value)) {
      const property = known.get(name)
      const shown = record?.properties?.[name]
      if (property) yield* unknownFields(property, member, `${path}${name}.`, shown)
      else if (!isReadOnly(name, record)) yield () => unknown(`${path}${name}`, [...known.keys()])
    }
  }
}

function unknown(path: string, names: string[]): FieldFault {
  const field = path.length > longestName ? `${path.slice(0, longestName)}…` : path
  const message = `Unknown field "${field}". Supported fields: ${names.join(', ')}.`
  return { field, code: 'unknown_field', message }
}

function isReadOnly(name: string, record: Schema | undefined): boolean {
  /** `VersionClaim` reads the version of every update, whether its validator names it or not. */
  if (record) return name === 'version' || Object.hasOwn(record.properties ?? {}, name)
  return addedByAnswers.includes(name) || name.endsWith('_count')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
