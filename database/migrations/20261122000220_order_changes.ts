import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The change log as a feed. On PostgreSQL entries are seen in the order in which transactions end, not
 * in that of their ids: each keeps its transaction, and whoever reads the log in order stops before the
 * first one that is still open. SQLite has one writer, there the ids are that order.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('change_log', (table) => {
      /** 0 for entries that were there before, and on SQLite. */
      table.bigInteger('written_in').notNullable().defaultTo(0)
    })
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw(
      'alter table change_log alter column written_in set default (pg_current_xact_id()::text::bigint)'
    )
    this.schema.raw('create index change_log_in_order on change_log (written_in, id)')
  }

  /** Written out: knex would copy the table on SQLite, and cannot write its indexes of JSON anew. */
  async down() {
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop index change_log_in_order')
    this.schema.raw('alter table change_log drop column written_in')
  }
}
