import { BaseSchema } from '@adonisjs/lucid/schema'

/** The message id and values of a notification, for readers of any language; null in older ones. */
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
