import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the list of readings: the doubtful fields and lines, and the failed checks; null in earlier readings. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoice_readings', (table) => {
      table.integer('doubtful_values').nullable()
      table.integer('failed_checks').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table invoice_readings drop column doubtful_values')
    this.schema.raw('alter table invoice_readings drop column failed_checks')
  }
}
