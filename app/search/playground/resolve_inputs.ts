import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { defaultLanguage, isOtherLanguage, preferLanguage } from '#app/catalogue/languages'
import { findByKeys, type FoundSkill } from '#app/catalogue/names/find_by_name'
import { withNamesIn } from '#app/catalogue/skills/translate_names'
import { searchKey, wordsOfText } from '#app/catalogue/names/search_key'
import { initialsOf, stemsOf } from '#app/catalogue/names/stems'
import { findByIds, refuseUnknownIds } from '#app/search/playground/find_by_id'
import { matchSkills, type MatchedSkill } from '#app/search/playground/suggestions'
import { confidences, rankCandidates, type Candidate } from '#app/search/resolve/rank_candidates'

/** How the skill of a term was found, most certain first; `none` if no match is certain enough. */
export const inputReasons = [
  'exact',
  'alias',
  'id',
  'synonym',
  'words',
  'forms',
  'initials',
  'typo',
  'none',
] as const

export type InputReason = (typeof inputReasons)[number]

export interface SkillReference {
  /** Public id. */
  id: string
  name: string
}

/** The result for a term of a search. */
export interface ResolvedInput {
  input: string
  /** `none` if there is no skill. */
  match_reason: InputReason
  /** 0-1: how certain the best match is. */
  confidence: number
  /** Null if no match is certain enough. */
  skill: SkillReference | null
  /** Other possible skills, most likely first. */
  suggestions: SkillReference[]
}

export interface Resolution extends ResolvedInput {
  skillId: number | null
}

interface ResolveOptions {
  /** Skills after this place are hidden. */
  lastPlace: number
  /** Uses only exact names, aliases and ids. */
  strict?: boolean
  /** The language of the answer; labels in others are less likely. */
  language?: string
}

export const mostSuggestions = 5

/** Fewer letters are initials of too many names. */
const shortestInitials = 3

/** From this confidence, a match is used; below, it is only a suggestion. */
const sure = 0.8

/**
 * Finds the skill of each term, or suggestions if none is certain. With `strict`, only exact names, aliases and
 * ids are certain. A label in another language than that of the answer is used only if no label in that of the answer
 * matches as well. Reads only. Throws a 422 `Refusal` for unknown ids.
 */
export async function resolveInputs(
  client: QueryClientContract,
  inputs: string[],
  { lastPlace, strict = false, language = defaultLanguage }: ResolveOptions
): Promise<Resolution[]> {
  const keys = inputs.map((input) => wordsOfText(input).join(' '))
  const named = await findByKeys(client, keys, {
    lastPlace,
    limit: inputs.length * (mostSuggestions + 1),
  })
  const labels = await withNamesIn(client, named, language)
  const byKey = Map.groupBy(labels, (skill) => skill.key)
  const unnamed = inputs.filter((_, at) => !byKey.has(keys[at]))
  const byId = unnamed.length > 0 ? await findByIds(client, unnamed, lastPlace) : null
  if (byId) refuseUnknownIds(inputs, (input, at) => byKey.has(keys[at]) || byId.has(input))
  const resolved: Resolution[] = []
  for (const [at, input] of inputs.entries()) {
    const exact = preferLanguage(byKey.get(keys[at]) ?? [], language)
    const isLiteral = exact.length > 0 && (strict || !isOtherLanguage(exact[0], language))
    const identified = byId?.get(input)
    if (isLiteral) resolved.push(literal(input, exact))
    else if (identified) resolved.push(resolution(input, identified, 'id', 1, []))
    else resolved.push(await guess(client, input, { lastPlace, strict, language }))
  }
  return resolved
}

/**
 * Skills with the term as name or alias, the likeliest first. Of several with the same alias, the one whose name has
 * these initials is likelier than a more popular one: "ppc" is pay-per-click.
 */
function literal(input: string, found: FoundSkill[]): Resolution {
  const [first] = found
  const chosen = (first.alias !== null && found.find(hasInitials)) || first
  const others = found.filter((skill) => skill !== chosen)
  const reason = chosen.alias === null ? 'exact' : 'alias'
  return resolution(input, chosen, reason, confidences[reason], others)
}

function hasInitials({ key, name }: FoundSkill): boolean {
  if (key.length < shortestInitials) return false
  return initialsOf(searchKey(name), '').some((initials) => initials.startsWith(key))
}

async function guess(
  client: QueryClientContract,
  input: string,
  { lastPlace, strict, language }: Required<ResolveOptions>
): Promise<Resolution> {
  const ranked = await rankCandidates(client, input, { lastPlace, language })
  const typed = typedInstead(input, ranked)
  const candidates = typed ? [typed, ...ranked.filter((other) => other !== typed)] : ranked
  const best = candidates.at(0)
  if (!best) {
    const bounds = { lastPlace, limit: mostSuggestions, language }
    const similar = await matchSkills(client, input, bounds)
    const likely = similar.filter((match) => !isForeignTypo(match, language))
    return resolution(input, null, 'none', 0, preferLanguage(likely, language))
  }
  const found = candidates.map(({ skill }) => skill)
  const skills = isOtherLanguage(best.skill, language) ? found : preferLanguage(found, language)
  const confidence =
    Math.round((100 * best.confidence) / (typed ? 2 : meaningsOf(candidates))) / 100
  return strict || confidence < sure
    ? resolution(input, null, 'none', confidence, skills)
    : resolution(input, skills[0], best.reason, confidence, skills)
}

/**
 * The skill whose name the words of a term certainly mean, if the term has a synonym without these words:
 * "barbering techniques" for "barber", although its synonym is "hairdressing".
 */
function typedInstead(input: string, [best, ...others]: Candidate[]): Candidate | undefined {
  const words = wordsOfText(input).join(' ')
  if (best?.reading.synonymOf !== words) return undefined
  const { key, language } = best.skill
  const own = new Set(stemsOf(words, language))
  if (stemsOf(key, language).some((stem) => own.has(stem))) return undefined
  return others.find(
    ({ reading, skill, confidence }) =>
      reading.synonymOf === null && skill.alias === null && confidence >= sure
  )
}

/** How many equivalents of the best candidate's synonym certainly mean a skill, each another one. */
function meaningsOf([best, ...others]: Candidate[]): number {
  const { synonymOf } = best.reading
  if (synonymOf === null) return 1
  const likely = others.filter(
    ({ confidence, reading }) => confidence >= sure && reading.synonymOf === synonymOf
  )
  return new Set([best, ...likely].map(({ reading }) => reading.words.join(' '))).size
}

/** Candidates include misspelt words of all languages; without any, a similar word of another language is chance. */
function isForeignTypo(match: MatchedSkill, language: string): boolean {
  return match.reason === 'typo' && isOtherLanguage(match, language)
}

type Labelled = Pick<FoundSkill, 'skill_id' | 'uid' | 'name'>

function resolution(
  input: string,
  chosen: Labelled | null,
  reason: InputReason,
  confidence: number,
  candidates: Labelled[]
): Resolution {
  const others = candidates.filter(({ skill_id: id }) => id !== chosen?.skill_id)
  const distinct = new Map(others.map((skill) => [skill.skill_id, label(skill)]))
  return {
    input,
    match_reason: reason,
    confidence,
    skill: chosen && label(chosen),
    skillId: chosen?.skill_id ?? null,
    suggestions: [...distinct.values()].slice(0, mostSuggestions),
  }
}

function label({ uid, name }: Labelled): SkillReference {
  return { id: uid, name }
}
