import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a notification says as a text and its values, for readers of any language; null in older ones. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notifications', (table) => {
      table.json('said').nullable()
    })
  }

  async down() {
    this.schema.alterTable('notifications', (table) => {
      table.dropColumn('said')
    })
  }
}
