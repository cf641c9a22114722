import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads that cannot be started at the moment are deferred. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** Not started before this time: the file storage was unreachable. */
      table.timestamp('waits_until').nullable()
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropColumn('waits_until')
    })
  }
}
