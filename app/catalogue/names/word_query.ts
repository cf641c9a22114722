import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/**
 * A full-text query (tsquery, FTS5) that requires one word of each group. A word that ends in `*`
 * matches as a prefix.
 */
export function wordQuery(client: QueryClientContract, groups: string[][]): string {
  const pg = isPostgres(client)
  const term = (word: string) => {
    const begins = word.endsWith('*')
    const text = begins ? word.slice(0, -1) : word
    return pg
      ? `'${text.replace(/['\\]/g, '$&$&')}'${begins ? ':*' : ''}`
      : `"${text.replaceAll('"', '""')}"${begins ? ' *' : ''}`
  }
  if (groups.length === 0) return pg ? '' : '""'
  return groups
    .map((words) => `(${words.map(term).join(pg ? ' | ' : ' OR ')})`)
    .join(pg ? ' & ' : ' AND ')
}
