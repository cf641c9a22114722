import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Groups of words in the language of the database (tsquery, FTS5): one of each group must be there.
 * A word that ends in `*` stands for all that begin so.
 */
export function wordQuery(client: QueryClientContract, groups: string[][]): string {
  const pg = client.dialect.name === 'postgres'
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
