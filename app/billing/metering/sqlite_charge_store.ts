import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { storeAnswers } from '#app/core/http/idempotency'
import { amongValues, preparedRows, textByDatabase } from '#app/core/db/prepared_rows'
import {
  chargeColumns,
  keyColumns,
  type ChargeStore,
  type Entries,
  type KeyRow,
  type PackageRow,
} from '#app/billing/metering/charge_store'
import { currentPackage, orderOfPayment } from '#app/billing/client_packages/payment_order'
import { searchColumns } from '#app/billing/metering/search_record'

/** Short statements that are prepared once per connection, which takes longer than running them. */
export const sqliteChargeStore: ChargeStore = {
  /**
   * SQLite rejects a transaction that reads before it writes if another one has written in between, so an
   * empty write comes first.
   */
  async lockPackages(clientIds, trx) {
    await run(trx, 'update default_setups set id = id where id = 0')
    const rows = await run<StoredPackageRow>(trx, readPackages(trx), [JSON.stringify(clientIds)])
    const limits = new Map<number, number>()
    for (const { client_id: id, total_calls: calls } of rows) {
      limits.set(id, (limits.get(id) ?? 0) + calls)
    }
    return rows.map((row) => ({ ...row, call_limit: limits.get(row.client_id)! }))
  },

  /** Locking the packages has locked the whole database. */
  async lockKeys(ids, trx) {
    return run<KeyRow>(
      trx,
      `select ${keyColumns(trx)} from api_keys
       where id in (select value from json_each(?)) and revoked_at is null`,
      [JSON.stringify(ids)]
    )
  },

  async write({ counters, charges, searches, keys, answers }, trx) {
    for (const counter of counters) {
      await run(trx, raiseCounter(counter, sqlNow(trx)), [counter.units, counter.id])
    }
    for (const charge of charges) {
      const { columns, marks, values } = partsOf(charge, chargeColumns)
      await run(
        trx,
        `insert into call_ledger (${columns}, kind, created_at)
         values (${marks}, 'charge', ${sqlNow(trx)})`,
        values
      )
    }
    for (const search of searches) {
      const { columns, marks, values } = partsOf(search, searchColumns)
      await run(
        trx,
        `insert into search_history (${columns}, created_at) values (${marks}, ${sqlNow(trx)})`,
        values
      )
    }
    for (const { used_calls: used, month, month_calls: inMonth, cap_warned: warned, id } of keys) {
      await run(
        trx,
        'update api_keys set used_calls = ?, month = ?, month_calls = ?, cap_warned = ? where id = ?',
        [used, month, inMonth, warned, id]
      )
    }
    if (answers.length === 0) return { answered: 0 }
    const answered = await run(trx, `${storeAnswers(trx)} returning 1`, [JSON.stringify(answers)])
    return { answered: answered.length }
  },
}

type StoredPackageRow = Omit<PackageRow, 'call_limit'>

function run<Row>(
  client: QueryClientContract,
  sql: string,
  bindings: Parameters<typeof preparedRows>[3] = []
) {
  return preparedRows<Row>(client, sql, sql, bindings)
}

/** All current packages; used-up ones are part of the client's limit. */
const readPackages = textByDatabase(
  (
    client
  ) => `select client_packages.id, client_packages.uid, client_id, client_packages.name, family,
           client_packages.res_percentage, total_calls, usage_calls, first_alert_at, last_alert_at,
           first_alert_percentage, last_alert_percentage
    from client_packages
    join clients on clients.id = client_packages.client_id and clients.status = 'active'
    join default_setups on default_setups.id = 1
    where ${amongValues(client, 'client_id', 'integer').sql} and ${currentPackage(client)}
    order by ${orderOfPayment()}`
)

function raiseCounter(counter: Entries['counters'][number], now: string): string {
  const alerts = [
    counter.first_alert ? `, first_alert_at = ${now}` : '',
    counter.last_alert ? `, last_alert_at = ${now}` : '',
  ]
  return `update client_packages
    set usage_calls = usage_calls + ?, updated_at = ${now}${alerts.join('')} where id = ?`
}

function partsOf<Row extends object>(row: Row, columns: Record<keyof Row & string, string>) {
  const names = Object.keys(columns) as Array<keyof Row & string>
  return {
    columns: names.join(', '),
    marks: names.map(() => '?').join(', '),
    values: names.map((name) => {
      const value: unknown = row[name]
      return columns[name] === 'json' && value !== null
        ? JSON.stringify(value)
        : (value as string | number | null)
    }),
  }
}
