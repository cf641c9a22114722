import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RelationType } from '#app/catalogue/skill_relation'
import {
  firstOfEachSkill,
  rankingOf,
  relatedRows,
  reveal,
  skillOf,
  strongestFirst,
  type PlaygroundAnswer,
  type PlaygroundQuery,
  type RelatedRow,
  type RelatedSkillLabel,
} from '#app/search/playground/playground_search'
import { resolveInputs, type ResolvedInput } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'

/** Skills that one call may name. */
export const mostRelatedInputs = 50

/** Where a relation leads: from the skill that was named, or to it. */
export const directions = ['outgoing', 'incoming'] as const

export type Direction = (typeof directions)[number]

/** One relation of a skill that was named. */
export interface RelatedSkill {
  skill: RelatedSkillLabel
  type: RelationType
  weight: number
  direction: Direction
}

export interface InputWithRelated extends ResolvedInput {
  /** Its own relations in both directions, the strongest first. */
  related: RelatedSkill[]
  /** All that there are, shown or not. */
  total_related: number
}

export interface RelatedAnswer extends PlaygroundAnswer {
  inputs: InputWithRelated[]
}

/**
 * Each named skill's own relations, and the ranking of a playground search for them all together, which
 * is made of those that lead out. Published skills only; two terms for one skill count once in the
 * ranking. Reads each direction once however many skills are named. Writes nothing.
 */
export async function relatedSkills(
  query: PlaygroundQuery,
  client: QueryClientContract = db.connection()
): Promise<RelatedAnswer> {
  const resolved = await resolveInputs(client, query.skills, lastPlaceFor.client)
  const named = firstOfEachSkill(resolved)
  const ids = [...named.keys()]
  const outgoing = await relatedRows(client, ids, query, 'client')
  const incoming = await relatedRows(client, ids, query, 'client', 'incoming')

  const own = Map.groupBy(
    [...outgoing.map(related('outgoing')), ...incoming.map(related('incoming'))],
    ({ of }) => of
  )
  const inputs = resolved.map(({ skillId, ...input }): InputWithRelated => {
    const all = (skillId === null ? undefined : own.get(skillId)) ?? []
    const shown = all.toSorted((a, b) => strongestFirst(a.row, b.row)).slice(0, query.limit)
    return { ...input, related: shown.map(({ told }) => told), total_related: all.length }
  })
  return { ...rankingOf(outgoing, named, query.limit), inputs }
}

/** The part that a package's `res_percentage` shows: of the ranking, and of each input's own list. */
export function revealRelated(answer: RelatedAnswer, resPercentage: number) {
  const inputs = answer.inputs.map((input) => ({
    ...input,
    related: input.related.slice(0, Math.ceil((input.total_related * resPercentage) / 100)),
  }))
  return { ...reveal(answer, resPercentage), inputs }
}

function related(direction: Direction) {
  return (row: RelatedRow) => {
    const { type, weight } = row
    return { of: row.skill_id, row, told: { skill: skillOf(row), type, weight, direction } }
  }
}
