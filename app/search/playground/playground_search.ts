import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RelationType } from '#app/catalogue/skill_relation'
import type { SkillType } from '#app/catalogue/skill'
import { sourceWords } from '#app/catalogue/relations/source_words'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { BoundedCache } from '#app/core/bounded_cache'
import { amongValues, eachRowJoins, preparedRows } from '#app/core/db/prepared_rows'
import { replicaConnection } from '#app/core/db/replicas/replicas'
import { tIn } from '#app/core/text/text'
import { translateNames } from '#app/catalogue/skills/translate_names'
import {
  resolveInputs,
  type Resolution,
  type ResolvedInput,
  type SkillReference,
} from '#app/search/playground/resolve_inputs'
import { lastPlaceFor, type SuggestionAudience } from '#app/search/playground/suggestions'

export interface PlaygroundQuery {
  /** One or more names as entered. */
  skills: string[]
  /** Whole numbers 0-100, both inclusive. */
  min_weight: number
  max_weight: number
  type?: RelationType
  /** Public id of a category, which includes its descendants. */
  domain?: string
  /** Maximum number of matches. */
  limit: number
  /** Uses only exact names and aliases. */
  strict?: boolean
  /** The language of the names; skills without a name in it keep theirs. */
  language?: string
}

/** A relation in a response. */
export interface ShownRelation {
  type: RelationType
  weight: number
  /** The evidence, as stored. */
  source: string | null
  /** The same in English words. */
  source_text: string | null
}

/** A relation that is a reason for a match. */
export interface MatchedRelation extends ShownRelation {
  input: string
  skill: SkillReference
}

/** A skill with its type and domain. */
export interface RelatedSkillLabel extends SkillReference {
  type: SkillType
  domain: SkillReference | null
}

export interface PlaygroundMatch extends RelatedSkillLabel {
  /** 0-100 with two decimals: 100·(1 − Π(1 − weight/100)) over the reasons. */
  score: number
  reasons: MatchedRelation[]
}

export interface PlaygroundAnswer {
  inputs: ResolvedInput[]
  /** The first `limit` of one ranking: score descending, then name, then id. */
  matches: PlaygroundMatch[]
  /** The total number, including those not shown. */
  total_matches: number
}

interface RevealedAnswer extends PlaygroundAnswer {
  returned: number
  res_percentage: number
}

/** A relation of a searched skill and the skill at its other end. */
export interface RelatedRow {
  /** The searched skill. */
  skill_id: number
  related_skill_id: number
  type: RelationType
  weight: number
  source: string | null
  uid: string
  name: string
  name_key: string
  skill_type: SkillType
  domain_uid: string | null
  domain_name: string | null
}

/**
 * Ranks the skills related to the searched skills, with the relations as reasons. Reads only the outgoing
 * relations of the searched skills, so the cost does not depend on the number of relations. Terms without a
 * certain match are ignored; the result can be empty. The order of the terms does not change the result. Writes
 * nothing.
 */
export async function searchPlayground(
  query: PlaygroundQuery,
  { audience, client }: { audience: SuggestionAudience; client?: QueryClientContract }
): Promise<PlaygroundAnswer> {
  const reader = client ?? replicaConnection()
  const resolved = await resolveInputs(reader, query.skills, {
    lastPlace: lastPlaceFor[audience],
    strict: query.strict,
    language: query.language,
  })
  const named = firstOfEachSkill(resolved)
  const rows = await relatedRows(reader, [...named.keys()], query, audience)
  const answer = {
    inputs: resolved.map(({ skillId, ...input }) => input),
    ...rankingOf(rows, named, query.limit),
  }
  return translateNames(reader, answer, query.language)
}

/** The skills with the highest scores in a search for this skill, as guests see it. */
export async function firstRelatedSkills(
  client: QueryClientContract,
  { skill_id: skillId, ...skill }: SkillReference & { skill_id: number },
  limit: number
): Promise<SkillReference[]> {
  const query = { skills: [skill.name], min_weight: 0, max_weight: 100, limit }
  const rows = await relatedRows(client, [skillId], query, 'client')
  const named = new Map([[skillId, { input: skill.name, skill, turn: 0 }]])
  return rankingOf(rows, named, limit).matches
}

/** Whether no term of the search is certain enough, so that the search is free. */
export function isUnresolved({ inputs }: { inputs: Array<{ skill: unknown }> }): boolean {
  return inputs.every(({ skill }) => skill === null)
}

/** The terms without a certain skill. */
export function unresolvedSkills({ inputs }: Pick<PlaygroundAnswer, 'inputs'>): string[] {
  return inputs.filter(({ skill }) => skill === null).map(({ input }) => input)
}

/** The combined ranking of these relations: the first `limit` matches and the total number. */
export function rankingOf(
  rows: RelatedRow[],
  named: Map<number, ResolvedTerm>,
  limit: number
): Pick<PlaygroundAnswer, 'matches' | 'total_matches'> {
  const ranking = rank(rows.filter((row) => !named.has(row.related_skill_id)))
  return {
    matches: ranking.slice(0, limit).map(({ score, relations }) => match(score, relations, named)),
    total_matches: ranking.length,
  }
}

/**
 * The part of the ranking that a package's `res_percentage` permits: the first ⌈total·p/100⌉ matches, as far
 * as the result has them.
 */
