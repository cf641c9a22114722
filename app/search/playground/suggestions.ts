import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { defaultLanguage, isOtherLanguage, ownOrAll } from '#app/catalogue/languages'
import { searchKey } from '#app/catalogue/names/search_key'
import { wordsByBeginning } from '#app/catalogue/names/find_candidates'
import {
  findByBeginning,
  findByKeys,
  findByWords,
  type FoundSkill,
} from '#app/catalogue/names/find_by_name'
import { findByTypo } from '#app/catalogue/names/find_by_typo'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { showNamesIn } from '#app/catalogue/skills/translate_names'
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
 * Skills for a partially typed text: exact matches (name, then alias), then those that it is a synonym of, then
 * labels that start with it, most used first, then those with all its words or words that start with them
 * ("proj man"), and only if there are none, similar spellings. Among matches by words, aliases come last. Labels
 * in other languages than `language`, that of the names, are used only if the text is one, or if there are no
 * others. Free of charge; writes nothing.
 */
export async function suggestSkills(
  text: string,
  {
    limit,
    audience,
    client = db.connection(),
    language = defaultLanguage,
  }: Options & { audience: SuggestionAudience; language?: string }
): Promise<Suggestion[]> {
  const bounds = { lastPlace: lastPlaceFor[audience], limit }
  let found = await matchSkills(client, text, bounds)
  if (found.some((match) => isOtherLanguage(match, language))) {
    const more = await matchSkills(client, text, { ...bounds, limit: limit * 3 })
    found = inLanguage(more, language).slice(0, limit)
  }
  const shown = await showNamesIn(client, found.map(suggestion), language)
  return shown.map(({ matched_alias: alias, ...skill }) => ({
    ...skill,
    matched_alias: alias === skill.name ? null : alias,
  }))
}

/** Whole labels in any language, and beginnings and words of labels in this one, if there are any. */
function inLanguage(found: MatchedSkill[], language: string): MatchedSkill[] {
  const isWhole = ({ reason }: MatchedSkill) => reason === 'exact' || reason === 'alias'
  const others = found.filter((match) => !isWhole(match))
  return [...found.filter(isWhole), ...ownOrAll(others, language)]
}

/** The same for the search of staff: skills of every status, published ones first. */
export async function searchSkills(
  text: string,
  { limit, client }: Options
): Promise<Suggestion[]> {
  const bounds = { lastPlace: lastPlace.archived, limit }
  const found = await matchSkills(client ?? db.connection(), text, bounds)
  return found.map(suggestion)
}

/** The matching behind suggestions and playground inputs, in the order of `suggestSkills`, each skill once. */
export async function matchSkills(
  client: QueryClientContract,
  text: string,
  bounds: { lastPlace: number; limit: number }
): Promise<MatchedSkill[]> {
  const key = searchKey(text)
  const matches = new Matches(bounds.limit)
  if (key === '') return []

  const byPrefix = await findByBeginning(client, key, bounds)
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

/** The skills of which an equivalent of the complete text is the name or an alias. */
async function findBySynonym(
  client: QueryClientContract,
  key: string,
  bounds: { lastPlace: number; limit: number }
): Promise<FoundSkill[]> {
  const synonyms = await findSynonyms(client, [key])
  const equivalents = synonyms.get(key)
  return equivalents ? findByKeys(client, equivalents.map(searchKey), bounds) : []
}

/** Up to this many words with the same beginning are searched by themselves: the index reads all labels of a prefix. */
const mostBegun = 32

/**
 * The words that a label must have, one of each group: first the words of the text, of which the last may be
 * incomplete, then all as prefixes (`proj man`). Without those for which a word is missing in all labels.
 */
async function wordGroups(client: QueryClientContract, key: string): Promise<string[][][]> {
  if (!/[\p{L}\p{N}]/u.test(key)) return []
  const words = key.split(' ')
  const begun = await wordsByBeginning(client, words, mostBegun)
  const exactly = (word: string) => {
    const known = begun.get(word)
    return !known || known.includes(word) ? [word] : []
  }
  // too many words start with one or two letters, and `C` or `R` is meant
  const beginning = (word: string) =>
    word.length > 2 ? (begun.get(word) ?? [`${word}*`]) : exactly(word)

  const typed = [...words.slice(0, -1).map(exactly), beginning(words[words.length - 1])]
  const shortened = words.map(beginning)
  const isNew = shortened.some(
    (group, at) => group.length > typed[at].length || group[0] !== typed[at][0]
  )
  return [typed, ...(isNew ? [shortened] : [])].filter((groups) =>
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
