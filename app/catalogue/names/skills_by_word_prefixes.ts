import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchKey, wordsOfKey } from '#app/catalogue/names/search_key'
import { wordQuery } from '#app/catalogue/names/word_query'
import { isPostgres } from '#app/core/db/prepared_rows'

/**
 * SQL for the internal ids of skills of any status with a label in which each word of `text` starts a
 * word, based on the full-text index. For lists, which have their own order; for ranked results, see
 * `findByWords`.
 */
export function skillsByWordPrefixes(
  client: QueryClientContract,
  text: string
): { sql: string; bindings: string[] } {
  const groups = wordsOfKey(searchKey(text)).map((word) => [`${word}*`])
  const sql = isPostgres(client)
    ? `select skill_id from search_labels
          where array_to_tsvector(string_to_array(key, ' ')) @@ cast(? as tsquery)`
    : `select label.skill_id from search_words
           join search_labels label on label.id = search_words.rowid
          where search_words match ?`
  return { sql, bindings: [wordQuery(client, groups)] }
}
