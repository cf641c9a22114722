import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { t } from '#app/core/text/text'
import type Currency from '#app/money/currency'

/** Columns that refer to a currency; with `amounts`, the table has amounts in its minor unit. */
const places = [
  {
    text: 'currencies_answers.uses_packages',
    table: 'packages',
    column: 'currency_id',
    by: 'id',
    amounts: true,
  },
  {
    text: 'currencies_answers.uses_bought_packages',
    table: 'client_packages',
    column: 'currency_code',
    by: 'code',
    amounts: true,
  },
  {
    text: 'currencies_answers.uses_sales',
    table: 'sales',
    column: 'currency_code',
    by: 'code',
    amounts: true,
  },
  {
    text: 'currencies_answers.uses_base_sales',
    table: 'sales',
    column: 'base_currency_code',
    by: 'code',
    amounts: true,
  },
  {
    text: 'currencies_answers.uses_clients',
    table: 'clients',
    column: 'currency_id',
    by: 'id',
    amounts: false,
  },
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
  for (const { text, table, column, by, amounts } of places) {
    if (amountsOnly && !amounts) continue
    const [{ total }] = await client.from(table).where(column, currency[by]).count('* as total')
    if (Number(total)) uses.push(t(text, { count: Number(total) }))
  }
  return uses
}

interface UsesOptions {
  client?: QueryClientContract
  amountsOnly?: boolean
}
