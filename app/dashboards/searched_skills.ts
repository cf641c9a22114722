import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { boundsOf, type DayRange } from '#app/core/lists/day_range'
import { rankingCalls } from '#app/billing/metering/metered_calls'
import { isPostgres } from '#app/core/db/prepared_rows'
import { defaultLanguage } from '#app/catalogue/languages'
import { findEachByKey } from '#app/catalogue/names/find_by_name'
import { searchKey } from '#app/catalogue/names/search_key'
import { lastPlace } from '#app/catalogue/names/skill_index'
import { equivalentsByKey, synonymsInAllLanguages } from '#app/catalogue/synonyms/find_synonyms'
import { findByIds, isId } from '#app/search/playground/find_by_id'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { nameKey } from '#app/core/text/name_key'

/** The most searched skills. Types, not interfaces, as page props require. */
export type SearchedSkills = {
  top: SearchedSkill[]
  /** Skills whose searches had no results, and terms that were too uncertain in searches with results. */
  not_found: SkillNotFound[]
  /** Number of analysed searches. */
  searches: number
  /** Whether the range has more searches than were analysed; the latest ones are used. */
  is_capped: boolean
}

export type SearchedSkill = { skill: string; searches: number }

/** `is_resolved`: whether a search uses a skill for it by now; `stands_for`: its synonyms by now. */
export type SkillNotFound = SearchedSkill & { is_resolved: boolean; stands_for: string[] }

const shown = 10
const mostSearches = 20_000

/**
 * The most searched skills of the range, and those with the most searches without results. Names that differ only
 * in case or spaces are combined, and ids are replaced by the names of their skills. Analyses the latest 20,000
 * searches of the range, without bulk lookups.
 */
export async function searchedSkills(range: DayRange): Promise<SearchedSkills> {
  const client = db.connection()
  const each = (column: string) =>
    isPostgres(client)
      ? `cross join lateral json_array_elements_text(latest.${column}) as term(value)`
      : `join json_each(latest.${column}) as term`
  const latest = `select id, skills, unresolved_skills, outcome from search_history
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
    `select term, count(*) - sum(is_uncertain) as searches, sum(is_empty) as empty_ones
     from (select term.value as term, 0 as is_uncertain,
                  case when latest.outcome = 'found' then 0 else 1 end as is_empty
             from (${latest}) as latest ${each('skills')}
           union all
           select term.value, 1, 1 from (${latest}) as latest ${each('unresolved_skills')}
            where latest.outcome = 'found') as terms
     group by term order by term`,
    [...bounds, ...bounds]
  )
  const skills = foldTerms(await withNamesOfIds(rows))
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

/** Replaces public ids, URIs and external ids by the names of their skills. */
async function withNamesOfIds(rows: Term[]): Promise<Term[]> {
  const client = db.connection()
  const terms = rows.map(({ term }) => term)
  const skills = await findByIds(client, terms, lastPlace.archived)
  const keys = [...skills.keys()].map(searchKey)
  const named = await findEachByKey(client, keys, lastPlace.archived)
  const names = new Set(named.map(({ key }) => key))
  return rows.map((row) => {
    const skill = names.has(searchKey(row.term)) ? undefined : skills.get(row.term)
    return { ...row, term: skill?.name ?? row.term }
  })
}

async function withSynonyms(skills: SearchedSkill[]): Promise<SkillNotFound[]> {
  const client = db.connection()
  const keyOf = ({ skill }: SearchedSkill) => searchKey(skill)
  const synonyms = await synonymsInAllLanguages(client, skills.map(keyOf))
  const equivalents = equivalentsByKey(synonyms)
  const terms = skills.map(({ skill }) => skill).filter((skill) => !isId(skill))
  const languages = new Set([defaultLanguage, ...synonyms.flatMap((one) => one.language ?? [])])
  const known = new Set<string>()
  for (const language of languages) {
    const bounds = { lastPlace: lastPlace.published, language }
    for (const { input, skill } of await resolveInputs(client, terms, bounds)) {
      if (skill) known.add(input)
    }
  }
  return skills.map((one) => ({
    ...one,
    is_resolved: known.has(one.skill),
    stands_for: equivalents.get(keyOf(one)) ?? [],
  }))
}

function most(tallies: Tally[], count: (tally: Tally) => number): SearchedSkill[] {
  return tallies
    .map((tally) => ({ skill: tally.skill, searches: count(tally) }))
    .filter(({ searches }) => searches > 0)
    .sort((a, b) => b.searches - a.searches || (a.skill < b.skill ? -1 : 1))
    .slice(0, shown)
}
