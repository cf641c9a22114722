import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { defaultLanguage, preferLanguage } from '#app/catalogue/languages'
import type { LookupKind } from '#app/search/batch/lookup_validators'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import { replicaConnection } from '#app/core/db/replicas/replicas'
import { findByIdentifier, isId, type Identifier } from '#app/search/playground/find_by_id'
import { translateNames, withNamesIn } from '#app/catalogue/skills/translate_names'
import { readableTerm } from '#app/search/playground/read_search'
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
import { nameKey } from '#app/core/text/name_key'
import { publishedSkills, type PublishedSkill } from '#app/catalogue/skills/published_skill'
import { searchKey } from '#app/catalogue/names/search_key'

/** How a term was matched: as in a search, or by a former name or merged skill; `unknown_id` for an id of no skill. */
export const lookupReasons = [...inputReasons, 'renamed', 'merged', 'unknown_id'] as const

type LookupReason = (typeof lookupReasons)[number]

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
 * Finds the published skill of each term, in the given order: by name, alias or former name; or by public id,
 * external id or URI, including those of merged skills. Runs a constant number of statements for any number of terms,
 * unless `fuzzy` adds a search for each unmatched name. Writes nothing.
 */
export async function lookUpSkills(
  kind: LookupKind,
  inputs: string[],
  {
    fuzzy = false,
    language,
    client = replicaConnection(),
  }: { fuzzy?: boolean; language?: string; client?: QueryClientContract } = {}
): Promise<LookedUp[]> {
  const terms = inputs.map(readableTerm)
  const found =
    kind === 'names'
      ? await findNames(client, [...new Set(terms)], { fuzzy, language })
      : await findIds(client, columns[kind], [...new Set(terms)])
  const ids = [...found.values()].flatMap(({ skillId }) => skillId ?? [])
  const skills = await publishedSkills(client, [...new Set(ids)])

  const answers = inputs.map((input, at) => {
    const { reason, skillId, confidence, suggestions } = found.get(terms[at]) ?? nothing
    const skill = skillId === null ? null : (skills.get(skillId) ?? null)
    return {
      input,
      match_reason: skill ? reason : kind === 'names' ? 'none' : 'unknown_id',
      confidence,
      skill,
      ...(suggestions.length > 0 && { suggestions }),
    }
  })
  return translateNames(client, answers, language)
}

const nothing: Found = { reason: 'none', skillId: null, confidence: 0, suggestions: [] }

const columns = { ids: 'uid', external_ids: 'external_id', uris: 'external_uri' } as const

async function findNames(
  client: QueryClientContract,
  terms: string[],
  { fuzzy, language = defaultLanguage }: { fuzzy: boolean; language?: string }
) {
  const keys = new Map(terms.map((term) => [term, searchKey(term)]))
  const labels = await findEachByKey(client, [...new Set(keys.values())], lastPlaceFor.client)
  const byKey = Map.groupBy(await withNamesIn(client, labels, language), ({ key }) => key)
  const found = new Map<string, Found>()
  for (const term of terms) {
    const candidates = byKey.get(keys.get(term)!)
    if (candidates) found.set(term, named(term, preferLanguage(candidates, language)))
  }

  const unknown = terms.filter((term) => !found.has(term))
  for (const { term, ...former } of await findFormerNames(client, unknown)) {
    if (!found.has(term)) found.set(term, { ...former, confidence: 1, suggestions: [] })
  }
  if (fuzzy) {
    const left = unknown.filter((term) => !found.has(term) && !isId(term))
    const guessed = await resolveInputs(client, left, {
      lastPlace: lastPlaceFor.client,
      language,
    })
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

async function findIds(client: QueryClientContract, column: Identifier, terms: string[]) {
  const skills = await findByIdentifier(client, column, terms, lastPlaceFor.client)
  return new Map(
    skills
      .entries()
      .map(([term, { skill_id: skillId, isMerged }]): [string, Found] => [
        term,
        { reason: isMerged ? 'merged' : 'exact', skillId, confidence: 1, suggestions: [] },
      ])
  )
}
