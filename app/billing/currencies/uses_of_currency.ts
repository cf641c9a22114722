import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { t } from '#app/core/text/text'
import type Currency from '#app/money/currency'

/** Columns that refer to a currency by id or code. Only clients have no amounts in its minor unit. */
const places = [
  ['packages', 'currency_id', 'currencies_answers.uses_packages'],
  ['client_packages', 'currency_code', 'currencies_answers.uses_bought_packages'],
  ['sales', 'currency_code', 'currencies_answers.uses_sales'],
  ['sales', 'base_currency_code', 'currencies_answers.uses_base_sales'],
  ['clients', 'currency_id', 'currencies_answers.uses_clients'],
] as const

/**
 * What uses the currency, such as "packages (3)"; empty if unused. With `amountsOnly`, only what stores
 * amounts in its minor unit.
 */
export async function usesOfCurrency(
  currency: Currency,
  { client = db.connection(), amountsOnly = false }: UsesOptions = {}
): Promise<string[]> {
  const uses: string[] = []
  for (const [table, column, text] of places) {
    if (amountsOnly && table === 'clients') continue
    const value = column === 'currency_id' ? currency.id : currency.code
    const [{ total }] = await client.from(table).where(column, value).count('* as total')
    if (Number(total)) uses.push(t(text, { count: Number(total) }))
  }
  return uses
}

interface UsesOptions {
  client?: QueryClientContract
  amountsOnly?: boolean
}
