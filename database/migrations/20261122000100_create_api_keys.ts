import { BaseSchema } from '@adonisjs/lucid/schema'

/** The keys by which a client's programs call `/v1`, and which of them a call was paid for. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('api_keys', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('client_id').notNullable().references('clients.id')
      /** Who made it. */
      table.integer('user_id').notNullable().references('users.id').index()
      table.string('name', 100).notNullable()
      /** The beginning of the text, by which people know it; the rest is nowhere. */
      table.string('prefix', 12).notNullable()
      table.string('hash', 64).notNullable().unique()
      /** The text before the last rotation, as long as it still works. */
      table.string('previous_prefix', 12).nullable()
      table.string('previous_hash', 64).nullable().unique()
      table.timestamp('previous_expires_at').nullable()
      table.json('abilities').notNullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('last_used_at').nullable()
      table.timestamp('revoked_at').nullable()
      /** The most calls that may ever be charged to it; null for no cap. */
      table.integer('cap_calls').nullable()
      /** Calls that were charged to it: the sum of its entries in the ledger. */
      table.integer('used_calls').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('used_calls >= 0', [], 'api_keys_used_calls_check')
      table.check('cap_calls is null or cap_calls >= 1', [], 'api_keys_cap_calls_check')
      table.index(['client_id', 'created_at', 'id'])
    })

    /** Written out: knex would copy the tables on SQLite, and leave the ledger's triggers behind. */
    for (const table of ['search_history', 'call_ledger']) {
      this.schema.raw(
        `alter table ${table} add column api_key_id integer null references api_keys (id)`
      )
    }
    /** Most calls have no key, and cost this index nothing. */
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
