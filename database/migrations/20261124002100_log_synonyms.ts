import { BaseSchema } from '@adonisjs/lucid/schema'

/** Checks of columns that accept a further value: uploads and changes of synonyms. */
const checks = [
  {
    table: 'uploads',
    name: 'uploads_kind_check',
    before: "kind in ('categories', 'skills', 'relations')",
    after: "kind in ('categories', 'skills', 'relations', 'synonyms')",
  },
  {
    table: 'change_log',
    name: 'change_log_subject_check',
    before: "subject in ('category', 'skill', 'relation')",
    after: "subject in ('category', 'skill', 'relation', 'synonym')",
  },
]

export default class extends BaseSchema {
  async up() {
    this.replace(checks.map(({ before: from, after: to, ...check }) => ({ ...check, from, to })))
  }

  async down() {
    this.schema.raw("delete from change_log where subject = 'synonym'")
    this.schema.raw("delete from uploads where kind = 'synonyms'")
    this.replace(checks.map(({ before: to, after: from, ...check }) => ({ ...check, from, to })))
  }

  /**
   * SQLite cannot change a check, and rebuilding a table would delete the rows that refer to it, so
   * its stored definition is edited: https://www.sqlite.org/lang_altertable.html#otheralter
   */
  private replace(changes: Array<{ table: string; name: string; from: string; to: string }>) {
    if (this.db.dialect.name === 'postgres') {
      for (const { table, name, to } of changes) {
        this.schema.raw(`alter table ${table} drop constraint ${name}`)
        this.schema.raw(`alter table ${table} add constraint ${name} check (${to})`)
      }
      return
    }
    this.defer(async (db) => {
      const [{ schema_version: version }] = await db.rawQuery('pragma schema_version')
      await db.rawQuery('pragma writable_schema = on')
      for (const { table, from, to } of changes) {
        await db.rawQuery(
          `update sqlite_schema set sql = replace(sql, ?, ?) where type = 'table' and name = ?`,
          [from, to, table]
        )
      }
      await db.rawQuery(`pragma schema_version = ${Number(version) + 1}`)
      await db.rawQuery('pragma writable_schema = reset')
    })
  }
}
