import { BaseSchema } from '@adonisjs/lucid/schema'

/** Clients, users, their page sessions and their `/v1` tokens. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('currencies', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('code', 3).notNullable().unique()
      table.string('name', 100).notNullable()
      table.string('symbol', 10).notNullable()
      table.smallint('exponent').notNullable().defaultTo(2)
      table.double('rate').notNullable().defaultTo(1)
      table.boolean('is_base').notNullable().defaultTo(false)
      table.boolean('active').notNullable().defaultTo(true)
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('exponent between 0 and 4', [], 'currencies_exponent_check')
      table.check('rate > 0', [], 'currencies_rate_check')
      table.check('upper(code) = code and length(code) = 3', [], 'currencies_code_check')
    })
    this.schema.raw('create unique index currencies_one_base on currencies (is_base) where is_base')

    this.schema.createTable('clients', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('name', 200).notNullable()
      /** The name for sorting and searching: see `nameKey`. */
      table.string('name_key', 300).notNullable().defaultTo('')
      table.string('contact_name', 200).nullable()
      table.string('email', 254).notNullable()
      table.string('phone', 50).nullable()
      table.string('country', 2).nullable()
      table.string('website', 500).nullable()
      table.text('billing_address').nullable()
      table.string('tax_id', 50).nullable()
      table.integer('currency_id').nullable().references('currencies.id')
      table.string('status', 20).notNullable().defaultTo('active')
      table.text('notes').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check("status in ('active', 'suspended')", [], 'clients_status_check')
      table.index(['name_key', 'id'])
      table.index(['created_at', 'id'])
    })

    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('full_name', 200).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password').nullable()
      table.smallint('role').notNullable()
      table.integer('client_id').nullable().references('clients.id')
      table.string('status', 20).notNullable().defaultTo('active')
      table.timestamp('email_verified_at').nullable()
      table.timestamp('last_login_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('role between 0 and 4', [], 'users_role_check')
      table.check("status in ('active', 'suspended', 'invited')", [], 'users_status_check')
      table.check('(role = 2) = (client_id is not null)', [], 'users_client_check')
      table.check('email = lower(email)', [], 'users_email_check')
      table.index('client_id')
    })

    /**
     * The data of the session cookie: CSRF secret, flash messages, and the uid of a page session.
     */
    this.schema.createTable('sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.bigInteger('expires_at').notNullable().index()
    })

    /**
     * A user signed in on pages. Deleting the row ends the session, whatever the cookie contains.
     */
    this.schema.createTable('page_sessions', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('last_used_at').notNullable()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('refresh_families', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('door', 20).notNullable()
      table.string('selector_hash', 64).notNullable().unique()
      table.string('binding_hash', 64).nullable()
      table
        .integer('page_session_id')
        .nullable()
        .references('page_sessions.id')
        .onDelete('SET NULL')
        .index()
      table.integer('generation').notNullable().defaultTo(1)
      table.string('current_hash', 64).notNullable()
      table.string('previous_hash', 64).nullable()
      table.timestamp('rotated_at').notNullable()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('revoked_at').nullable()
      table.string('revoked_reason', 50).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check("door in ('browser', 'api')", [], 'refresh_families_door_check')
      table.check(
        "(door = 'browser') = (binding_hash is not null)",
        [],
        'refresh_families_binding_check'
      )
    })

    this.schema.createTable('access_tokens', (table) => {
      table.increments('id')
      table
        .integer('family_id')
        .notNullable()
        .references('refresh_families.id')
        .onDelete('CASCADE')
        .index()
      table.string('hash', 64).notNullable().unique()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('last_used_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('account_tokens', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('purpose', 30).notNullable()
      table.string('hash', 64).notNullable().unique()
      /** The new address that an `email_change` confirms. */
      table.string('email', 254).nullable()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('used_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "purpose in ('password_reset', 'email_confirmation', 'invitation', 'email_change')",
        [],
        'account_tokens_purpose_check'
      )
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').nullable().index()
    })
  }

  async down() {
    for (const table of [
      'rate_limits',
      'account_tokens',
      'access_tokens',
      'refresh_families',
      'page_sessions',
      'sessions',
      'users',
      'clients',
      'currencies',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
