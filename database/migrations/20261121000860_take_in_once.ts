import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was checked is taken in once. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** The check whose file this upload takes in. */
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
