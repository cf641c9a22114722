import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads of several files wait for each other. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** The upload that must have ended before this one starts. */
      table.integer('waits_for').nullable()
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropColumn('waits_for')
    })
  }
}
