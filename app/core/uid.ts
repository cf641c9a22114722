import { randomUUIDv7 } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The public id of a record: a UUIDv7 (RFC 9562), so ids sort by the time they were made. */
export function newUid(): string {
  return randomUUIDv7()
}

/** PostgreSQL refuses to compare a uuid column with text that is none: ask this before a query does. */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
