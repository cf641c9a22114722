import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { replicaConnection } from '#app/core/db/replicas/replicas'
import {
  firstOfEachSkill,
  rankingOf,
  relatedRows,
  shownRelation,
  truncateRanking,
  skillOf,
  strongestFirst,
  type PlaygroundAnswer,
  type PlaygroundQuery,
  type RelatedRow,
  type RelatedSkillLabel,
  type ShownRelation,
} from '#app/search/playground/playground_search'
import { translateNames } from '#app/catalogue/skills/translate_names'
import { resolveInputs, type ResolvedInput } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'

/** Maximum number of skills in a call. */
export const mostRelatedInputs = 50

/** The direction of a relation, seen from the requested skill. */
export const directions = ['outgoing', 'incoming'] as const

type Direction = (typeof directions)[number]

/** A relation of a requested skill. */
export interface RelatedSkill extends ShownRelation {
  skill: RelatedSkillLabel
  direction: Direction
}

export interface InputWithRelated extends ResolvedInput {
  /** Its relations in both directions, strongest first. */
  related: RelatedSkill[]
  /** The total number, including those not shown. */
  total_related: number
}

export interface RelatedAnswer extends PlaygroundAnswer {
  inputs: InputWithRelated[]
}

/**
 * Returns the relations of each requested skill, and the ranking of a playground search for all of them,
 * which uses outgoing relations. Only published skills; terms for the same skill count once in the ranking.
 * Each direction is read once, regardless of the number of skills. Writes nothing.
 */
export async function relatedSkills(
  query: PlaygroundQuery,
  client: QueryClientContract = replicaConnection()
): Promise<RelatedAnswer> {
  const resolved = await resolveInputs(client, query.skills, {
    lastPlace: lastPlaceFor.client,
    strict: query.strict,
    language: query.language,
  })
  const named = firstOfEachSkill(resolved)
  const ids = [...named.keys()]
  const outgoing = await relatedRows(client, ids, query, 'client')
  const incoming = await relatedRows(client, ids, query, 'client', 'incoming')

  const own = Map.groupBy(
    [...outgoing.map(directed('outgoing')), ...incoming.map(directed('incoming'))],
    ({ row }) => row.skill_id
  )
  const inputs = resolved.map(({ skillId, ...input }): InputWithRelated => {
    const all = (skillId === null ? undefined : own.get(skillId)) ?? []
    const shown = all.toSorted((a, b) => strongestFirst(a.row, b.row)).slice(0, query.limit)
    return { ...input, related: shown.map(relatedSkill), total_related: all.length }
  })
  const answer = { ...rankingOf(outgoing, named, query.limit), inputs }
  return translateNames(client, answer, query.language)
}

/** The part of the ranking and of each list that a package's `res_percentage` permits. */
export function revealRelated(answer: RelatedAnswer, resPercentage: number) {
  const inputs = answer.inputs.map((input) => ({
    ...input,
    related: input.related.slice(0, Math.ceil((input.total_related * resPercentage) / 100)),
  }))
  return { ...truncateRanking(answer, resPercentage), inputs }
}

function directed(direction: Direction) {
  return (row: RelatedRow) => ({ row, direction })
}

function relatedSkill({ row, direction }: { row: RelatedRow; direction: Direction }): RelatedSkill {
  return { skill: skillOf(row), ...shownRelation(row), direction }
}
