import { BaseSchema } from '@adonisjs/lucid/schema'

const columns = {
  /** Whether the cap is for the lifetime of the key or for each month (UTC). */
  cap_period: `varchar(10) not null default 'total'
    constraint api_keys_cap_period_check check (cap_period in ('total', 'month'))`,
  /** The month of `month_calls`, as 2026-11. */
  month: 'varchar(7) null',
  month_calls: 'integer not null default 0',
  /** The month, or `total`, for which the client was warned about the cap. */
  cap_warned: 'varchar(7) null',
}

/** API keys with a cap per month. */
export default class extends BaseSchema {
  async up() {
    for (const [name, type] of Object.entries(columns)) {
      this.schema.raw(`alter table api_keys add column ${name} ${type}`)
    }
  }

  async down() {
    for (const name of Object.keys(columns).reverse()) {
      this.schema.raw(`alter table api_keys drop column ${name}`)
    }
  }
}
