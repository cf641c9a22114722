import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const taxColumns = ['tax_rate', 'tax_category', 'tax_reason', 'tax_amount', 'base_tax_amount']

/** The figures of a sale before this migration; they never change. */
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

const clientColumns = {
  billing_name: 'varchar(200)',
  billing_post_code: 'varchar(20)',
  billing_city: 'varchar(100)',
  billing_email: 'varchar(254)',
  buyer_reference: 'varchar(100)',
  language: 'varchar(2)',
  tax_treatment: `varchar(20) not null default 'standard'
    constraint clients_tax_treatment_check
    check (tax_treatment in ('standard', 'reverse_charge', 'export', 'exempt'))`,
  tax_rate: 'integer',
  tax_reason: 'varchar(300)',
}

/**
 * The tax of sales, and the billing data and tax treatment of clients. Raw SQL: on SQLite, knex would copy the
 * tables without their triggers.
 */
export default class extends BaseSchema {
  async up() {
    for (const [name, type] of Object.entries(clientColumns)) {
      this.schema.raw(`alter table clients add column ${name} ${type}`)
    }
    this.schema.raw('alter table sales add column tax_rate integer not null default 0')
    this.schema.raw(`alter table sales add column tax_category varchar(2) not null default 'Z'`)
    this.schema.raw('alter table sales add column tax_reason varchar(300)')
    this.schema.raw('alter table sales add column tax_amount bigint not null default 0')
    this.schema.raw('alter table sales add column base_tax_amount bigint not null default 0')
    this.defer((db) => keepFigures(db, [...figures, ...taxColumns]))
  }

  async down() {
    this.defer(async (db) => {
      await keepFigures(db, figures)
      for (const name of taxColumns) await db.rawQuery(`alter table sales drop column ${name}`)
      for (const name of Object.keys(clientColumns)) {
        await db.rawQuery(`alter table clients drop column ${name}`)
      }
    })
  }
}

/** Replaces the trigger that rejects changes of these columns. */
async function keepFigures(db: QueryClientContract, columns: string[]) {
  if (db.dialect.name === 'postgres') {
    const was = columns.map((name) => `old.${name}`).join(', ')
    const becomes = columns.map((name) => `new.${name}`).join(', ')
    await db.rawQuery(`
      create or replace function keep_figures_of_sale() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (${was}) is not distinct from (${becomes}) then
          return new;
        end if;
        raise exception 'The figures of a sale never change';
      end $$`)
    return
  }
  await db.rawQuery('drop trigger sales_keep_figures')
  await db.rawQuery(
    `create trigger sales_keep_figures before update of ${columns.join(', ')} on sales
     begin select raise(abort, 'The figures of a sale never change'); end`
  )
}
