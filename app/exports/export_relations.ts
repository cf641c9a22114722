import { csvOfQuery, type QueryCell } from '#app/core/lists/csv_query'
import { readConnection } from '#app/core/lists/read_connection'
import type { RelationType } from '#app/catalogue/skill_relation'
import { isPostgres } from '#app/core/db/prepared_rows'
import { keyOfExport } from '#app/exports/changed_by_upload'
import type { RowFormat } from '#app/core/lists/row_format'
import { exportRows, type ExportPieces } from '#app/exports/export_rows'

export interface RelationsExport {
  format: RowFormat
  /** Only relations of this type. */
  type?: RelationType
  /** Only relations from this skill (internal id). */
  skillId?: number
  /** Only relations that this upload (internal id) created or changed. */
  changedByUpload?: number
  /** Called with the number of relations of each page. */
  onRows?: (count: number) => void
}

interface RelationRow {
  key: number
  uid: string
  skill_uid: string
  skill: string
  skill_uri: string | null
  related_uid: string
  related: string
  related_uri: string | null
  type: RelationType
  weight: number
  source: string | null
  confidence: number | null
}

type Filter = Pick<RelationsExport, 'type' | 'skillId' | 'changedByUpload'>

const PAGE = 5000
/** Rows per statement: larger ones get better plans, and each page is planned again. */
const CSV_PAGE = { sqlite: 10_000, postgres: 100_000 }

/**
 * Exports relations as a stream that `relations:import` can read; importing it changes nothing. If no weight
 * is above 1, the header states that weights are percentages, since the import would read them as fractions.
 */
export async function* exportRelations({
  format,
  onRows,
  ...filter
}: RelationsExport): ExportPieces {
  const [{ heaviest }] = await narrow(filter).query.max('weight as heaviest')
  const weight = Number(heaviest ?? 100) > 1 ? 'weight' : 'weight_percent'
  yield* exportRows(
    {
      sheet: 'Relations',
      page: (after) => relationsAfter(after, filter),
      csvPage: (after) => csvAfter(after, filter),
      header: ['skill', 'related_skill', 'relation_type', weight, 'source', 'confidence'],
      cells: (relation) => [
        relation.skill,
        relation.related,
        relation.type,
        relation.weight,
        relation.source,
        relation.confidence,
      ],
      record: (relation) => ({
        id: relation.uid,
        skill: { id: relation.skill_uid, name: relation.skill },
        related_skill: { id: relation.related_uid, name: relation.related },
        type: relation.type,
        weight: relation.weight,
        source: relation.source,
        confidence: relation.confidence,
      }),
    },
    format,
    onRows
  )
}

/** The number of relations of an export. */
export async function countRelations(filter: Filter) {
  const [{ total }] = await narrow(filter).query.count('* as total')
  return Number(total)
}

function relationsAfter(after: number, filter: Filter): Promise<RelationRow[]> {
  const { query, key } = withNames(filter)
  return query
    .where(key, '>', after)
    .orderBy(key)
    .limit(PAGE)
    .select(
      `${key} as key`,
      'skill_relations.uid',
      'skill.uid as skill_uid',
      'skill.name as skill',
      'skill.external_uri as skill_uri',
      'related.uid as related_uid',
      'related.name as related',
      'related.external_uri as related_uri',
      'skill_relations.type',
      'skill_relations.weight',
      'skill_relations.source',
      'skill_relations.confidence'
    )
}

/** Confidences with all digits, which the import compares. */
const csvCells: Record<'sqlite' | 'postgres', QueryCell[]> = {
  sqlite: cellsWith(
    `case when confidence is null then null
     when cast(confidence as integer) = confidence then cast(confidence as integer)
     when cast(cast(confidence as text) as real) = confidence then confidence
     else printf('%!.17g', confidence) end`
  ),
  postgres: cellsWith('confidence'),
}

function cellsWith(confidence: string): QueryCell[] {
  return [
    { sql: 'skill.name', isText: true },
    { sql: 'related.name', isText: true },
    { sql: 'skill_relations.type', isText: false },
    { sql: 'skill_relations.weight', isText: false },
    { sql: 'skill_relations.source', isText: true },
    { sql: confidence.replaceAll('confidence', 'skill_relations.confidence'), isText: false },
  ]
}

async function csvAfter(after: number, filter: Filter) {
  const client = readConnection()
  const dialect = isPostgres(client) ? 'postgres' : 'sqlite'
  const keys = narrow(filter)
  const [{ last, rows }] = await client
    .from(
      keys.query
        .where(keys.key, '>', after)
        .orderBy(keys.key)
        .limit(CSV_PAGE[dialect])
        .select(`${keys.key} as key`)
        .as('page')
    )
    .max('page.key as last')
    .count('* as rows')
  if (last === null) return null
  const { query, key } = withNames(filter)
  query.where(key, '>', after).where(key, '<=', Number(last)).orderBy(key)
  const lines = await csvOfQuery(client, query, csvCells[dialect])
  return { key: Number(last), rows: Number(rows), lines }
}

function withNames(filter: Filter) {
  const { query, key } = narrow(filter)
  query
    .join('skills as skill', 'skill.id', 'skill_relations.skill_id')
    .join('skills as related', 'related.id', 'skill_relations.related_skill_id')
  return { query, key }
}

function narrow({ type, skillId, changedByUpload: upload }: Filter) {
  const query = readConnection().from('skill_relations')
  const key = keyOfExport(query, { table: 'skill_relations', subject: 'relation', upload })
  if (type) query.where('skill_relations.type', type)
  if (skillId) query.where('skill_relations.skill_id', skillId)
  return { query, key }
}
