import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Sales and their payment history, notifications and queued mail, and the audit log of staff
 * actions.
 */
export default class extends BaseSchema {
  async up() {
    /**
     * One row: the number of the last sale, incremented in the transaction of the sale, so without
     * gaps.
     */
    this.schema.createTable('sale_numbers', (table) => {
      table.increments('id')
      table.integer('last').notNullable()
      table.check('id = 1', [], 'sale_numbers_one_row_check')
    })

    this.schema.createTable('sales', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('number').notNullable().unique()
      table.integer('client_id').notNullable().references('clients.id')
      table.integer('client_package_id').notNullable().references('client_packages.id')
      table.string('client_name', 200).notNullable()
      table.text('client_address').nullable()
      table.string('client_country', 2).nullable()
      table.string('client_tax_id', 50).nullable()
      table.string('family', 30).notNullable()
      table.string('package_name', 200).notNullable()
      table.integer('package_version').notNullable()
      table.integer('total_calls').notNullable()
      table.integer('quantity').notNullable()
      table.bigInteger('unit_price').notNullable()
      table.bigInteger('amount').notNullable()
      table.string('currency_code', 3).notNullable()
      table.string('currency_symbol', 10).notNullable()
      table.smallint('currency_exponent').notNullable()
      table.double('rate').notNullable()
      table.string('base_currency_code', 3).notNullable()
      table.smallint('base_currency_exponent').notNullable()
      table.bigInteger('base_amount').notNullable()
      table.string('channel', 10).notNullable()
      table.string('payment_status', 10).notNullable()
      table.integer('voids').nullable().references('sales.id').unique()
      table.integer('actor_id').nullable().references('users.id')
      table.timestamp('created_at').notNullable()
      table.check("channel in ('self', 'admin', 'free')", [], 'sales_channel_check')
      table.check(
        "payment_status in ('unpaid', 'paid', 'waived', 'void')",
        [],
        'sales_payment_status_check'
      )
      table.check('quantity >= 1', [], 'sales_quantity_check')
      table.check(
        'case when voids is null then amount >= 0 else amount <= 0 end',
        [],
        'sales_amount_check'
      )
      table.index(['client_id', 'id'])
      table.index(['created_at', 'id'])
      table.index(['payment_status', 'id'])
      table.index('client_package_id')
    })

    /** The payment history of a sale; the sale has the current status. */
    this.schema.createTable('sale_payments', (table) => {
      table.increments('id')
      table.integer('sale_id').notNullable().references('sales.id')
      table.string('was', 10).notNullable()
      table.string('became', 10).notNullable()
      table.string('note', 500).nullable()
      table.integer('actor_id').nullable().references('users.id')
      table.timestamp('created_at').notNullable()
      table.index(['sale_id', 'id'])
    })

    this.schema.createTable('notifications', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('kind', 50).notNullable()
      table.string('message', 500).notNullable()
      table.string('link', 500).nullable()
      table.timestamp('read_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'read_at', 'id'])
      table.index(['user_id', 'id'])
    })

    /** Mails that must not be lost: queued in the transaction that causes them, sent afterwards. */
    this.schema.createTable('queued_mails', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('kind', 50).notNullable()
      table.string('recipient', 254).notNullable()
      table.json('content').notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.timestamp('claimed_at').nullable()
      table.timestamp('sent_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    this.schema.raw('create index queued_mails_unsent on queued_mails (id) where sent_at is null')

    this.schema.createTable('audit_entries', (table) => {
      table.bigIncrements('id')
      table.integer('actor_id').nullable().references('users.id')
      table.string('action', 30).notNullable()
      table.string('subject', 30).notNullable()
      table.uuid('subject_uid').nullable()
      table.string('subject_name', 500).notNullable()
      table.json('before').nullable()
      table.json('after').nullable()
      table.string('ip', 64).nullable()
      table.timestamp('created_at').notNullable()
      table.index(['subject', 'subject_uid', 'id'])
      table.index(['actor_id', 'id'])
      table.index(['created_at', 'id'])
    })

    this.defer(async (db) => {
      await db.rawQuery('insert into sale_numbers (id, last) values (1, 0)')
      for (const table of ['sale_payments', 'audit_entries']) await makeAppendOnly(db, table)
      await keepFiguresOfSales(db)
    })
  }

  async down() {
    for (const table of [
      'audit_entries',
      'queued_mails',
      'notifications',
      'sale_payments',
      'sales',
      'sale_numbers',
    ]) {
      this.schema.dropTable(table)
    }
    this.defer(async (db) => {
      if (db.dialect.name !== 'postgres') return
      await db.rawQuery('drop function if exists refuse_change()')
      await db.rawQuery('drop function if exists keep_figures_of_sale()')
    })
  }
}

async function makeAppendOnly(db: QueryClientContract, table: string) {
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(`
      create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name;
      end $$`)
    await db.rawQuery(
      `create trigger ${table}_append_only before update or delete on ${table}
         for each row execute function refuse_change()`
    )
    await refuseTruncate(db, table)
    return
  }
  for (const event of ['update', 'delete']) {
    await db.rawQuery(
      `create trigger ${table}_no_${event} before ${event} on ${table}
       begin select raise(abort, '${table} is append-only'); end`
    )
  }
}

async function refuseTruncate(db: QueryClientContract, table: string) {
  await db.rawQuery(
    `create trigger ${table}_no_truncate before truncate on ${table}
       for each statement execute function refuse_change()`
  )
}

/** Only the payment status of a sale can change, and sales cannot be deleted. */
async function keepFiguresOfSales(db: QueryClientContract) {
  const figures = [
    'id',
    'uid',
    'number',
    'client_id',
    'client_package_id',
    'client_name',
    'client_address',
    'client_country',
    'client_tax_id',
    'family',
    'package_name',
    'package_version',
    'total_calls',
    'quantity',
    'unit_price',
    'amount',
    'currency_code',
    'currency_symbol',
    'currency_exponent',
    'rate',
    'base_currency_code',
    'base_currency_exponent',
    'base_amount',
    'channel',
    'voids',
    'actor_id',
    'created_at',
  ]
  if (db.dialect.name === 'postgres') {
    const was = figures.map((name) => `old.${name}`).join(', ')
    const becomes = figures.map((name) => `new.${name}`).join(', ')
    await db.rawQuery(`
      create or replace function keep_figures_of_sale() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (${was}) is not distinct from (${becomes}) then
          return new;
        end if;
        raise exception 'The figures of a sale never change';
      end $$`)
    await db.rawQuery(
      `create trigger sales_keep_figures before update or delete on sales
         for each row execute function keep_figures_of_sale()`
    )
    await refuseTruncate(db, 'sales')
    return
  }
  await db.rawQuery(
    `create trigger sales_no_delete before delete on sales
     begin select raise(abort, 'No sale goes away'); end`
  )
  await db.rawQuery(
    `create trigger sales_keep_figures before update of ${figures.join(', ')} on sales
     begin select raise(abort, 'The figures of a sale never change'); end`
  )
}
