import { randomUUIDv7 } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Generates the public id of a record: a UUIDv7 (RFC 9562), which sorts by creation time. */
export function newUid(): string {
  return randomUUIDv7()
}

/**
 * Whether the value is a lower-case UUID. Check this before using it in a query: PostgreSQL rejects
 * invalid UUIDs, and compares them case-insensitively, unlike SQLite.
 */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
