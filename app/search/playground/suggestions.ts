import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { replicaConnection } from '#app/core/db/replicas/replicas'
import { defaultLanguage, isOtherLanguage, preferLanguage } from '#app/catalogue/languages'
import { searchKey } from '#app/catalogue/names/search_key'
import { wordsByPrefix } from '#app/catalogue/names/find_candidates'
import {
  findByPrefix,
  findByKeys,
  findByWords,
  type FoundSkill,
} from '#app/catalogue/names/find_by_name'
import { findByTypo } from '#app/catalogue/names/find_by_typo'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { translateNames } from '#app/catalogue/skills/translate_names'
import { lastPlace } from '#app/catalogue/names/skill_index'

/** How a text matched a skill, most certain first. */
export const matchReasons = ['exact', 'alias', 'synonym', 'prefix', 'words', 'typo'] as const

/** Clients and guests see published skills; staff also see drafts, which come last. */
export type SuggestionAudience = 'client' | 'staff'

export interface Suggestion {
  /** Public id. */
  id: string
  name: string
  match_reason: (typeof matchReasons)[number]
  /** The matching alias; null if the name matched. */
  matched_alias: string | null
}

export interface MatchedSkill extends FoundSkill {
  reason: Suggestion['match_reason']
}

interface Options {
  /** How many at most. */
  limit: number
  client?: QueryClientContract
}

export const lastPlaceFor = { client: lastPlace.published, staff: lastPlace.draft }

/**
 * Skills for a partially typed text: exact matches (name, then alias), then skills that it is a synonym of, then
 * labels that start with it, most used first, then labels with all of its words or words that start with them
 * ("proj man"), and only if there are none, similar spellings. Among matches by words, aliases come last. Names
 * are in `language`; a label in another language is used only if the text is the whole label, or if there are no
 * other matches. Free of charge; writes nothing.
 */
export async function suggestSkills(
  text: string,
  {
    limit,
    audience,
    client = replicaConnection(),
    language = defaultLanguage,
  }: Options & { audience: SuggestionAudience; language?: string }
): Promise<Suggestion[]> {
  const bounds = { lastPlace: lastPlaceFor[audience], limit, language }
  let found = await matchSkills(client, text, bounds)
  if (found.some((match) => isOtherLanguage(match, language))) {
    const more = await matchSkills(client, text, { ...bounds, limit: limit * 3 })
    found = inLanguage(more, language).slice(0, limit)
  }
  const shown = await translateNames(client, found.map(suggestion), language)
  return shown.map(({ match_reason: reason, matched_alias: alias, ...skill }) => {
    const isName = alias === skill.name
    return {
      ...skill,
      match_reason: isName && reason === 'alias' ? 'exact' : reason,
      matched_alias: isName ? null : alias,
    }
  })
}

/** Exact matches in any language, and of the others those with a label in this one, if there are any. */
function inLanguage(found: MatchedSkill[], language: string): MatchedSkill[] {
  const isWhole = ({ reason }: MatchedSkill) => reason === 'exact' || reason === 'alias'
  const others = found.filter((match) => !isWhole(match))
  return [...found.filter(isWhole), ...preferLanguage(others, language)]
}

/** The same for the search of staff: skills of every status, published ones first. */
export async function searchSkills(
  text: string,
  { limit, client }: Options
): Promise<Suggestion[]> {
  const bounds = { lastPlace: lastPlace.archived, limit }
  const found = await matchSkills(client ?? replicaConnection(), text, bounds)
  return found.map(suggestion)
}

interface Bounds {
  lastPlace: number
  limit: number
  /** The language of synonyms; the default one if missing. */
  language?: string
}

/** The matching behind suggestions and playground inputs, in the order of `suggestSkills`, each skill once. */
export async function matchSkills(
  client: QueryClientContract,
  text: string,
  bounds: Bounds
): Promise<MatchedSkill[]> {
  const key = searchKey(text)
  const matches = new Matches(bounds.limit)
  if (key === '') return []

  const byPrefix = await findByPrefix(client, key, bounds)
  matches.add(
    byPrefix.filter((label) => label.key === key),
    ({ alias }) => (alias === null ? 'exact' : 'alias')
  )
  matches.add(await findBySynonym(client, key, bounds), () => 'synonym')
  matches.add(byPrefix, () => 'prefix')
  if (matches.full) return matches.list

  for (const groups of await wordGroups(client, key)) {
    matches.add(await findByWords(client, groups, bounds), () => 'words')
    if (matches.list.length > 0) return matches.list
  }

  matches.add(await findByTypo(client, key, bounds), () => 'typo')
  return matches.list
}

/** The skills whose name or alias is an equivalent of the complete text. */
async function findBySynonym(
  client: QueryClientContract,
  key: string,
  bounds: Bounds
): Promise<FoundSkill[]> {
  const synonyms = await findSynonyms(client, [key], bounds.language)
  const equivalents = synonyms.get(key)
  return equivalents ? findByKeys(client, equivalents.map(searchKey), bounds) : []
}

/** A prefix of up to this many words is searched as these words: for a prefix, the index reads all of its labels. */
const mostWordsOfPrefix = 32

/**
 * Groups of words; a label must have one word of each group. First the words of the text, of which the last may
 * be incomplete, then all of them as prefixes (`proj man`). Leaves out what no label can match.
 */
async function wordGroups(client: QueryClientContract, key: string): Promise<string[][][]> {
  if (!/[\p{L}\p{N}]/u.test(key)) return []
  const words = key.split(' ')
  const wordsOf = await wordsByPrefix(client, words, mostWordsOfPrefix)
  const whole = (word: string) => {
    const known = wordsOf.get(word)
    return !known || known.includes(word) ? [word] : []
  }
  // too many words start with one or two letters, and `C` or `R` is meant
  const prefix = (word: string) =>
    word.length > 2 ? (wordsOf.get(word) ?? [`${word}*`]) : whole(word)

  const typed = [...words.slice(0, -1).map(whole), prefix(words[words.length - 1])]
  const asPrefixes = words.map(prefix)
  const isNew = asPrefixes.some(
    (group, at) => group.length > typed[at].length || group[0] !== typed[at][0]
  )
  return [typed, ...(isNew ? [asPrefixes] : [])].filter((groups) =>
    groups.every((group) => group.length > 0)
  )
}

function suggestion({ uid, name, reason, alias }: MatchedSkill): Suggestion {
  return { id: uid, name, match_reason: reason, matched_alias: alias }
}

/** Skills in the order in which they were found, each with its first and most certain reason. */
class Matches {
  list: MatchedSkill[] = []
  #seen = new Set<number>()

  constructor(private limit: number) {}

  get full() {
    return this.list.length >= this.limit
  }

  add<Found extends FoundSkill>(found: Found[], reason: (skill: Found) => MatchedSkill['reason']) {
    for (const skill of found) {
      if (this.full || this.#seen.has(skill.skill_id)) continue
      this.#seen.add(skill.skill_id)
      this.list.push({ ...skill, reason: reason(skill) })
    }
  }
}
