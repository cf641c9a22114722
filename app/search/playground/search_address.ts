import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { portalPath } from '#app/core/door'
import { answerViews } from '#app/search/playground/answer_view'
import {
  askedTerms,
  searchDefaults,
  searchParameters,
  textOfTerms,
} from '#app/search/playground/read_search'

/**
 * The address of a search in the playground: the query, so that whoever opens it finds the form filled
 * in, the id of the search, for which its owner sees the answer that was paid, and the tab to see it in.
 */
export function searchAddress(query: PlaygroundQuery, id: string, view?: unknown): string {
  return `${addressWith(query.skills, { ...query, search: id, view })}#answer`
}

/** The form filled in with this query, and no answer. */
export function queryAddress(query: PlaygroundQuery): string {
  return addressWith(query.skills, { ...query })
}

/** The same for what a form without scripts sent by GET: its chips and its text become one list. */
export function askedAddress(input: Record<string, unknown>): string {
  return addressWith(askedTerms(input), input)
}

function addressWith(skills: string[], values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  if (skills.length) params.set('skills', textOfTerms(skills))
  for (const name of [...searchParameters, 'search', 'view']) {
    const value = values[name]
    if (name === 'view' && !answerViews.some((view) => view === value)) continue
    const usual = searchDefaults[name as keyof typeof searchDefaults]
    if (name === 'skills' || (typeof value !== 'string' && typeof value !== 'number')) continue
    if (value !== '' && String(value) !== String(usual)) params.set(name, String(value))
  }
  return portalPath(params.size ? `/playground?${params}` : '/playground')
}
