import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows that are equal to an earlier row of the file; they were counted as rejected before. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      table.integer('repeated').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropColumn('repeated')
    })
  }
}
