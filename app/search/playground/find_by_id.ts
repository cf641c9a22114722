import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { inputRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import type { SkillStatus } from '#app/catalogue/skill'
import { lastPlace as lastPlaceOf } from '#app/catalogue/names/skill_index'

/** The columns that identify a skill, and whether a term can be a value of them. */
const identifiers = {
  uid: (term: string) => isUid(term.toLowerCase()),
  external_uri: (term: string) => term.includes(':'),
  external_id: () => true,
}

export type Identifier = keyof typeof identifiers

interface IdentifiedSkill {
  skill_id: number
  /** Public id. */
  uid: string
  name: string
  /** Whether the identifier is that of a skill that was merged into this one. */
  isMerged: boolean
}

interface Row {
  term: string
  skill_id: number
  uid: string
  name: string
  status: SkillStatus
  is_merged: number
}

/** The skills of the terms that are public ids, URIs or external ids, by term. Skills after `lastPlace` are hidden. */
export async function findByIds(
  client: QueryClientContract,
  terms: string[],
  lastPlace: number
): Promise<Map<string, IdentifiedSkill>> {
  const found = new Map<string, IdentifiedSkill>()
  for (const column of Object.keys(identifiers) as Identifier[]) {
    const left = terms.filter((term) => !found.has(term))
    const skills = await findByIdentifier(client, column, left, lastPlace)
    for (const [term, skill] of skills) found.set(term, skill)
  }
  return found
}

/** Whether a term can only be an id: a UUID or a URI. */
export function isId(term: string): boolean {
  return identifiers.uid(term) || /^[a-z][a-z\d+.-]*:\/\//i.test(term)
}

/**
 * The skills with these identifiers, by term; those of a merged skill lead to its successor. A term matches as it is,
 * or in lower case, as public ids and most URIs are stored.
 */
export async function findByIdentifier(
  client: QueryClientContract,
  column: Identifier,
  terms: string[],
  lastPlace: number
): Promise<Map<string, IdentifiedSkill>> {
  const asked = terms.filter(identifiers[column])
  if (asked.length === 0) return new Map()

  const values = [...new Set(asked.flatMap((term) => [term, term.toLowerCase()]))]
  const type = column === 'uid' ? 'uuid' : 'text'
  const own = amongValues(client, `s.${column}`, type)
  // If few skills have external ids, SQLite expects nothing of the index and reads all skills.
  const index = isPostgres(client) ? '' : `indexed by skills_${column}_unique`
  const former = amongValues(client, `m.${column}`, type)
  const rows = await preparedRows<Row>(
    client,
    `find_skills_by_${column}`,
    `select s.${column} as term, s.id as skill_id, s.uid, s.name, s.status, 0 as is_merged
       from skills s ${index} where ${own.sql}
     union all
     select m.${column}, s.id, s.uid, s.name, s.status, 1
       from merged_skills m join skills s on s.id = m.skill_id where ${former.sql}
      order by is_merged desc, skill_id desc`,
    [own.bind(values), former.bind(values)]
  )
  const byValue = new Map(
    rows
      .filter(({ status }) => lastPlaceOf[status] <= lastPlace)
      .map(({ term, skill_id, uid, name, is_merged: isMerged }) => [
        term,
        { skill_id, uid, name, isMerged: isMerged === 1 },
      ])
  )
  return new Map(
    asked.flatMap((term) => {
      const skill = byValue.get(term) ?? byValue.get(term.toLowerCase())
      return skill ? [[term, skill]] : []
    })
  )
}

/** Throws a 422 `Refusal` with the code `unknown_id` at `skills.N` for unknown terms that can only be ids. */
export function refuseUnknownIds(terms: string[], isKnown: (term: string, at: number) => boolean) {
  const unknown = terms.flatMap((term, at) =>
    isId(term) && !isKnown(term, at) ? [{ field: `skills.${at}`, id: term }] : []
  )
  if (unknown.length === 0) return
  throw inputRefusal(
    unknown.map(({ field, id }) => () => ({
      field,
      code: 'unknown_id',
      message: t('playground_answers.unknown_id', { id }),
    })),
    { status: 422, code: 'validation_failed' }
  )
}
