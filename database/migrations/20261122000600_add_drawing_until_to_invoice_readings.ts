import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Page images are rendered after the response: the time until which they are expected; null if none
 * are.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoice_readings', (table) => {
      table.timestamp('drawing_until').nullable()
    })
  }

  async down() {
    this.schema.alterTable('invoice_readings', (table) => {
      table.dropColumn('drawing_until')
    })
  }
}
