import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploads that cannot be begun at the moment wait for some time. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('uploads', (table) => {
      /** Not taken up before: the place where its file is kept could not be reached. */
      table.timestamp('waits_until').nullable()
    })
  }

  async down() {
    this.schema.alterTable('uploads', (table) => {
      table.dropColumn('waits_until')
    })
  }
}
