import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The seller's data, the numbers of documents, invoices with their credit notes, and refunds. */
export default class extends BaseSchema {
  async up() {
    /** One row. Documents have a copy of these values. */
    this.schema.createTable('sellers', (table) => {
      table.increments('id')
      table.string('legal_name', 200).nullable()
      table.string('street', 300).nullable()
      table.string('post_code', 20).nullable()
      table.string('city', 100).nullable()
      table.string('country', 2).nullable()
      table.string('vat_id', 30).nullable()
      table.string('tax_number', 50).nullable()
      table.string('registration', 300).nullable()
      table.string('email', 254).nullable()
      table.string('phone', 50).nullable()
      table.string('bank_name', 200).nullable()
      table.string('iban', 34).nullable()
      table.string('bic', 11).nullable()
      table.text('payment_instructions').nullable()
      table.integer('payment_days').notNullable().defaultTo(14)
      /** In hundredths of a percent: 1900 is 19 %. */
      table.integer('default_tax_rate').notNullable().defaultTo(0)
      table.string('tax_reason', 300).nullable()
      table.string('time_zone', 64).notNullable().defaultTo('UTC')
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('id = 1', [], 'sellers_one_row_check')
    })

    /** The last number of each kind and year, incremented in the transaction of the document. */
    this.schema.createTable('document_numbers', (table) => {
      table.string('kind', 20).notNullable()
      table.integer('year').notNullable()
      table.integer('last').notNullable()
      table.primary(['kind', 'year'])
    })

    /** Invoices and credit notes, which never change; amounts are in minor units of the currency. */
    this.schema.createTable('invoices', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('kind', 20).notNullable()
      table.string('number', 30).notNullable().unique()
      table.integer('year').notNullable()
      table.integer('sequence').notNullable()
      table.integer('client_id').notNullable().references('clients.id')
      table.integer('sale_id').notNullable().references('sales.id')
      table.integer('corrects_id').nullable().references('invoices.id')
      table.string('reason', 500).nullable()
      table.string('language', 2).notNullable()
      table.json('seller').notNullable()
      table.json('buyer').notNullable()
      table.json('lines').notNullable()
      table.json('taxes').notNullable()
      table.json('payment_instructions').notNullable()
      table.string('currency_code', 3).notNullable()
      table.string('currency_symbol', 10).notNullable()
      table.smallint('currency_exponent').notNullable()
      table.bigInteger('net').notNullable()
      table.bigInteger('tax').notNullable()
      table.bigInteger('gross').notNullable()
      table.string('issued_on', 10).notNullable()
      table.string('due_on', 10).nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['kind', 'year', 'sequence'])
      table.index(['client_id', 'id'])
      table.index(['sale_id', 'id'])
      table.check("kind in ('invoice', 'credit_note')", [], 'invoices_kind_check')
      table.check(
        "(kind = 'credit_note') = (corrects_id is not null)",
        [],
        'invoices_corrects_check'
      )
      table.check('gross = net + tax and gross > 0', [], 'invoices_sum_check')
    })
    this.schema.raw(
      `create unique index invoices_of_sale on invoices (sale_id) where kind = 'invoice'`
    )

    this.schema.createTable('refunds', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('sale_id').notNullable().references('sales.id')
      table.integer('invoice_id').nullable().references('invoices.id')
      table.bigInteger('amount').notNullable()
      table.string('currency_code', 3).notNullable()
      table.string('status', 10).notNullable().defaultTo('due')
      table.string('method', 20).nullable()
      table.string('provider_reference', 200).nullable().unique()
      table.string('note', 500).nullable()
      table.integer('actor_id').nullable().references('users.id')
      table.timestamp('created_at').notNullable()
      table.timestamp('done_at').nullable()
      table.index(['sale_id', 'id'])
      table.index(['status', 'id'])
      table.check('amount > 0', [], 'refunds_amount_check')
      table.check("status in ('due', 'done')", [], 'refunds_status_check')
      table.check("(status = 'done') = (done_at is not null)", [], 'refunds_done_check')
    })

    this.defer(async (db) => {
      await db.rawQuery(
        `insert into sellers (id, created_at, updated_at)
         values (1, current_timestamp, current_timestamp)`
      )
      await makeAppendOnly(db, 'invoices')
      await recordEarlierRefunds(db)
    })
  }

  async down() {
    for (const table of ['refunds', 'invoices', 'document_numbers', 'sellers']) {
      this.schema.dropTable(table)
    }
  }
}

/** Sales that were voided after they had been paid, before refunds were recorded. */
async function recordEarlierRefunds(db: QueryClientContract) {
  const payments: Array<Record<'sale_id' | 'amount' | 'currency_code', string | number>> = await db
    .from('payments')
    .join('sales', 'sales.id', 'payments.sale_id')
    .where('sales.payment_status', 'void')
    .select('payments.sale_id', 'payments.amount', 'payments.currency_code')
    .orderBy('payments.id')
  for (const { sale_id: sale, amount, currency_code: currency } of payments) {
    await db.rawQuery(
      `insert into refunds
         (uid, sale_id, amount, currency_code, status, method, note, created_at, done_at)
       values (?, ?, ?, ?, 'done', 'other', 'Before refunds were recorded', current_timestamp,
         current_timestamp)`,
      [randomUUID(), sale, amount, currency]
    )
  }
}

async function makeAppendOnly(db: QueryClientContract, table: string) {
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(
      `create trigger ${table}_append_only before update or delete on ${table}
         for each row execute function refuse_change()`
    )
    await db.rawQuery(
      `create trigger ${table}_no_truncate before truncate on ${table}
         for each statement execute function refuse_change()`
    )
    return
  }
  for (const event of ['update', 'delete']) {
    await db.rawQuery(
      `create trigger ${table}_no_${event} before ${event} on ${table}
       begin select raise(abort, '${table} is append-only'); end`
    )
  }
}
