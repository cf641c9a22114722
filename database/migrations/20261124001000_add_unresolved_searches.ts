import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Marks calls whose terms were all too uncertain to be used; they are free. A column of its own, because SQLite
 * cannot change the check of `outcome`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('search_history', (table) => {
      table.boolean('is_unresolved').notNullable().defaultTo(false)
    })
  }

  /** Raw SQL: on SQLite, knex would copy the table without its triggers. */
  async down() {
    this.schema.raw('alter table search_history drop column is_unresolved')
  }
}
