import { column } from '@adonisjs/lucid/orm'

/** A JSON column: PostgreSQL returns a value, SQLite its text; both accept text. */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) =>
      value === null || value === undefined ? null : JSON.stringify(value),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
  })
}
