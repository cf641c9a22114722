import { BaseSchema } from '@adonisjs/lucid/schema'

/** Indexes for the sort orders of the list of skills, each with the id as the last column. */
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
