import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { categoryTreeSql } from '#app/catalogue/categories/category_tree'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import { liveDictionary } from '#app/search/extract/live_dictionary'
import { translateNames } from '#app/catalogue/skills/translate_names'
import { ascending, type RelatedSkillLabel } from '#app/search/playground/playground_search'
import type { DictionaryMatch, LabelKind } from '#app/search/extract/skill_dictionary'
import type { SkillType } from '#app/catalogue/skill'

export const offsetUnits = ['utf16', 'code_points'] as const
type OffsetUnit = (typeof offsetUnits)[number]

export interface ExtractQuery {
  text: string
  /** Places with lower confidence are ignored; 0 to 1. */
  min_confidence: number
  type?: SkillType
  /** Public id of a category, which includes its descendants. */
  domain?: string
  /** The language of the names; skills without a name in it keep theirs. */
  language?: string
  /** Maximum number of skills in the response. */
  limit: number
  /** Unit of `start` and `end`: UTF-16 code units (JavaScript, Java, C#) or code points (Python). */
  offsets: OffsetUnit
}

/**
 * A place of the text for a skill; `text` is the text from `start` to `end`, and has the label or words that it
 * shares with the label.
 */
export interface ExtractedPlace {
  text: string
  start: number
  end: number
  label: string
  kind: LabelKind
}

export interface ExtractedSkill {
  skill: RelatedSkillLabel
  /** The first `mostPlaces`, in the order of the text. */
  matches: ExtractedPlace[]
  /** The total number of places. */
  count: number
  /** The highest confidence of its places, 0 to 1. */
  confidence: number
}

export interface Extraction {
  /** By confidence, then in the order of the text. */
  skills: ExtractedSkill[]
  /** The total number found. */
  total_matches: number
}

/** A text can contain a word thousands of times. */
const mostPlaces = 100

interface SkillRow {
  id: number
  uid: string
  name: string
  type: SkillType
  domain_uid: string | null
  domain_name: string | null
}

/**
 * Finds the published skills that the text names or is about, with their places. Uses the current labels:
 * skills that were added, renamed, archived or merged before the call are considered. Takes linear time in
 * the length of the text. Writes nothing.
 */
export async function extractSkills(
  query: ExtractQuery,
  client: QueryClientContract = db.connection()
): Promise<Extraction> {
  const reader = await liveDictionary.current(client)
  const sure = reader.find(query.text).filter((place) => place.confidence >= query.min_confidence)
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
  const found = {
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
  return translateNames(client, found, query.language)
}

/** Their current rows; skills that are no longer published or do not match the filters are left out. */
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

function surestOf(places: DictionaryMatch[]): number {
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

/** Converts an offset in UTF-16 code units to code points; half a surrogate pair counts as one. */
function codePointsBefore(text: string): (offset: number) => number {
  const counts = new Int32Array(text.length + 1)
  for (let at = 0, count = 0; at < text.length;) {
    const units = text.codePointAt(at)! > 0xffff ? 2 : 1
    count += 1
    counts.fill(count, at + 1, at + units + 1)
    at += units
  }
  return (offset) => counts[offset]
}
