import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import calibration from './calibration.json' with { type: 'json' }
import { isOtherLanguage } from '#app/catalogue/languages'
import type { FoundSkill } from '#app/catalogue/names/find_by_name'
import { findCandidates, stemsOfSkills, usesOfStems } from '#app/catalogue/names/find_candidates'
import { wordsOfText } from '#app/catalogue/names/search_key'
import { popularityOf } from '#app/catalogue/names/skill_index'
import {
  contentWords,
  initialsOf,
  stemLanguages,
  stemOf,
  stemsOf,
  type StemLanguage,
} from '#app/catalogue/names/stems'
import { likelyLabels } from '#app/search/resolve/candidate_labels'
import {
  compareLabel,
  coverage,
  labelOf,
  queryOf,
  type LabelMatch,
  type Query,
  type WeightOf,
} from '#app/search/resolve/compare_label'
import { readingsOf, type Reading } from '#app/search/resolve/readings'
import { similarStems } from '#app/search/resolve/similar_stems'

/** How the best label of a skill matches a text. */
type CandidateReason = 'exact' | 'alias' | 'synonym' | 'forms' | 'words' | 'initials' | 'typo'

export interface Candidate {
  skill: FoundSkill
  reason: CandidateReason
  /** The reading of the text that the label matches. */
  reading: Reading
  score: number
  /** 0-1, calibrated with judged searches. */
  confidence: number
}

/** Of the text as a name or alias. */
export const confidences = { exact: 1, alias: 0.97 }

/** Similar stems of a word whose labels may be read too. */
const mostSimilar = 8

/** Skills whose other labels are compared with the text. */
const mostCompared = 24

/** Less similar labels are not worth a suggestion. */
const leastScore = 0.2

/** Subtracted from the score of a label in another language than that of the answer. */
const otherLanguagePenalty = 0.05

/** Subtracted from the score of a doubtful correction, or one to a word of another language: they are not certain. */
const doubtfulPenalty = 0.4

/**
 * The skills that a text may mean, most likely first; `language` is that of the answer. Reads only; the cost does
 * not depend on the number of skills.
 */
export async function rankCandidates(
  client: QueryClientContract,
  text: string,
  bounds: { lastPlace: number; language: string }
): Promise<Candidate[]> {
  const words = wordsOfText(text)
  if (words.length === 0) return []
  const { readings, splits, unknown } = await readingsOf(client, words, bounds.language)
  const typed = new Set(readings.flatMap((reading) => reading.words))
  const expanded = stemLanguages.flatMap((language) =>
    [...typed].flatMap((word) => withSimilar(stemOf(word, language), language))
  )
  const uses = await usesOfStems(client, ['', ...expanded])
  const weightOf = weights(uses)
  const initials = words.length === 1 ? [`=${words[0]}`] : []
  const queries = stemLanguages.flatMap((language) =>
    readings.map((reading) => queryOf(reading, language, weightOf, unknown))
  )
  const labels = await findCandidates(
    client,
    {
      keys: [...readings, ...splits].map(keyOf),
      stems: stemLanguages.flatMap((language) =>
        readings.map((reading) => stemsOf(keyOf(reading), language).join(' '))
      ),
      ids: await likelyLabels(client, queries, uses, initials),
    },
    bounds.lastPlace
  )
  const missing = new Set(labels.flatMap(({ key, language }) => stemsOf(key, language)))
  for (const stem of uses.keys()) missing.delete(stem)
  for (const [stem, count] of await usesOfStems(client, missing)) uses.set(stem, count)

  const keys = new Set(labels.map(({ key }) => key))
  const split = splits.filter((reading) => keys.has(keyOf(reading)))
  for (const language of stemLanguages) {
    queries.push(...split.map((reading) => queryOf(reading, language, weightOf, unknown)))
  }
  const best = bestOfEachSkill(labels, queries, weightOf, bounds.language)
  return withOtherLabels(client, best)
}

function keyOf({ words }: Reading): string {
  return words.join(' ')
}

/**
 * Rarer stems weigh more: the logarithm of the number of labels per label with the stem. A thousand labels are
 * added, so that in a small catalogue all stems weigh about the same.
 */
function weights(uses: Map<string, number>): WeightOf {
  const labels = (uses.get('') ?? 0) + 1000
  return (stem) => Math.log(1 + labels / ((uses.get(stem) ?? 0) + 1))
}

function withSimilar(stem: string, language: StemLanguage): string[] {
  const similar = similarStems(stem, language).slice(0, mostSimilar)
  return [stem, ...similar.map(([other]) => other)]
}

interface Match {
  skill: FoundSkill
  query: Query
  match: LabelMatch
  score: number
  /** Subtracted from the score for the order, not for the confidence. */
  penalty: number
}

