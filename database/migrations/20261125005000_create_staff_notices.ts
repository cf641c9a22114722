import { BaseSchema } from '@adonisjs/lucid/schema'

/** Notification settings of staff, and what waits for their daily digests. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('staff_notice_choices', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('event', 30).notNullable()
      table.string('choice', 20).notNullable()
      table.primary(['user_id', 'event'])
      table.check(
        "choice in ('none', 'notification', 'mail', 'digest')",
        [],
        'staff_notice_choices_choice_check'
      )
    })

    /** Deleted by the transaction that queues the digest. */
    this.schema.createTable('digest_entries', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('event', 30).notNullable()
      table.text('message').notNullable()
      table.json('said').notNullable()
      table.text('link').nullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'id'])
    })

    /** The day of a user's latest digest: each day is claimed by one update. */
    this.schema.createTable('staff_digests', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('sent_on', 10).notNullable()
    })
  }

  async down() {
    for (const table of ['staff_digests', 'digest_entries', 'staff_notice_choices']) {
      this.schema.dropTable(table)
    }
  }
}
