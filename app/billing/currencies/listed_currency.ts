import db from '@adonisjs/lucid/services/db'
import { findByUid } from '#app/core/db/find_by_uid'
import Currency from '#app/money/currency'

/** Currencies with the number of packages that are priced in each. */
export function listedCurrencies() {
  return Currency.query()
    .select('currencies.*')
    .select(
      db.raw(
        '(select count(*) from packages where packages.currency_id = currencies.id) as packages_count'
      )
    )
}

/** The currency with its number of packages. Throws `NotFound`. */
export function findCurrency(uid: unknown): Promise<Currency> {
  return findByUid(listedCurrencies(), uid, 'currencies_answers.the_currency')
}
