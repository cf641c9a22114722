import { BaseSchema } from '@adonisjs/lucid/schema'

/** Messages from the contact form, and which of them are done. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_messages', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('name', 200).notNullable()
      table.string('email', 254).notNullable()
      table.string('organisation', 200).nullable()
      table.string('subject', 200).notNullable()
      table.text('message').notNullable()
      table.integer('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('status', 10).notNullable()
      table.integer('done_by').nullable().references('users.id').onDelete('SET NULL')
      table.timestamp('done_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check("status in ('open', 'done')", [], 'contact_messages_status_check')
      table.index(['status', 'id'])
      table.index(['created_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('contact_messages')
  }
}
