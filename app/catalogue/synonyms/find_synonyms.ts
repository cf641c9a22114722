import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, preparedRows, textByDatabase } from '#app/core/db/prepared_rows'

const synonymsSql = textByDatabase(
  (client) =>
    `select term_key, equivalent from synonyms
     where ${amongValues(client, 'term_key', 'text').sql}
     order by term_key, id`
)

interface Row {
  term_key: string
  equivalent: string
}

/** The texts that terms stand for, by the search key of the term. */
export async function findSynonyms(
  client: QueryClientContract,
  keys: string[]
): Promise<Map<string, string[]>> {
  const bindings = [JSON.stringify(keys)]
  const rows = await preparedRows<Row>(client, 'synonyms', synonymsSql(client), bindings)
  const equivalents = new Map<string, string[]>()
  for (const { term_key: key, equivalent } of rows) {
    const known = equivalents.get(key) ?? []
    if (!known.includes(equivalent)) known.push(equivalent)
    equivalents.set(key, known)
  }
  return equivalents
}
