import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/database_clock'
import { storeAnswers } from '#app/core/idempotency'
import { rawRows } from '#app/core/raw_rows'
import { chargeColumns, type Books, type Entries, type PurseRow } from '#app/metering/books'
import { currentPackage, orderOfPayment } from '#app/metering/terms'
import { searchColumns } from '#app/playground/search_history'

type Columns = Record<string, 'integer' | 'uuid' | 'text' | 'json'>

/**
 * SQLite reads the text of a statement each time, which takes longer than running it: several short
 * ones are cheaper than a long one.
 */
export const sqliteBooks: Books = {
  /** A transaction that reads before it writes is refused once another has written: so it writes first, nothing. */
  async lock(clientIds, trx) {
    await trx.rawQuery('update default_setups set id = id where id = 0')
    const held = await rawRows<Omit<PurseRow, 'call_limit'>>(
      trx,
      readPurses(trx, clientIds),
      clientIds
    )
    const limits = new Map<number, number>()
    for (const { client_id: id, total_calls: calls } of held) {
      limits.set(id, (limits.get(id) ?? 0) + calls)
    }
    return held.map((row) => ({ ...row, call_limit: limits.get(row.client_id)! }))
  },

  async write({ counters, charges, searches, answers }, trx) {
    for (const counter of counters) {
      await trx.rawQuery(raiseCounter(trx, counter), [counter.units, counter.id])
    }
    await insert(
      trx,
      'call_ledger',
      { columns: chargeColumns, extra: { kind: "'charge'" } },
      charges
    )
    await insert(trx, 'search_history', { columns: searchColumns, extra: {} }, searches)
    if (answers.length === 0) return { answered: 0 }
    const answered = await rawRows(trx, `${storeAnswers(trx)} returning 1`, [
      JSON.stringify(answers),
    ])
    return { answered: answered.length }
  },
}

/** All current packages: used-up ones count in the client's limit. */
function readPurses(client: QueryClientContract, clientIds: number[]): string {
  return `select client_packages.id, client_packages.uid, client_id, client_packages.name, family,
           client_packages.res_percentage, total_calls, usage_calls, first_alert_at, last_alert_at,
           first_alert_percentage, last_alert_percentage
    from client_packages
    join clients on clients.id = client_packages.client_id and clients.status = 'active'
    join default_setups on default_setups.id = 1
    where client_id in (${clientIds.map(() => '?').join(', ')}) and ${currentPackage(client)}
    order by ${orderOfPayment()}`
}

function raiseCounter(client: QueryClientContract, counter: Entries['counters'][number]): string {
  const now = sqlNow(client)
  const alerts = [
    counter.first_alert ? `, first_alert_at = ${now}` : '',
    counter.last_alert ? `, last_alert_at = ${now}` : '',
  ]
  return `update client_packages
    set usage_calls = usage_calls + ?, updated_at = ${now}${alerts.join('')} where id = ?`
}

async function insert<Row extends object>(
  client: QueryClientContract,
  table: string,
  {
    columns,
    extra,
  }: { columns: Columns & Record<keyof Row, string>; extra: Record<string, string> },
  rows: Row[]
) {
  const given = Object.keys(columns) as Array<keyof Row & string>
  const constants = { ...extra, created_at: sqlNow(client) }
  const bindings: Array<string | number> = []
  const values = rows.map((row) => {
    const marks = given.map((name) => {
      const value: unknown = row[name]
      if (value === null) return 'null'
      bindings.push(columns[name] === 'json' ? JSON.stringify(value) : (value as string | number))
      return '?'
    })
    return `(${[...marks, ...Object.values(constants)].join(', ')})`
  })
  await client.rawQuery(
    `insert into ${table} (${[...given, ...Object.keys(constants)].join(', ')})
     values ${values.join(', ')}`,
    bindings
  )
}
