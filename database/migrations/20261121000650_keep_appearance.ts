import { BaseSchema } from '@adonisjs/lucid/schema'

/** How a person wants pages to look, on every machine; null as long as nothing was chosen. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.json('appearance').nullable()
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('appearance')
    })
  }
}
