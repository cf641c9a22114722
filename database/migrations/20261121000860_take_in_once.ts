import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ensures that a checked file is imported only once. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** The check whose file this upload imports. */
      table.integer('taken_from').nullable().unique()
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropUnique(['taken_from'])
      table.dropColumn('taken_from')
    })
  }
}
