import { BaseSchema } from '@adonisjs/lucid/schema'

/** The values of the message, so that pages can show it in another language; null in older rows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('rejected_rows', (table) => table.json('values').nullable())
  }

  async down() {
    /** Raw SQL: on SQLite, knex would copy the table. */
    this.schema.raw('alter table rejected_rows drop column "values"')
  }
}
