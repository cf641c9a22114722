import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchKey } from '#app/catalogue/names/search_key'
import {
  findByBeginning,
  findByKeys,
  findByWords,
  type FoundSkill,
} from '#app/catalogue/names/find_by_name'
import { findByTypo } from '#app/catalogue/names/find_by_typo'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
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
 * labels that start with it, most used first, then those with all its words or words that start with them ("proj man"), and only if there are
 * none, similar spellings. Among matches by words, aliases come last. Free of charge; writes nothing.
 */
export async function suggestSkills(
  text: string,
  { limit, audience, client }: Options & { audience: SuggestionAudience }
): Promise<Suggestion[]> {
  const bounds = { lastPlace: lastPlaceFor[audience], limit }
  const found = await matchSkills(client ?? db.connection(), text, bounds)
  return found.map(suggestion)
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

  matches.add(await findByWords(client, typedWords(key), bounds), () => 'words')
  const shortened = matches.list.length > 0 ? null : shortenedWords(key)
  if (shortened) matches.add(await findByWords(client, shortened, bounds), () => 'words')
  if (matches.list.length > 0) return matches.list

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

/** The words of a text; the last one may be incomplete. */
function typedWords(key: string): string[][] {
  if (!/[\p{L}\p{N}]/u.test(key)) return []
  const words = key.split(' ')
  const last = words.length - 1
  return words.map((word, at) => [at === last ? beginning(word) : word])
}

/** The words of a text as prefixes: `proj man`. Null if that adds nothing. */
function shortenedWords(key: string): string[][] | null {
  const words = key.split(' ')
  const isNew = words.slice(0, -1).some((word) => beginning(word) !== word)
  return isNew ? words.map((word) => [beginning(word)]) : null
}

/**
 * Words of one or two letters are not used as prefixes: too many words start with them, and `C` or `R` is
 * meant.
 */
function beginning(word: string): string {
  return word.length > 2 ? `${word}*` : word
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
