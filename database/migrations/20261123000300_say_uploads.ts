import { BaseSchema } from '@adonisjs/lucid/schema'

/** The message with its id and values, so that pages can show it in another language; null in older rows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => table.json('said').nullable())
  }

  async down() {
    /** Raw SQL: on SQLite, knex would copy the table. */
    this.schema.raw('alter table uploads drop column said')
  }
}
