import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { ListFilter, ListQuery } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'
import { isoCurrencies } from '#app/money/iso_4217'

/** A filter that accepts the code of a currency of ISO 4217; others do not exist here. */
export function currencyCode<Model extends LucidModel>(
  apply: (query: ListQuery<Model>, code: string) => void
): ListFilter<Model> {
  return {
    expects: () => t('currencies_answers.expects_code'),
    read: (text) => (isoCurrencies.has(text) ? (query) => apply(query, text) : null),
  }
}
