import { BaseSchema } from '@adonisjs/lucid/schema'

/** A user's saved view of a list: a URL with a name. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('saved_views', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      /** The path of the list inside the user's area: `/skills`. */
      table.string('list', 200).notNullable()
      table.string('name', 60).notNullable()
      /** Search, filters and order, as in the URL. */
      table.text('query').notNullable()
      /** Names separated by commas; null for all. */
      table.string('columns', 500).nullable()
      table.string('density', 20).notNullable()
      table.boolean('is_default').notNullable().defaultTo(false)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['user_id', 'list', 'name'])
    })
  }

  async down() {
    this.schema.dropTable('saved_views')
  }
}
