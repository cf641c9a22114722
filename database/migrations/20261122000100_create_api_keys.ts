import { BaseSchema } from '@adonisjs/lucid/schema'

/** API keys of clients, and the key with which a call was paid. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('api_keys', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('client_id').notNullable().references('clients.id')
      /** The creator. */
      table.integer('user_id').notNullable().references('users.id').index()
      table.string('name', 100).notNullable()
      /** The prefix by which users recognize the key; the rest is not stored. */
      table.string('prefix', 12).notNullable()
      table.string('hash', 64).notNullable().unique()
      /** The key text before the last rotation, while it is valid. */
      table.string('previous_prefix', 12).nullable()
      table.string('previous_hash', 64).nullable().unique()
      table.timestamp('previous_expires_at').nullable()
      table.json('abilities').notNullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('last_used_at').nullable()
      table.timestamp('revoked_at').nullable()
      /** The maximum total of charged calls; null for no cap. */
      table.integer('cap_calls').nullable()
      /** Charged calls: the sum of its entries in the ledger. */
      table.integer('used_calls').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('used_calls >= 0', [], 'api_keys_used_calls_check')
      table.check('cap_calls is null or cap_calls >= 1', [], 'api_keys_cap_calls_check')
      table.index(['client_id', 'created_at', 'id'])
    })

    /** Raw SQL: on SQLite, knex would copy the tables without the triggers of the ledger. */
    for (const table of ['search_history', 'call_ledger']) {
      this.schema.raw(
        `alter table ${table} add column api_key_id integer null references api_keys (id)`
      )
    }
    /** Partial, since most calls have no key. */
    this.schema.raw(
      `create index search_history_by_key on search_history (api_key_id, created_at, id)
         where api_key_id is not null`
    )
  }

  async down() {
    this.schema.raw('drop index search_history_by_key')
    for (const table of ['search_history', 'call_ledger']) {
      this.schema.raw(`alter table ${table} drop column api_key_id`)
    }
    this.schema.dropTable('api_keys')
  }
}
