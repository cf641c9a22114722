import { BaseSchema } from '@adonisjs/lucid/schema'

/** The appearance settings of a user, on every device; null for the defaults. */
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
