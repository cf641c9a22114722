import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the list of skills is sorted by, with the id that ends each of its orders. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('skills', (table) => {
      table.index(['type', 'id'])
      table.index(['status', 'id'])
    })
  }

  async down() {
    this.schema.alterTable('skills', (table) => {
      table.dropIndex(['type', 'id'])
      table.dropIndex(['status', 'id'])
    })
  }
}
