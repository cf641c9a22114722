import { BaseSchema } from '@adonisjs/lucid/schema'

/** Payments by Stripe Checkout, the received events of Stripe, and refunds by Stripe. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('checkouts', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('sale_id').notNullable().references('sales.id')
      /** Null until Stripe's answer or event arrives. */
      table.string('session_id', 255).nullable().unique()
      table.text('url').nullable()
      /** What is due, in minor units of the sale's currency. */
      table.bigInteger('amount').notNullable()
      /** The same in the unit of Stripe. */
      table.bigInteger('stripe_amount').notNullable()
      table.string('currency_code', 3).notNullable()
      table.string('status', 10).notNullable().defaultTo('open')
      /** Why the payment was rejected. */
      table.string('problem', 10).nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['sale_id', 'id'])
      table.check(
        "status in ('open', 'paid', 'rejected', 'expired', 'failed')",
        [],
        'checkouts_status_check'
      )
      table.check("(status = 'rejected') = (problem is not null)", [], 'checkouts_problem_check')
    })
    this.schema.createTable('stripe_events', (table) => {
      table.increments('id')
      table.string('event_id', 255).notNullable().unique()
      table.string('type', 100).notNullable()
      table.timestamp('created_at').notNullable().index()
    })
    /** The payment that Stripe returns. Raw SQL: on SQLite, knex would copy the table. */
    this.schema.raw(
      'alter table refunds add column payment_id integer null references payments (id)'
    )
    /** `started`: Stripe may have made the refund. `failed`: it did not. */
    this.schema.raw('alter table refunds add column stripe_status varchar(10) null')
    /** The failed attempts, each of which needs a new idempotency key. */
    this.schema.raw('alter table refunds add column stripe_failures integer not null default 0')
  }

  async down() {
    this.schema.dropTable('checkouts')
    this.schema.dropTable('stripe_events')
    for (const column of ['stripe_failures', 'stripe_status', 'payment_id']) {
      this.schema.raw(`alter table refunds drop column ${column}`)
    }
  }
}
