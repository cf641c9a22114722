import type { Data } from '@generated/data'
import type { AnswerView } from '#app/search/playground/answer_view'
import type { AskedSearch, SearchPrice } from '#app/search/playground/playground_form'

/** A search that was made, with the answer that its owner may see again. */
export type StoredSearch = Data.Search.Playground.SearchHistory.Variants['withAnswer']
export type SearchAnswer = NonNullable<StoredSearch['answer']>
export type Match = SearchAnswer['matches'][number]
export type Reason = Match['reasons'][number]
export type SearchInput = SearchAnswer['inputs'][number]

/** The fields of the form as text, as they stand in the address. */
export type Asked = AskedSearch

/** Of these the generated data types would keep no more than what all their kinds share. */
export type Price = SearchPrice
export type View = AnswerView

/** What became of the packages of a client that has no call left. */
export type WhyNoCalls = NonNullable<Extract<Price, { payer: 'client' }>['why_none']>

export type Graph = Extract<View, { name: 'graph' }>['graph']
export type GraphEdge = Graph['edges'][number]

export const usual = { min_weight: '0', max_weight: '100', limit: '25' }

/**
 * The playground with this query filled in, without BASE_PATH. Opening it costs nothing.
 */
export function addressOf({ skills, ...filters }: Asked): string {
  const params = new URLSearchParams()
  if (skills.length) params.set('skills', textOfTerms(skills))
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== usual[name as keyof typeof usual]) params.set(name, value)
  }
  return params.size ? `/playground?${params}` : '/playground'
}

/** The playground with a search of the history; its kept answer is shown, free. */
export function storedSearchUrl({
  id,
  skills,
  filters,
}: Data.Search.Playground.SearchHistory): string {
  const text = (name: string) => String(filters[name] ?? usual[name as keyof typeof usual] ?? '')
  const asked = {
    skills,
    min_weight: text('min_weight'),
    max_weight: text('max_weight'),
    type: text('type'),
    domain: text('domain'),
    limit: text('limit'),
  }
  return `${addressOf(asked)}&search=${id}#answer`
}

/** Terms as one text; double quotes keep a comma inside a name. */
export function textOfTerms(terms: string[]): string {
  return terms
    .map((term) => (/[,"]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term))
    .join(', ')
}
