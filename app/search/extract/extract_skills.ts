import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import { codePointsBefore } from '#app/search/extract/code_points'
import { liveDictionary } from '#app/search/extract/live_dictionary'
import type { FoundLabel, LabelKind } from '#app/search/extract/skill_dictionary'
import type { SkillType } from '#app/catalogue/skill'

export const offsetUnits = ['utf16', 'code_points'] as const
export type OffsetUnit = (typeof offsetUnits)[number]

export interface ExtractQuery {
  text: string
  /** Places that are less sure do not count; 0 to 1. */
  min_confidence: number
  type?: SkillType
  /** Public id of a category; the categories below it belong to it. */
  domain?: string
  /** How many skills the answer holds at most. */
  limit: number
  /** What `start` and `end` count: UTF-16 code units (JavaScript, Java, C#) or code points (Python). */
  offsets: OffsetUnit
}

/** One place of the text that names the skill; `start` to `end` of the text is `text`. */
export interface ExtractedPlace {
  text: string
  start: number
  end: number
  label: string
  kind: LabelKind
}

export interface ExtractedSkill {
  skill: {
    id: string
    name: string
    type: SkillType
    domain: { id: string; name: string } | null
  }
  /** In the order of the text, the first `mostPlaces` of them. */
  matches: ExtractedPlace[]
  /** All places, listed or not. */
  count: number
  /** That of the surest place, 0 to 1. */
  confidence: number
}

export interface Extraction {
  /** The surest first, then as the text has them. */
  skills: ExtractedSkill[]
  /** All that were found, shown or not. */
  total_matches: number
}

/** A text may say one word thousands of times. */
export const mostPlaces = 100

interface SkillRow {
  id: number
  uid: string
  name: string
  type: SkillType
  domain_uid: string | null
  domain_name: string | null
}

/**
 * The published skills whose name or alias stands in the text, each with its places. The labels are
 * those of this moment: what was added, renamed, archived or merged before the call is found so. Takes
 * time linear in the text. Writes nothing.
 */
export async function extractSkills(
  query: ExtractQuery,
  client: QueryClientContract = db.connection()
): Promise<Extraction> {
  const dictionary = await liveDictionary.current(client)
  const sure = dictionary
    .find(query.text)
    .filter((place) => place.confidence >= query.min_confidence)
  const placesOf = Map.groupBy(sure, ({ skillId }) => skillId)
  const rows = await skillRows(client, [...placesOf.keys()], query)
  const ranking = rows
    .map((row) => ({ row, places: placesOf.get(row.id)! }))
    .map(({ row, places }) => ({ row, places, confidence: surestOf(places) }))
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        a.places[0].start - b.places[0].start ||
        ascending(a.row.name, b.row.name)
    )
  const offset = query.offsets === 'utf16' ? (at: number) => at : codePointsBefore(query.text)
  return {
    skills: ranking.slice(0, query.limit).map(({ row, places, confidence }) => ({
      skill: skillOf(row),
      matches: places.slice(0, mostPlaces).map(({ start, end, label, kind }) => ({
        text: query.text.slice(start, end),
        start: offset(start),
        end: offset(end),
        label,
        kind,
      })),
      count: places.length,
      confidence,
    })),
    total_matches: ranking.length,
  }
}

/** As they are now; those that are published no more or do not pass the filters are left out. */
async function skillRows(
  client: QueryClientContract,
  ids: number[],
  { type, domain }: Pick<ExtractQuery, 'type' | 'domain'>
): Promise<SkillRow[]> {
  if (ids.length === 0) return []
  const among = amongValues(client, 's.id', 'integer')
  return preparedRows<SkillRow>(
    client,
    'extracted_skills',
    `select s.id, s.uid, s.name, s.type, c.uid as domain_uid, c.name as domain_name
       from skills s left join categories c on c.id = s.category_id
      where ${among.sql} and s.status = 'published' ${type ? 'and s.type = ?' : ''}
        ${domain ? `and s.category_id in (${categoryTreeSql})` : ''}`,
    [among.bind(ids), ...(type ? [type] : []), ...(domain ? [domain] : [])]
  )
}

function surestOf(places: FoundLabel[]): number {
  return places.reduce((surest, place) => Math.max(surest, place.confidence), 0)
}

function skillOf({ uid, name, type, domain_uid: id, domain_name: domain }: SkillRow) {
  return {
    id: uid,
    name,
    type,
    domain: id !== null && domain !== null ? { id, name: domain } : null,
  }
}

function ascending(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
