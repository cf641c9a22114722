import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { portalPath } from '#app/core/door'
import { answerViews } from '#app/search/playground/answer_view'
import {
  searchDefaults,
  searchParameters,
  submittedTerms,
  textOfTerms,
} from '#app/search/playground/read_search'

/**
 * The URL of a search in the playground: the query, with which anyone gets a filled-in form; the id of the
 * search, with which its owner sees the paid results; and the tab.
 */
export function searchUrl(query: PlaygroundQuery, id: string, view?: unknown): string {
  return `${addressWith(query.skills, { ...query, search: id, view })}#answer`
}

/** The URL of the form filled in with this query, without results. */
export function queryUrl(query: PlaygroundQuery): string {
  return addressWith(query.skills, { ...query })
}

/** The same for a form that was submitted by GET without scripts: chips and text become one list. */
export function submittedSearchUrl(input: Record<string, unknown>): string {
  return addressWith(submittedTerms(input), input)
}

function addressWith(skills: string[], values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  if (skills.length) params.set('skills', textOfTerms(skills))
  for (const name of [...searchParameters, 'search', 'view']) {
    const value = values[name]
    if (name === 'view' && !answerViews.some((view) => view === value)) continue
    const usual = searchDefaults[name as keyof typeof searchDefaults]
    if (name === 'skills' || !['string', 'number', 'boolean'].includes(typeof value)) continue
    if (value !== '' && String(value) !== String(usual)) params.set(name, String(value))
  }
  return portalPath(params.size ? `/playground?${params}` : '/playground')
}
