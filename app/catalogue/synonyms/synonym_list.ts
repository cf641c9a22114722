import { labelLanguages } from '#app/catalogue/languages'
import { searchKey } from '#app/catalogue/names/search_key'
import type Synonym from '#app/catalogue/synonym'
import type { ListFileColumns } from '#app/core/lists/list_file'
import { choiceFilter, whereContains } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'

/** The list of synonyms, for pages and `/v1`. */
export const synonymList: ListDefinition<typeof Synonym> = {
  key: 'synonyms.id',
  sorts: {
    term: 'synonyms.term_key',
    equivalent: 'synonyms.equivalent_key',
    updated_at: 'synonyms.updated_at',
  },
  defaultSort: 'term',
  search: (query, text) =>
    query.where((either) => {
      whereContains(either, 'synonyms.term_key', searchKey(text))
      either.orWhere((equivalent) =>
        whereContains(equivalent, 'synonyms.equivalent_key', searchKey(text))
      )
    }),
  filters: {
    language: choiceFilter([...labelLanguages, 'any'], (query, words) =>
      query.where((either) => {
        either.whereIn('synonyms.language', words)
        if (words.includes('any')) either.orWhereNull('synonyms.language')
      })
    ),
  },
}

/** The list of synonyms as a file, which imports can read. */
export const synonymCsv: ListFileColumns<Synonym> = {
  id: ({ uid }) => uid,
  term: ({ term }) => term,
  equivalent: ({ equivalent }) => equivalent,
  language: ({ language }) => language,
  source: ({ source }) => source,
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
