import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import type { Deployment } from '#tests/functional/metering/deployment'
import { runAce } from '#tests/helpers/run_ace'

/** Creates a pay-as-you-go offer at 0.01 per call and permits any number of purchases; its public id. */
export async function payAsYouGo(database: QueryClientContract): Promise<string> {
  const now = database.raw(sqlNow(database))
  const times = { created_at: now, updated_at: now }
  await database
    .insertQuery()
    .table('currencies')
    .insert({
      ...{ uid: newUid(), code: 'EUR', name: 'Euro', symbol: '€', exponent: 2, rate: 1 },
      ...{ is_base: true, active: true, version: 1, ...times },
    })
  const { id: currency } = await database.from('currencies').where('code', 'EUR').firstOrFail()
  const uid = newUid()
  await database
    .insertQuery()
    .table('packages')
    .insert({
      ...{ uid, family: 'pay_as_you_go', name: 'Pay as you go', total_calls: 0, unit_price: 1 },
      ...{ minimum_quantity: 500, maximum_quantity: 100_000, validity_days: 365 },
      ...{ currency_id: currency, priority: 40, res_percentage: 100, features: '[]' },
      ...{ status: 'active', version: 1, ...times },
    })
  await permitMuch(database)
  return uid
}

/** Limits that no test reaches, and tokens that outlive each test and the jumps of clocks. */
export async function permitMuch(database: QueryClientContract) {
  await database
    .from('access_tokens')
    .update({ expires_at: database.raw(sqlFromNow(database, 30 * 24 * 60 * 60)) })
  await database
    .from('default_setups')
    .update({ credit_limit: 1_000_000_000, requests_per_minute: 1_000_000_000 })
}

/** Throws if `node ace ledger:verify` finds a fault. */
export async function verifyLedgerByCommand({ settings }: Pick<Deployment<string>, 'settings'>) {
  const { exitCode, output } = await runAce(['ledger:verify'], settings)
  if (exitCode !== 0) throw new Error(output)
}
