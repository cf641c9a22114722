import { BaseSchema } from '@adonisjs/lucid/schema'

/** Packages, client packages, the ledger, search history and the limits (one row). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('packages', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.string('family', 30).notNullable()
      table.string('name', 200).notNullable()
      table.text('description').nullable()
      table.integer('total_calls').notNullable()
      table.bigInteger('price').notNullable().defaultTo(0)
      table.bigInteger('unit_price').nullable()
      table.integer('minimum_quantity').nullable()
      table.integer('maximum_quantity').nullable()
      table.integer('currency_id').nullable().references('currencies.id')
      table.integer('validity_days').nullable()
      table.integer('priority').notNullable()
      table.smallint('res_percentage').notNullable().defaultTo(100)
      table.json('features').notNullable()
      table.string('status', 20).notNullable().defaultTo('draft')
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        "family in ('basic', 'pay_as_you_go', 'additional_talk_time', 'free')",
        [],
        'packages_family_check'
      )
      table.check("status in ('draft', 'active', 'archived')", [], 'packages_status_check')
      table.check('res_percentage between 0 and 100', [], 'packages_res_percentage_check')
      table.check('total_calls >= 0 and price >= 0', [], 'packages_amounts_check')
      table.check(
        "family <> 'pay_as_you_go' or (unit_price >= 0 and minimum_quantity >= 1 and maximum_quantity >= minimum_quantity)",
        [],
        'packages_quantity_check'
      )
      table.check("family = 'free' or currency_id is not null", [], 'packages_currency_check')
      table.unique(['family', 'name'])
      table.index(['family', 'status', 'id'])
    })

    this.schema.createTable('default_setups', (table) => {
      table.increments('id')
      table.integer('free_package_id').nullable().references('packages.id')
      table.integer('guest_searches_per_day').notNullable().defaultTo(10)
      table.integer('guest_result_limit').notNullable().defaultTo(5)
      table.smallint('res_percentage').notNullable().defaultTo(100)
      table.integer('maximum_search_skills').notNullable().defaultTo(10)
      table.integer('requests_per_minute').notNullable().defaultTo(600)
      table.integer('maximum_unpaid_sales').notNullable().defaultTo(3)
      table.smallint('first_alert_percentage').notNullable().defaultTo(80)
      table.smallint('last_alert_percentage').notNullable().defaultTo(100)
      table.bigInteger('import_maximum_bytes').notNullable().defaultTo(104857600)
      table.integer('import_maximum_rows').notNullable().defaultTo(2000000)
      table.integer('search_history_days').notNullable().defaultTo(365)
      table.integer('playground_search_price').notNullable().defaultTo(1)
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check('id = 1', [], 'default_setups_one_row_check')
      table.check('res_percentage between 0 and 100', [], 'default_setups_percentage_check')
      table.check('playground_search_price >= 1', [], 'default_setups_price_check')
    })

    this.schema.createTable('client_packages', (table) => {
      table.increments('id')
      table.uuid('uid').notNullable().unique()
      table.integer('client_id').notNullable().references('clients.id')
      table.integer('package_id').notNullable().references('packages.id')
      table.string('family', 30).notNullable()
      table.string('name', 200).notNullable()
      table.bigInteger('price').notNullable()
      table.string('currency_code', 3).nullable()
      table.integer('priority').notNullable()
      table.integer('package_version').notNullable()
      table.integer('total_calls').notNullable()
      table.integer('usage_calls').notNullable().defaultTo(0)
      table.smallint('res_percentage').notNullable().defaultTo(100)
      table.boolean('backup').notNullable().defaultTo(false)
      table.timestamp('activated_at').notNullable()
      table.timestamp('expires_at').nullable()
      table.string('status', 20).notNullable().defaultTo('active')
      table.timestamp('first_alert_at').nullable()
      table.timestamp('last_alert_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.check(
        'usage_calls >= 0 and usage_calls <= total_calls',
        [],
        'client_packages_usage_check'
      )
      table.check('res_percentage between 0 and 100', [], 'client_packages_percentage_check')
      table.check(
        "status in ('active', 'cancelled', 'refunded')",
        [],
        'client_packages_status_check'
      )
      /** usage_calls is not indexed, so that PostgreSQL can use HOT updates for the counter. */
      table.index(['client_id', 'id'])
      table.index('package_id')
    })

    this.schema.createTable('call_ledger', (table) => {
      table.bigIncrements('id')
      table.integer('client_id').notNullable().references('clients.id')
      table.integer('client_package_id').notNullable().references('client_packages.id')
      table.uuid('request_id').notNullable()
      table.string('kind', 10).notNullable()
      table.integer('units').notNullable()
      table.bigInteger('reverses').nullable().references('call_ledger.id')
      table.timestamp('created_at').notNullable()
      table.check("kind in ('charge', 'refund')", [], 'call_ledger_kind_check')
      table.check('units >= 1', [], 'call_ledger_units_check')
      table.check("(kind = 'refund') = (reverses is not null)", [], 'call_ledger_reverses_check')
      table.index(['client_package_id', 'created_at', 'id'])
    })
    this.schema.raw(
      `create unique index call_ledger_one_charge on call_ledger
         (client_id, request_id, client_package_id) where kind = 'charge'`
    )
    this.schema.raw(
      'create index call_ledger_reversed on call_ledger (reverses) where reverses is not null'
    )

    this.schema.createTable('search_history', (table) => {
      table.bigIncrements('id')
      table.uuid('uid').notNullable().unique()
      table.uuid('request_id').notNullable().unique()
      table.integer('client_id').nullable().references('clients.id')
      table.integer('user_id').nullable().references('users.id')
      table.integer('client_package_id').nullable().references('client_packages.id')
      table.string('origin', 20).notNullable()
      table.json('skills').notNullable()
      table.json('filters').notNullable()
      table.integer('total_matches').notNullable()
      table.integer('returned').notNullable()
      table.string('outcome', 20).notNullable()
      table.integer('units').notNullable().defaultTo(0)
      table.integer('latency_ms').notNullable()
      table.json('answer').nullable()
      table.timestamp('created_at').notNullable()
      table.check("origin in ('playground', 'api')", [], 'search_history_origin_check')
      table.check("outcome in ('found', 'empty')", [], 'search_history_outcome_check')
      table.index(['client_id', 'created_at', 'id'])
      table.index(['user_id', 'id'])
      table.index(['client_package_id', 'id'])
      /**
       * Includes the units, so that a dashboard counts the calls of a month from the index alone.
       */
      table.index(['created_at', 'id', 'units'])
    })

    this.schema.createTable('idempotency_records', (table) => {
      table.bigIncrements('id')
      table.string('owner', 40).notNullable()
      table.string('key', 255).notNullable()
      table.string('request_hash', 64).notNullable()
      table.uuid('request_id').notNullable()
      table.smallint('answer_status').nullable()
      table.text('answer_headers').nullable()
      table.text('answer_body').nullable()
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['owner', 'key'])
    })

    this.defer(async (db) => {
      await db.rawQuery(
        'insert into default_setups (id, created_at, updated_at) values (1, current_timestamp, current_timestamp)'
      )

      if (db.dialect.name === 'postgres') {
        await db.rawQuery('alter table client_packages set (fillfactor = 50)')
        /**
         * Updated on each request and only relevant for a minute, so neither the WAL nor a sync to
         * disk is worthwhile.
         */
        await db.rawQuery('alter table rate_limits set unlogged')
        await db.rawQuery(`
          create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
          begin
            raise exception 'The call ledger is append-only';
          end $$`)
        await db.rawQuery(
          `create trigger call_ledger_append_only before update or delete on call_ledger
             for each row execute function refuse_ledger_change()`
        )
        await db.rawQuery(
          `create trigger call_ledger_no_truncate before truncate on call_ledger
             for each statement execute function refuse_ledger_change()`
        )
        return
      }
      for (const event of ['update', 'delete']) {
        await db.rawQuery(
          `create trigger call_ledger_no_${event} before ${event} on call_ledger
           begin select raise(abort, 'The call ledger is append-only'); end`
        )
      }
    })
  }

  async down() {
    for (const table of [
      'idempotency_records',
      'search_history',
      'call_ledger',
      'client_packages',
      'default_setups',
      'packages',
    ]) {
      this.schema.dropTable(table)
    }
    this.defer(async (db) => {
      if (db.dialect.name === 'postgres') {
        await db.rawQuery('drop function if exists refuse_ledger_change()')
      }
    })
  }
}
