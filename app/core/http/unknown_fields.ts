import type { HttpContext } from '@adonisjs/core/http'
import type { Schema } from '#app/core/json_schema'
import { doorOf } from '#app/core/door'
import { inputRefusal, type FieldFault } from '#app/core/errors/problem'

/** The part of a compiled VineJS schema that is used here. */
interface Node {
  type: string
  /** For objects. */
  properties?: Array<Node & { fieldName: string }>
  /** For arrays. */
  each?: Node
}

/**
 * Fields that responses add to the writable ones: a POST may contain them when a record is copied.
 */
const addedByAnswers = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'last_login_at',
  'country_name',
]

/** Longer names are truncated in the response. */
const longestName = 200

/**
 * Rejects (422, `unknown_field`) a `/v1` body with a field that the validator does not know, at any
 * depth: a mistyped `prioritty` must not be ignored. Read-only fields of `record`, the response of
 * an update, are allowed and ignored. Forms may submit additional fields.
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
  /** `VersionClaim` reads the version of every update, even if the validator does not list it. */
  if (record) return name === 'version' || Object.hasOwn(record.properties ?? {}, name)
  return addedByAnswers.includes(name) || name.endsWith('_count')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
