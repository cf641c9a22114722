import { column } from '@adonisjs/lucid/orm'

/** A boolean column: SQLite stores 0 and 1, PostgreSQL false and true. */
export function booleanColumn() {
  return column({
    consume: (value: unknown) =>
      value === null || value === undefined ? null : value === true || value === 1,
  })
}
