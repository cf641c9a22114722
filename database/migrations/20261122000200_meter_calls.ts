import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Meters more calls than the playground's search: each has its price, and the history has its name.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('default_setups', (table) => {
      table.integer('related_price').notNullable().defaultTo(1)
      table.integer('lookup_price').notNullable().defaultTo(1)
      table.integer('extract_price').notNullable().defaultTo(5)
      table.integer('changes_price').notNullable().defaultTo(1)
    })
    this.schema.alterTable('search_history', (table) => {
      table.string('call', 20).notNullable().defaultTo('playground-search')
    })
  }

  /** Raw SQL: on SQLite, knex would copy the tables without their triggers. */
  async down() {
    this.schema.raw('alter table search_history drop column "call"')
    for (const call of ['related', 'lookup', 'extract', 'changes']) {
      this.schema.raw(`alter table default_setups drop column ${call}_price`)
    }
  }
}
