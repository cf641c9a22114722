import { searchPlayground } from '#app/search/playground/playground_search'
import { textOfTerms } from '#app/search/playground/read_search'
import { exampleSkills } from '#app/search/playground/example_skills'
import { CachedValue } from '#app/site/cached_value'

/** Example skills, and the search results for one of them. */
type ExampleSearch = {
  /** The name, plain and as a query string. */
  skills: Array<{ name: string; terms: string }>
  answer: {
    skill: string
    terms: string
    matches: Array<{ name: string; score: number; type: string }>
    total: number
  } | null
}

const shownSkills = 3
const shownMatches = 5

/**
 * An example search, unmetered, with the results for guests. Results can be up to a minute old.
 */
export const exampleSearch = new CachedValue(search, 60_000)

async function search(): Promise<ExampleSearch> {
  const names = await exampleSkills(shownSkills)
  const skills = names.map((name) => ({ name, terms: textOfTerms([name]) }))
  if (!skills.length) return { skills, answer: null }

  const [{ name, terms }] = skills
  const query = { skills: [name], min_weight: 0, max_weight: 100, limit: shownMatches }
  const { matches, total_matches: total } = await searchPlayground(query, { audience: 'client' })
  const shown = matches.map(({ name: found, score, reasons }) => ({
    name: found,
    score,
    type: reasons[0].type,
  }))
  return { skills, answer: total ? { skill: name, terms, matches: shown, total } : null }
}
