import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the list of readings; null in earlier ones. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoice_readings', (table) => {
      table.json('warnings').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table invoice_readings drop column warnings')
  }
}