function bestOfEachSkill(
  labels: FoundSkill[],
  queries: Query[],
  weightOf: WeightOf,
  language: string
): Match[] {
  const best = new Map<number, Match>()
  for (const skill of labels) {
    const label = labelOf(skill, weightOf)
    const penalty = isOtherLanguage(skill, language) ? otherLanguagePenalty : 0
    for (const query of queries) {
      if (query.language !== label.language) continue
      const match = compareLabel(query, label)
      if (isInitialism(query, skill)) match.isInitialism = true
      const isDoubtful = query.reading.isDoubtful || (match.edits > 0 && penalty > 0)
      const score = scoreOf(match) - (isDoubtful ? doubtfulPenalty : 0)
      const known = best.get(skill.skill_id)
      if (score > leastScore && (!known || score - penalty > known.score - known.penalty)) {
        best.set(skill.skill_id, { skill, query, match, score, penalty })
      }
    }
  }
  return [...best.values()].sort(byScore)
}

/** Whether an unknown word consists of the initials of the label. */
function isInitialism({ key, unknown }: Query, label: FoundSkill): boolean {
  return unknown.has(key) && initialsOf(label.key, label.language).includes(key)
}

/** The order of candidates. Weights were chosen with the judged searches of tests/fixtures/search_gold. */
function scoreOf(match: LabelMatch): number {
  const closeness = match.isEqual
    ? 1.25
    : match.isInitialism
      ? 0.9
      : 0.95 * coverage(match.textCovered, match.labelCovered) + (match.isInOrder ? 0.02 : 0)
  const penalties = 0.06 * match.edits + 0.02 * match.joints + (match.isSynonym ? 0.02 : 0)
  return closeness + (match.isName ? 0.05 : 0) - penalties
}

/** Adds how much of the text all labels of a skill have together, and its popularity. */
async function withOtherLabels(
  client: QueryClientContract,
  matches: Match[]
): Promise<Candidate[]> {
  const likely = matches.slice(0, mostCompared)
  const stemsOfSkill = await stemsOfSkills(
    client,
    likely.map(({ skill }) => skill.skill_id)
  )
  /** In an English answer, "formation" means the word of English labels, not the French one. */
  const isOwnWord = likely.some(
    ({ match, penalty, query, skill }) =>
      penalty === 0 && match.textCovered > 0.95 && hasWords(skill, query)
  )
  return likely
    .map(({ skill, query, match, score, penalty }) => {
      const isWhole = match.isEqual || match.isInitialism
      const covered = coveredBy(stemsOfSkill.get(skill.skill_id)!, query)
      const popularity = 0.004 * Math.log1p(popularityOf(skill.place))
      const all = score + (isWhole ? 0.03 : 0.15) * covered + popularity
      return {
        skill,
        reason: reasonOf(query, match, skill),
        reading: query.reading,
        score: all,
        confidence: confidenceOf(all, match),
        penalty: penalty > 0 && isOwnWord ? 1 : penalty,
      }
    })
    .sort(byScore)
}

function coveredBy(stems: Set<string>, { language, content, weights: each, total }: Query) {
  let covered = 0
  for (const [at, { stem }] of content.entries()) {
    const similar = similarStems(stem, language).filter(([other]) => stems.has(other))
    const level = stems.has(stem) ? 1 : Math.max(0, ...similar.map(([, near]) => near))
    covered += level * each[at]
  }
  return total > 0 ? covered / total : 0
}

/** Names are certain; other matches by the share of right ones among judged searches with their score. */
function confidenceOf(score: number, match: LabelMatch): number {
  const isLiteral = match.isEqual && match.edits + match.joints === 0 && !match.isSynonym
  if (isLiteral) return confidences[match.isName ? 'exact' : 'alias']
  const { slope, middle } = calibration
  return Math.round(97 / (1 + Math.exp(-slope * (score - middle)))) / 100
}

function reasonOf(query: Query, match: LabelMatch, skill: FoundSkill): CandidateReason {
  const { reading } = query
  if (reading.edits > 0) return 'typo'
  if (match.isSynonym) return 'synonym'
  if (match.isInitialism && !match.isEqual) return 'initials'
  if (match.isEqual && reading.joints === 0) return match.isName ? 'exact' : 'alias'
  return hasWords(skill, query) ? 'words' : 'forms'
}

/** Whether the label has the words as they are, not only other forms of them. */
function hasWords({ key, language }: FoundSkill, { content }: Query): boolean {
  const words = new Set(contentWords(key, language))
  return content.every(({ word }) => words.has(word))
}

type Scored = Pick<Match, 'skill' | 'score' | 'penalty'>

function byScore(a: Scored, b: Scored) {
  return (
    b.score - b.penalty - (a.score - a.penalty) ||
    a.skill.place - b.skill.place ||
    a.skill.skill_id - b.skill.skill_id
  )
}
