import type { HttpContext } from '@adonisjs/core/http'
import type { Operation } from '#app/core/contract/operation'
import type { Schema } from '#app/core/json_schema'
import { doorOf } from '#app/core/door'

/**
 * The record that a PUT or PATCH returns, in the format of its GET; undefined for other operations.
 * Fields that the write does not accept are read-only: callers may send them back, and they are
 * ignored.
 */
export function writtenRecord(
  methods: string[],
  { answers }: Pick<Operation, 'answers'>
): Schema | undefined {
  const isUpdate = methods.some((method) => method === 'PUT' || method === 'PATCH')
  return isUpdate ? answers[200]?.schema : undefined
}

/** The record that a `/v1` request updates. Loads the descriptions on the first update. */
export async function updatedRecord(ctx: HttpContext): Promise<Schema | undefined> {
  const method = ctx.request.method()
  if (doorOf(ctx) !== 'v1' || !['PUT', 'PATCH'].includes(method)) return undefined
  const { operations } = await import('#app/contract/operations')
  const operation = operations[ctx.route?.name ?? ''] as Operation | undefined
  return operation && writtenRecord([method], operation)
}

/**
 * Adds the read-only fields of the updated record to the schema of an input. A field that is an
 * object in the record, such as `{ id, name }`, is also accepted in that form.
 */
export function withReadOnlyFields(input: Schema, record: Schema | undefined): Schema {
  if (input.items && record?.items) {
    return { ...input, items: withReadOnlyFields(input.items, record.items) }
  }
  if (!input.properties || !record?.properties) return input
  const properties = { ...input.properties }
  for (const [name, shown] of Object.entries(record.properties)) {
    const accepted = input.properties[name]
    properties[name] = accepted ? acceptedOrShown(accepted, shown) : readOnly(shown)
  }
  return { ...input, properties }
}

function acceptedOrShown(accepted: Schema, shown: Schema): Schema {
  if (accepted.properties || accepted.items) return withReadOnlyFields(accepted, shown)
  const object = [shown, ...(shown.anyOf ?? [])].find(({ properties }) => properties)
  if (!object) return accepted
  const { description, examples, ...rest } = accepted
  return {
    anyOf: [rest, object],
    ...(description ? { description } : {}),
    ...(examples ? { examples } : {}),
  }
}

/** Without its name, since the component of that name is the response schema. */
function readOnly(shown: Schema): Schema {
  return { ...Object.fromEntries(Object.entries(shown)), readOnly: true, examples: [] }
}
