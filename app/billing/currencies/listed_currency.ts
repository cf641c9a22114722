import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
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
export async function findCurrency(uid: unknown): Promise<Currency> {
  const currency = isUid(uid) ? await listedCurrencies().where('uid', uid).first() : null
  if (!currency) throw new NotFound(t('currencies_answers.the_currency'))
  return currency
}
