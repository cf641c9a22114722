import { BaseSchema } from '@adonisjs/lucid/schema'

/** Two-factor authentication: the secrets of authenticator apps, and recovery codes. */
export default class extends BaseSchema {
  async up() {
    /** Since when a login needs the second factor; null if it does not. */
    this.schema.alterTable('users', (table) => {
      table.timestamp('two_factor_at').nullable()
    })

    /** Until `users.two_factor_at` is set, the secret is only offered by the set-up page. */
    this.schema.createTable('totp_secrets', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      /** Encrypted with APP_KEY. */
      table.text('secret').notNullable()
      /** The time step of the latest accepted code: each code works once. */
      table.bigInteger('last_step').nullable()
      table.timestamp('created_at').notNullable()
    })

    /** Deleted when used. */
    this.schema.createTable('recovery_codes', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      table.unique(['user_id', 'hash'])
    })
  }

  async down() {
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('totp_secrets')
    this.schema.raw('alter table users drop column two_factor_at')
  }
}
