import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { replaceChecks, undone } from '#app/core/db/replace_checks'

const checks = [
  {
    table: 'client_packages',
    name: 'client_packages_status_check',
    from: "status in ('active', 'cancelled', 'refunded')",
    to: "status in ('pending', 'active', 'cancelled', 'refunded')",
  },
]

/**
 * Credit limits in minor units of the base currency, packages that wait for their payment, and the payments of
 * sales. Raw SQL: on SQLite, knex would copy tables without their triggers.
 */
export default class extends BaseSchema {
  async up() {
    replaceChecks(this, checks)
    /** The validity of the offer, which starts when a pending package is released. */
    this.schema.raw('alter table client_packages add column validity_days integer null')
    this.schema.raw('alter table client_packages add column pending_reason varchar(20) null')

    this.schema.raw('alter table clients add column credit_limit bigint null')
    this.schema.raw(
      'alter table default_setups add column credit_limit bigint not null default 10000'
    )
    this.schema.raw(
      'alter table default_setups add column registrations_per_day integer not null default 20'
    )
    this.schema.raw('update default_setups set credit_limit = 0 where maximum_unpaid_sales = 0')
    this.schema.raw('alter table default_setups drop column maximum_unpaid_sales')

    this.schema.createTable('payments', (table) => {
      table.increments('id')
      table.integer('sale_id').notNullable().references('sales.id').index()
      table.string('method', 20).notNullable()
      /** In minor units of the currency. */
      table.bigInteger('amount').notNullable()
      table.string('currency_code', 3).notNullable()
      /** The id of the payment at its provider. */
      table.string('provider_reference', 255).nullable().unique()
      table.date('received_on').notNullable()
      table.string('note', 500).nullable()
      table.integer('actor_id').nullable().references('users.id')
      table.timestamp('created_at').notNullable()
      table.check("method in ('bank_transfer', 'stripe', 'other')", [], 'payments_method_check')
      table.check('amount > 0', [], 'payments_amount_check')
    })
    this.defer(async (db) => {
      await recordEarlierPayments(db)
      await makeAppendOnly(db)
    })
  }

  async down() {
    this.schema.dropTable('payments')
    this.schema.raw(
      'alter table default_setups add column maximum_unpaid_sales integer not null default 3'
    )
    this.schema.raw('update default_setups set maximum_unpaid_sales = 0 where credit_limit = 0')
    for (const [table, column] of [
      ['default_setups', 'registrations_per_day'],
      ['default_setups', 'credit_limit'],
      ['clients', 'credit_limit'],
      ['client_packages', 'pending_reason'],
      ['client_packages', 'validity_days'],
    ]) {
      this.schema.raw(`alter table ${table} drop column ${column}`)
    }
    this.schema.raw("update client_packages set status = 'cancelled' where status = 'pending'")
    replaceChecks(this, undone(checks))
  }
}

/** Payments that were recorded before without a method. */
async function recordEarlierPayments(db: QueryClientContract) {
  const day =
    db.dialect.name === 'postgres'
      ? "cast(step.created_at at time zone 'UTC' as date)"
      : 'date(step.created_at)'
  await db.rawQuery(
    `insert into payments
       (sale_id, method, amount, currency_code, received_on, note, actor_id, created_at)
     select sales.id, 'other', sales.amount, sales.currency_code, ${day}, step.note, step.actor_id,
       step.created_at
     from sale_payments as step join sales on sales.id = step.sale_id
     where step.became = 'paid' and sales.amount > 0 order by step.id`
  )
}

async function makeAppendOnly(db: QueryClientContract) {
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(
      `create trigger payments_append_only before update or delete on payments
         for each row execute function refuse_change()`
    )
    await db.rawQuery(
      `create trigger payments_no_truncate before truncate on payments
         for each statement execute function refuse_change()`
    )
    return
  }
  for (const event of ['update', 'delete']) {
    await db.rawQuery(
      `create trigger payments_no_${event} before ${event} on payments
       begin select raise(abort, 'payments is append-only'); end`
    )
  }
}
