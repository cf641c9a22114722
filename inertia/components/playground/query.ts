import type { Data } from '@generated/data'
import type { AnswerView } from '#app/search/playground/answer_view'
import type { SearchFields, SearchPrice } from '#app/search/playground/playground_form'

/** A search of the history. */
export type ListedSearch = Data.Search.Playground.SearchHistory.Variants['inList']

/** A search with its stored results. */
export type StoredSearch = Data.Search.Playground.SearchHistory.Variants['withAnswer']
export type SearchAnswer = NonNullable<StoredSearch['answer']>
export type Match = SearchAnswer['matches'][number]
export type Reason = Match['reasons'][number]
export type SearchInput = SearchAnswer['inputs'][number]

/** The fields of the form as strings, as in the URL. */
export type Asked = SearchFields

/** Declared here because the generated types would only keep what all variants share. */
export type Price = SearchPrice
export type View = AnswerView

/** Why a client has no calls left. */
export type WhyNoCalls = NonNullable<Extract<Price, { payer: 'client' }>['why_none']>

export type GraphData = Extract<View, { name: 'graph' }>['graph']
export type GraphEdge = GraphData['edges'][number]

export const defaultFilters = { min_weight: '0', max_weight: '100', limit: '25' }

/** The path of the playground with this query filled in, without BASE_PATH. Opening it is free. */
export function searchPath({ skills, ...filters }: Asked): string {
  const params = new URLSearchParams()
  if (skills.length) params.set('skills', textOfTerms(skills))
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== defaultFilters[name as keyof typeof defaultFilters])
      params.set(name, value)
  }
  return params.size ? `/playground?${params}` : '/playground'
}

/** The path of the playground with a search of the history, whose stored results are shown free of charge. */
export function storedSearchUrl(search: ListedSearch): string {
  return `${repeatedSearchPath(search)}&search=${search.id}#answer`
}

/** The path of the playground with a search of the history filled in. */
export function repeatedSearchPath({ skills, filters }: ListedSearch): string {
  const text = (name: string) =>
    String(filters[name] ?? defaultFilters[name as keyof typeof defaultFilters] ?? '')
  return searchPath({
    skills,
    min_weight: text('min_weight'),
    max_weight: text('max_weight'),
    type: text('type'),
    domain: text('domain'),
    limit: text('limit'),
    strict: text('strict'),
    language: text('language'),
  })
}

/** Terms as a string; double quotes keep a comma in a name. */
export function textOfTerms(terms: string[]): string {
  return terms
    .map((term) => (/[,"]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term))
    .join(', ')
}
