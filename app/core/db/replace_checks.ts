import type { BaseSchema } from '@adonisjs/lucid/schema'

/** A check of a table as the migrations wrote it, and the condition that replaces it. */
interface ReplacedCheck {
  table: string
  name: string
  from: string
  to: string
}

/**
 * Replaces checks in a migration. SQLite cannot change a check, and a rebuilt table would lose its triggers and the
 * rows that refer to it, so its stored definition is edited: https://www.sqlite.org/lang_altertable.html#otheralter
 */
export function replaceChecks(migration: BaseSchema, checks: ReplacedCheck[]) {
  if (migration.db.dialect.name === 'postgres') {
    for (const { table, name, to } of checks) {
      migration.schema.raw(`alter table ${table} drop constraint ${name}`)
      migration.schema.raw(`alter table ${table} add constraint ${name} check (${to})`)
    }
    return
  }
  migration.defer(async (db) => {
    const [{ schema_version: version }] = await db.rawQuery('pragma schema_version')
    await db.rawQuery('pragma writable_schema = on')
    for (const { table, from, to } of checks) {
      await db.rawQuery(
        `update sqlite_schema set sql = replace(sql, ?, ?) where type = 'table' and name = ?`,
        [from, to, table]
      )
    }
    await db.rawQuery(`pragma schema_version = ${Number(version) + 1}`)
    await db.rawQuery('pragma writable_schema = reset')
  })
}

/** The replacements that undo these. */
export function undone(checks: ReplacedCheck[]): ReplacedCheck[] {
  return checks.map(({ from: to, to: from, ...check }) => ({ ...check, from, to }))
}
