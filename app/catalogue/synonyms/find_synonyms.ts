import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { defaultLanguage } from '#app/catalogue/languages'
import { amongValues, preparedRows, textByDatabase } from '#app/core/db/prepared_rows'

const synonymsSql = textByDatabase(
  (client) =>
    `select term_key, equivalent, language from synonyms
     where ${amongValues(client, 'term_key', 'text').sql}
     order by term_key, id`
)

interface FoundSynonym {
  /** The search key of the term. */
  term_key: string
  equivalent: string
  /** Null for any language. */
  language: string | null
}

/** The texts that terms stand for in a search in the language, by the search key of the term. */
export async function findSynonyms(
  client: QueryClientContract,
  keys: string[],
  language = defaultLanguage
): Promise<Map<string, string[]>> {
  const synonyms = await synonymsInAllLanguages(client, keys)
  return equivalentsByKey(
    synonyms.filter((synonym) => synonym.language === null || synonym.language === language)
  )
}

/** The synonyms of the terms with these search keys. */
export async function synonymsInAllLanguages(
  client: QueryClientContract,
  keys: string[]
): Promise<FoundSynonym[]> {
  return preparedRows(client, 'synonyms', synonymsSql(client), [JSON.stringify(keys)])
}

/** The distinct equivalents of each term. */
export function equivalentsByKey(synonyms: FoundSynonym[]): Map<string, string[]> {
  const groups = Map.groupBy(synonyms, ({ term_key: key }) => key)
  return new Map(
    [...groups].map(([key, found]) => [key, [...new Set(found.map((one) => one.equivalent))]])
  )
}
