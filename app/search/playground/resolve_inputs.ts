import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchKey } from '#app/catalogue/names/search_key'
import { findByKeys, findByBeginning, type FoundSkill } from '#app/catalogue/names/find_by_name'
import { findByIds } from '#app/search/playground/find_by_id'
import { matchSkills, type MatchReason } from '#app/search/playground/suggestions'

export interface SkillReference {
  /** Public id. */
  id: string
  name: string
}

/** The result for a term of a search. */
export interface ResolvedInput {
  input: string
  match_reason: MatchReason
  skill: SkillReference | null
  /** Other possible skills, most likely first. */
  alternatives: SkillReference[]
}

export interface Resolution extends ResolvedInput {
  skillId: number | null
}

export const mostAlternatives = 5

/**
 * Finds the skill of each term: by name, alias, id, start of a label (whole words before parts of words), all
 * its words, or similar spelling, whichever matches first. Skills after `lastPlace` are hidden. Reads only.
 * Throws a 422 `Refusal` for unknown ids.
 */
export async function resolveInputs(
  client: QueryClientContract,
  inputs: string[],
  lastPlace: number
): Promise<Resolution[]> {
  const byId = await findByIds(client, inputs, lastPlace)
  const keys = inputs.map(searchKey)
  const named = await findByKeys(client, keys, {
    lastPlace,
    limit: inputs.length * (mostAlternatives + 1),
  })
  const byKey = Map.groupBy(named, (skill) => skill.key)
  const resolved: Resolution[] = []
  for (const [at, input] of inputs.entries()) {
    const exact = byKey.get(keys[at])
    const identified = byId.get(input)
    if (exact) resolved.push(resolution(input, exact[0].alias ? 'alias' : 'exact', exact))
    else if (identified) resolved.push(resolution(input, 'id', [identified]))
    else resolved.push(await guess(client, input, keys[at], lastPlace))
  }
  return resolved
}

async function guess(
  client: QueryClientContract,
  input: string,
  key: string,
  lastPlace: number
): Promise<Resolution> {
  const bounds = { lastPlace, limit: mostAlternatives + 1 }
  const { list, far } = await matchSkills(client, input, bounds)
  if (list.length === 0) return resolution(input, 'none', [], far)
  if (list[0].reason !== 'prefix') return resolution(input, list[0].reason, list)
  const wholeWords = await findByBeginning(client, `${key} `, bounds)
  return resolution(input, 'prefix', [...wholeWords, ...list])
}

type Labelled = Pick<FoundSkill, 'skill_id' | 'uid' | 'name'>

/** The first candidate is the skill, the others are alternatives. */
function resolution(
  input: string,
  reason: MatchReason,
  candidates: Labelled[],
  far: Labelled[] = []
): Resolution {
  const chosen = candidates.at(0) ?? null
  const others = new Map([...candidates, ...far].map((skill) => [skill.skill_id, label(skill)]))
  if (chosen) others.delete(chosen.skill_id)
  return {
    input,
    match_reason: reason,
    skill: chosen && label(chosen),
    skillId: chosen?.skill_id ?? null,
    alternatives: [...others.values()].slice(0, mostAlternatives),
  }
}

function label({ uid, name }: Labelled): SkillReference {
  return { id: uid, name }
}
