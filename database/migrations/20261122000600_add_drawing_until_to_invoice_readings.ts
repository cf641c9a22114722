import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pages are drawn behind the answer: until when their pictures may come; null where none is awaited. */
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
