import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reads the changes of an upload in order, from an append-only log. */
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
