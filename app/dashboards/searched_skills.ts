import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { boundsOf, type DayRange } from '#app/dashboards/day_range'
import { rankingCalls } from '#app/billing/metering/metered_calls'
import { isPostgres } from '#app/core/db/prepared_rows'
import { findEachByKey } from '#app/catalogue/names/find_by_name'
import { searchKey } from '#app/catalogue/names/search_key'
import { lastPlace } from '#app/catalogue/names/skill_index'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { nameKey } from '#app/core/text/name_key'

/** The most searched skills. Types, not interfaces, as page props require. */
export type SearchedSkills = {
  top: SearchedSkill[]
  /** Skills whose searches had no results. */
  not_found: SkillNotFound[]
  /** Number of analysed searches. */
  searches: number
  /** Whether the range has more searches than were analysed; the latest ones are used. */
  is_capped: boolean
}

export type SearchedSkill = { skill: string; searches: number }

/** `is_known`: whether it is the name or an alias of a skill by now; `stands_for`: its synonyms by now. */
export type SkillNotFound = SearchedSkill & { is_known: boolean; stands_for: string[] }

const shown = 10
const mostSearches = 20_000

/**
 * The most searched skills of the range, and those with the most searches without results; names that differ
 * only in case or spaces are combined. Analyses the latest 20,000 searches of the range, without bulk
 * lookups.
 */
export async function searchedSkills(range: DayRange): Promise<SearchedSkills> {
  const client = db.connection()
  const each = isPostgres(client)
    ? 'cross join lateral json_array_elements_text(latest.skills) as term(value)'
    : 'join json_each(latest.skills) as term'
  const latest = `select id, skills, outcome from search_history
     where created_at >= ? and created_at < ? and call in (${rankingCalls.map((call) => `'${call}'`).join(', ')})
     order by created_at desc, id desc limit ${mostSearches + 1}`
  const bounds = boundsOf(client, range)

  const [{ searches }] = await rawRows<{ searches: number }>(
    client,
    `select count(*) as searches from (${latest}) as latest`,
    bounds
  )
  const rows = await rawRows<Term>(
    client,
    `select term.value as term, count(*) as searches,
            sum(case when latest.outcome = 'empty' then 1 else 0 end) as empty_ones
     from (${latest}) as latest ${each}
     group by term.value order by term.value`,
    bounds
  )
  const skills = foldTerms(rows)
  return {
    top: most(skills, ({ found, empty }) => found + empty),
    not_found: await withSynonyms(most(skills, ({ empty }) => empty)),
    searches: Math.min(Number(searches), mostSearches),
    is_capped: Number(searches) > mostSearches,
  }
}

interface Term {
  term: string
  searches: number
  empty_ones: number
}

interface Tally {
  skill: string
  found: number
  empty: number
}

function foldTerms(rows: Term[]): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const { term, searches, empty_ones: emptyOnes } of rows) {
    const key = nameKey(term)
    const known = tallies.get(key) ?? { skill: term.trim(), found: 0, empty: 0 }
    known.found += Number(searches) - Number(emptyOnes)
    known.empty += Number(emptyOnes)
    tallies.set(key, known)
  }
  return [...tallies.values()]
}

async function withSynonyms(skills: SearchedSkill[]): Promise<SkillNotFound[]> {
  const keyed = skills.map((one) => ({ ...one, key: searchKey(one.skill) }))
  const keys = keyed.map(({ key }) => key)
  const synonyms = await findSynonyms(db.connection(), keys)
  const named = await findEachByKey(db.connection(), keys, lastPlace.published)
  const known = new Set(named.map(({ key }) => key))
  return keyed.map(({ key, ...one }) => ({
    ...one,
    is_known: known.has(key),
    stands_for: synonyms.get(key) ?? [],
  }))
}

function most(tallies: Tally[], count: (tally: Tally) => number): SearchedSkill[] {
  return tallies
    .map((tally) => ({ skill: tally.skill, searches: count(tally) }))
    .filter(({ searches }) => searches > 0)
    .sort((a, b) => b.searches - a.searches || (a.skill < b.skill ? -1 : 1))
    .slice(0, shown)
}
