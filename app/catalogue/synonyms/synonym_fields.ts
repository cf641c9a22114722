import { searchKey } from '#app/catalogue/names/search_key'

/** The editable fields of a synonym by public name. */
export type SynonymFields = {
  term: string
  equivalent: string
  language: string | null
  source: string | null
}

export function synonymFieldsOf({ term, equivalent, language, source }: SynonymFields) {
  return { term, equivalent, language, source }
}

/** The keys by which a synonym is found and compared. */
export function synonymKeysOf({ term, equivalent }: Pick<SynonymFields, 'term' | 'equivalent'>) {
  return { termKey: searchKey(term), equivalentKey: searchKey(equivalent) }
}

/** A synonym as the name of a record: `js → JavaScript`. */
export function synonymName({ term, equivalent }: Pick<SynonymFields, 'term' | 'equivalent'>) {
  return `${term} → ${equivalent}`
}
