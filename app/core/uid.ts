import { randomUUIDv7 } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The public id of a record: a UUIDv7 (RFC 9562), so ids sort by the time they were made. */
export function newUid(): string {
  return randomUUIDv7()
}

/**
 * Ids are written in lower case. Ask this before a query compares one: PostgreSQL refuses text that is
 * no UUID, and SQLite would not find one in capitals that PostgreSQL finds.
 */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
