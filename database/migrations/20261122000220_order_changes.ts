import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The change log as a feed. On PostgreSQL, entries become visible in commit order, not in the order
 * of their ids: each stores its transaction, and readers of the log stop before the first open one.
 * SQLite has a single writer, so the ids are in that order.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('change_log', (table) => {
      /** 0 for older entries, and on SQLite. */
      table.bigInteger('written_in').notNullable().defaultTo(0)
    })
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw(
      'alter table change_log alter column written_in set default (pg_current_xact_id()::text::bigint)'
    )
    this.schema.raw('create index change_log_in_order on change_log (written_in, id)')
  }

  /** Raw SQL: on SQLite, knex would copy the table and cannot recreate its indexes on JSON. */
  async down() {
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop index change_log_in_order')
    this.schema.raw('alter table change_log drop column written_in')
  }
}
