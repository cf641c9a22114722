import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { storeAnswers } from '#app/core/http/idempotency'
import { amongValues, preparedRows, textByDatabase } from '#app/core/db/prepared_rows'
import { jsonTable } from '#app/core/db/raw_rows'
import {
  chargeColumns,
  keyColumns,
  type ChargeStore,
  type KeyRow,
  type PackageRow,
} from '#app/billing/metering/charge_store'
import {
  currentPackage,
  orderOfPayment,
  usablePackage,
} from '#app/billing/client_packages/payment_order'
import { searchColumns } from '#app/billing/metering/search_record'

/**
 * Two statements, which are planned once per connection: one locks, one writes everything. A third one locks
 * API keys if there are any.
 */
export const postgresChargeStore: ChargeStore = {
  async lockPackages(clientIds, trx) {
    return preparedRows<PackageRow>(trx, 'lock_packages', lockPackages(trx), [
      JSON.stringify(clientIds),
    ])
  },

  async lockKeys(ids, trx) {
    return preparedRows<KeyRow>(
      trx,
      'lock_keys',
      `select ${keyColumns(trx)} from api_keys
       where ${amongValues(trx, 'id', 'integer').sql} and revoked_at is null
       order by id for no key update`,
      [JSON.stringify(ids)]
    )
  },

  async write({ counters, charges, searches, keys, answers }, trx) {
    const sql = [writeCharges(trx)]
    const bindings: unknown[] = [counters, charges, searches]
    if (keys.length) {
      sql.push(`counted as (${raiseKeys(trx)})`)
      bindings.push(keys)
    }
    if (answers.length) {
      sql.push(`answered as (${storeAnswers(trx)} returning 1)`)
      bindings.push(answers)
    }
    const rows = await preparedRows(
      trx,
      'write_charges',
      `${sql.join(', ')} select 1${answers.length ? ' from answered' : ''}`,
      bindings.map((part) => JSON.stringify(part))
    )
    return { answered: answers.length && rows.length }
  },
}

/** Locks in order of id, independent of the payment order, so that concurrent charges cannot deadlock. */
const lockPackages = textByDatabase(
  (client) => `with payer as (
      select id, uid, client_id, name, family, res_percentage, total_calls, usage_calls,
             first_alert_at, last_alert_at, backup, priority, expires_at, activated_at
      from client_packages
      where ${amongValues(client, 'client_id', 'integer').sql} and ${usablePackage(client)}
        and exists (select 1 from clients
                    where clients.id = client_packages.client_id and clients.status = 'active')
      order by id
      for update
    )
    select payer.*, setup.first_alert_percentage, setup.last_alert_percentage,
           (select sum(total_calls) from client_packages as owned
            where owned.client_id = payer.client_id and ${currentPackage(client, 'owned')}) as call_limit
    from payer cross join default_setups as setup
    where setup.id = 1
    order by ${orderOfPayment('payer')}`
)

const writeCharges = textByDatabase((client) => {
  const now = sqlNow(client)
  const counters = jsonTable(client, 'part', {
    id: 'integer',
    units: 'integer',
    first_alert: 'boolean',
    last_alert: 'boolean',
  })
  const charge = Object.keys(chargeColumns).join(', ')
  const search = Object.keys(searchColumns).join(', ')
  return `with raised as (
      update client_packages
      set usage_calls = client_packages.usage_calls + part.units, updated_at = ${now},
          first_alert_at = case when part.first_alert then ${now} else first_alert_at end,
          last_alert_at = case when part.last_alert then ${now} else last_alert_at end
      from ${counters} where client_packages.id = part.id
    ), entered as (
      insert into call_ledger (${charge}, kind, created_at)
      select ${charge}, 'charge', ${now} from ${jsonTable(client, 'entry', chargeColumns)}
    ), recorded as (
      insert into search_history (${search}, created_at)
      select ${search}, ${now} from ${jsonTable(client, 'search', searchColumns)}
    )`
})

function raiseKeys(client: QueryClientContract): string {
  const counted = jsonTable(client, 'called', {
    id: 'integer',
    used_calls: 'integer',
    month: 'text',
    month_calls: 'integer',
    cap_warned: 'text',
  })
  return `update api_keys set used_calls = called.used_calls, month = called.month,
        month_calls = called.month_calls, cap_warned = called.cap_warned
      from ${counted} where api_keys.id = called.id`
}
