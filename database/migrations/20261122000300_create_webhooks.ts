import { BaseSchema } from '@adonisjs/lucid/schema'

/** Webhooks, their deliveries and attempts, and the packages whose end was already sent. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhooks', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      /** Null: of the organization itself. */
      table.integer('client_id').nullable().references('clients.id')
      table.string('url', 2000).notNullable()
      table.string('description', 300).nullable()
      table.json('events').notNullable()
      /** Encrypted with the key of the installation; the previous one is valid until its expiry. */
      table.text('secret').notNullable()
      table.text('previous_secret').nullable()
      table.timestamp('previous_secret_ends_at').nullable()
      table.string('status', 30).notNullable().defaultTo('active')
      /** The start of failures without a success; null if it does not fail. */
      table.timestamp('failing_since').nullable()
      table.timestamp('last_delivered_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "status in ('active', 'paused', 'disabled_by_failures')",
        [],
        'webhooks_status_check'
      )
      table.index(['client_id', 'id'])
    })

    this.schema.createTable('webhook_deliveries', (table) => {
      table.bigIncrements('id')
      /** Sent as webhook-id. */
      table.uuid('uid').notNullable().unique()
      table.integer('webhook_id').notNullable().references('webhooks.id').onDelete('CASCADE')
      table.string('event', 50).notNullable()
      /** The exact bytes that are signed and sent. */
      table.text('payload').notNullable()
      table.string('state', 10).notNullable().defaultTo('pending')
      table.integer('attempts').notNullable().defaultTo(0)
      table.timestamp('next_attempt_at').nullable()
      /** Changes with each claim: only the latest one may write the result. */
      table.uuid('claim').nullable()
      table.timestamp('last_attempt_at').nullable()
      table.smallint('response_status').nullable()
      table.text('response_body').nullable()
      table.integer('duration_ms').nullable()
      table.string('error', 30).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "state in ('pending', 'delivered', 'failed')",
        [],
        'webhook_deliveries_state_check'
      )
      table.index(['webhook_id', 'id'])
      table.index(['webhook_id', 'state', 'id'])
      table.index(['created_at', 'id'])
    })
    this.schema.raw(
      `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at, id)
         where state = 'pending'`
    )

    this.schema.alterTable('client_packages', (table) => {
      table.timestamp('expiry_told_at').nullable()
    })
    /** Packages that have already ended send no event. */
    this.schema.raw(
      `update client_packages set expiry_told_at = current_timestamp
       where expires_at is not null and expires_at <= current_timestamp`
    )
    this.schema.raw(
      `create index client_packages_end on client_packages (expires_at)
         where expiry_told_at is null and status = 'active' and expires_at is not null`
    )
  }

  async down() {
    this.schema.raw('drop index client_packages_end')
    /** Raw SQL: on SQLite, knex would copy the table, which the foreign keys of charges prevent. */
    this.schema.raw('alter table client_packages drop column expiry_told_at')
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhooks')
  }
}