export function truncateRanking<Answer extends PlaygroundAnswer>(
  answer: Answer,
  resPercentage: number
): Answer & RevealedAnswer {
  const shown = Math.ceil((answer.total_matches * resPercentage) / 100)
  const matches = answer.matches.slice(0, shown)
  return { ...answer, matches, returned: matches.length, res_percentage: resPercentage }
}

/** 100·(1 − Π(1 − weight/100)) with two decimals, the same for any order of the weights. */
export function combinedScore(weights: number[]): number {
  const rest = weights
    .toSorted((a, b) => b - a)
    .reduce((product, weight) => product * ((100 - weight) / 100), 1)
  return Math.round(10_000 * (1 - rest)) / 100
}

/** A term and its skill. */
interface ResolvedTerm {
  input: string
  skill: SkillReference
  turn: number
}

/** Terms for the same skill count once. */
export function firstOfEachSkill(resolved: Resolution[]): Map<number, ResolvedTerm> {
  const named = new Map<number, ResolvedTerm>()
  for (const [turn, { input, skill, skillId }] of resolved.entries()) {
    if (skillId !== null && skill && !named.has(skillId)) named.set(skillId, { input, skill, turn })
  }
  return named
}

/** The outgoing or incoming relations of the skills that match the filters. */
export async function relatedRows(
  client: QueryClientContract,
  skillIds: number[],
  { min_weight: least, max_weight: most, type, domain }: PlaygroundQuery,
  audience: SuggestionAudience,
  direction: 'outgoing' | 'incoming' = 'outgoing'
): Promise<RelatedRow[]> {
  if (skillIds.length === 0) return []
  const [near, far] =
    direction === 'outgoing' ? ['skill_id', 'related_skill_id'] : ['related_skill_id', 'skill_id']
  const from = amongValues(client, `r.${near}`, 'integer')
  const visible = audience === 'client' ? "s.status = 'published'" : "s.status <> 'archived'"
  const rows = await preparedRows<RelatedRow>(
    client,
    'related_skills',
    `select r.${near} as skill_id, r.${far} as related_skill_id, r.type, r.weight, r.source, s.uid, s.name, s.name_key,
            s.type as skill_type, ${domainOf('uid')}, ${domainOf('name')}
       from skill_relations r ${eachRowJoins(client, {
         table: 'skills',
         as: 's',
         columns: 'uid, name, name_key, type, status, category_id',
         key: 'id',
         value: `r.${far}`,
       })} and ${from.sql} and r.weight between ? and ? and ${visible}
        ${type ? 'and r.type = ?' : ''} ${domain ? `and s.category_id in (${categoryTreeSql})` : ''}`,
    [from.bind(skillIds), least, most, ...(type ? [type] : []), ...(domain ? [domain] : [])]
  )
  return rows
}

/** A subquery per match, because PostgreSQL may reverse a join while it has no statistics. */
function domainOf(column: 'uid' | 'name') {
  return `(select c.${column} from categories c where c.id = s.category_id) as domain_${column}`
}

interface Ranked {
  score: number
  relations: RelatedRow[]
}

function rank(rows: RelatedRow[]): Ranked[] {
  const related = Map.groupBy(rows, (row) => row.related_skill_id)
  return [...related.values()]
    .map((relations) => ({
      score: combinedScore(relations.map(({ weight }) => weight)),
      relations,
    }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        ascending(a.relations[0].name_key, b.relations[0].name_key) ||
        ascending(a.relations[0].uid, b.relations[0].uid)
    )
}

function match(
  score: number,
  relations: RelatedRow[],
  named: Map<number, ResolvedTerm>
): PlaygroundMatch {
  const reasons = relations
    .map((relation) => ({ relation, by: named.get(relation.skill_id)! }))
    .sort(
      (a, b) =>
        a.by.turn - b.by.turn ||
        b.relation.weight - a.relation.weight ||
        ascending(a.relation.type, b.relation.type)
    )
    .map(({ relation, by }) => ({
      input: by.input,
      skill: by.skill,
      ...shownRelation(relation),
    }))
  return { ...skillOf(relations[0]), score, reasons }
}

export function shownRelation({ type, weight, source }: RelatedRow): ShownRelation {
  return { type, weight, source, source_text: source && englishSource(source) }
}

/** There are few different sources, and wording one takes as long as reading its relation. */
const englishSources = new BoundedCache<string | null>(1000)

function englishSource(source: string): string | null {
  return (
    englishSources.get(source) ??
    englishSources.keep(
      source,
      sourceWords(source, 'en', (id, values) => tIn('en', id, values))
    )
  )
}

/** The skill at the other end of a relation. */
export function skillOf({
  uid: id,
  name,
  skill_type: type,
  domain_uid: domainId,
  domain_name: domain,
}: RelatedRow): RelatedSkillLabel {
  const isPlaced = domainId !== null && domain !== null
  return { id, name, type, domain: isPlaced ? { id: domainId, name: domain } : null }
}

/** By weight, then by name, then by id. */
export function strongestFirst(a: RelatedRow, b: RelatedRow): number {
  return (
    b.weight - a.weight ||
    ascending(a.name_key, b.name_key) ||
    ascending(a.uid, b.uid) ||
    ascending(a.type, b.type)
  )
}

export function ascending(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
