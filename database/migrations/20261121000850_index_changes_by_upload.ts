import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an upload changed is read in the order in which it did, from a log that only grows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('change_log', (table) => {
      table.index(['upload_id', 'id'], 'change_log_upload')
    })
  }

  async down() {
    this.schema.alterTable('change_log', (table) => {
      table.dropIndex(['upload_id', 'id'], 'change_log_upload')
    })
  }
}
