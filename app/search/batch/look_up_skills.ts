import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LookupKind } from '#app/search/batch/lookup_validators'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import {
  mostSuggestions,
  inputReasons,
  resolveInputs,
  type Resolution,
  type SkillReference,
} from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'
import { confidences } from '#app/search/resolve/rank_candidates'
import { findEachByKey, type FoundSkill } from '#app/catalogue/names/find_by_name'
import { cleanName, nameKey } from '#app/core/text/name_key'
import { publishedSkills, type PublishedSkill } from '#app/catalogue/skills/published_skill'
import { searchKey } from '#app/catalogue/names/search_key'

/** How a term was matched: as in a search, or by a former name or merged skill. */
export const lookupReasons = [...inputReasons, 'renamed', 'merged'] as const

export type LookupReason = (typeof lookupReasons)[number]

export interface LookedUp {
  input: string
  match_reason: LookupReason
  skill: PublishedSkill | null
  /** 0-1: how certain the best match is. */
  confidence: number
  /** Other possible skills, most likely first, if any. */
  suggestions?: SkillReference[]
}

interface Found {
  reason: LookupReason
  skillId: number | null
  confidence: number
  suggestions: SkillReference[]
}

/**
 * Finds the published skill of each term, in the given order: by name, alias or former name; or by external
 * id or URI, including those of merged skills. Runs a constant number of statements for any number of terms,
 * unless `fuzzy` adds a search for each unmatched name. Writes nothing.
 */
export async function lookUpSkills(
  kind: LookupKind,
  inputs: string[],
  {
    fuzzy = false,
    client = db.connection(),
  }: { fuzzy?: boolean; client?: QueryClientContract } = {}
): Promise<LookedUp[]> {
  const terms = inputs.map(readableTerm)
  const found =
    kind === 'names'
      ? await findNames(client, [...new Set(terms)], fuzzy)
      : await findExternal(client, columns[kind], [...new Set(terms)])
  const ids = [...found.values()].flatMap(({ skillId }) => skillId ?? [])
  const skills = await publishedSkills(client, [...new Set(ids)])

  return inputs.map((input, at) => {
    const { reason, skillId, confidence, suggestions } = found.get(terms[at]) ?? nothing
    const skill = skillId === null ? null : (skills.get(skillId) ?? null)
    return {
      input,
      match_reason: skill ? reason : 'none',
      confidence,
      skill,
      ...(suggestions.length > 0 && { suggestions }),
    }
  })
}

/** A term without characters that databases reject. */
export function readableTerm(text: string): string {
  return cleanName(text.replaceAll('\u0000', '').toWellFormed())
}

const nothing: Found = { reason: 'none', skillId: null, confidence: 0, suggestions: [] }

const columns = { external_ids: 'external_id', uris: 'external_uri' } as const

async function findNames(client: QueryClientContract, terms: string[], fuzzy: boolean) {
  const keys = new Map(terms.map((term) => [term, searchKey(term)]))
  const labels = await findEachByKey(client, [...new Set(keys.values())], lastPlaceFor.client)
  const byKey = Map.groupBy(labels, ({ key }) => key)
  const found = new Map<string, Found>()
  for (const term of terms) {
    const candidates = byKey.get(keys.get(term)!)
    if (candidates) found.set(term, named(term, candidates))
  }

  const unknown = terms.filter((term) => !found.has(term))
  for (const { term, ...former } of await findFormerNames(client, unknown)) {
    if (!found.has(term)) found.set(term, { ...former, confidence: 1, suggestions: [] })
  }
  if (fuzzy) {
    const left = unknown.filter((term) => !found.has(term))
    const guessed = await resolveInputs(client, left, { lastPlace: lastPlaceFor.client })
    for (const guess of guessed) found.set(guess.input, guessedFrom(guess))
  }
  return found
}

/** Labels are compared without accents: among several skills, the one with the exact spelling comes first. */
function named(term: string, candidates: FoundSkill[]): Found {
  const key = nameKey(term)
  const written = candidates.filter(({ name, alias }) => nameKey(alias ?? name) === key)
  const each = new Map([...written, ...candidates].map((one) => [one.skill_id, one]))
  const [first, ...others] = [...new Set([...each.keys()])]
  const chosen = [...written, ...candidates].find(({ skill_id: id }) => id === first)!
  return {
    reason: chosen.alias === null ? 'exact' : 'alias',
    skillId: first,
    confidence: confidences[chosen.alias === null ? 'exact' : 'alias'],
    suggestions: others.slice(0, mostSuggestions).map((id) => {
      const { uid, name } = each.get(id)!
      return { id: uid, name }
    }),
  }
}

function guessedFrom({ match_reason: reason, ...rest }: Resolution): Found {
  const { skillId, confidence, suggestions } = rest
  return { reason, skillId, confidence, suggestions }
}

/** Former names of published skills and of skills merged into them; most recent first. */
async function findFormerNames(client: QueryClientContract, terms: string[]) {
  if (terms.length === 0) return []
  const name = amongValues(client, `log."before" ->> 'name'`, 'text')
  const rows = await preparedRows<{ term: string; skill_id: number; is_merged: number }>(
    client,
    'find_former_names',
    `select log."before" ->> 'name' as term, coalesce(m.skill_id, log.subject_id) as skill_id,
            case when m.skill_id is null then 0 else 1 end as is_merged
       from change_log log
       left join merged_skills m on m.former_id = log.subject_id
       join skills s on s.id = coalesce(m.skill_id, log.subject_id) and s.status = 'published'
      where log.subject = 'skill' and log."before" ->> 'name' is not null and ${name.sql}
      order by log.id desc`,
    [name.bind(terms)]
  )
  return rows.map(({ term, skill_id: skillId, is_merged: isMerged }) => ({
    term,
    skillId,
    reason: isMerged ? ('merged' as const) : ('renamed' as const),
  }))
}

/** By an identifier of the skill or of a skill that was merged into it. */
async function findExternal(
  client: QueryClientContract,
  column: (typeof columns)[LookupKind & keyof typeof columns],
  terms: string[]
): Promise<Map<string, Found>> {
  const own = amongValues(client, `s.${column}`, 'text')
  const former = amongValues(client, `m.${column}`, 'text')
  const rows = await preparedRows<{ term: string; skill_id: number; is_merged: number }>(
    client,
    `look_up_${column}`,
    `select s.${column} as term, s.id as skill_id, 0 as is_merged from skills s
      where ${own.sql} and s.status = 'published'
     union all
     select m.${column}, s.id, 1 from merged_skills m join skills s on s.id = m.skill_id
      where ${former.sql} and s.status = 'published'
      order by is_merged desc, skill_id desc`,
    [own.bind(terms), former.bind(terms)]
  )
  return new Map(
    rows.map(({ term, skill_id: skillId, is_merged: isMerged }) => [
      term,
      { reason: isMerged ? 'merged' : 'exact', skillId, confidence: 1, suggestions: [] },
    ])
  )
}
