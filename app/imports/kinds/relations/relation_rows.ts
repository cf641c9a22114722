import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change, type ChangeAuthor } from '#app/core/db/change_log'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import { idsOf, inSlices, SLICE, textArray } from '#app/core/db/bulk_rows'
import { isPostgres } from '#app/core/db/prepared_rows'
import { Collision } from '#app/imports/importer'

/** A relation from a file; `undefined` keeps the existing value. */
export interface WantedRelation {
  skillId: number
  relatedSkillId: number
  type: RelationType
  weight: number
  source: string | null | undefined
  confidence: number | null | undefined
}

interface Stored {
  /** Index in the list of wanted relations. */
  n: number
  id: number
  version: number
  weight: number
  source: string | null
  confidence: number | null
}

/**
 * The maximum number of slices per statement on SQLite, which copies every page that a statement changes, so that it can
 * undo it: relations are spread over their indexes, so small statements would copy most pages again and again.
 */
const PARTS = 30
/** The first statements are smaller, so that the database does not wait for the first large one. */
const FIRST_PARTS = [1, 4, 15]

interface Statement {
  sql: string
  bindings: Array<string | number>
}

/**
 * Upserts many relations without duplicates and writes the change log, with a few statements per
 * batch; the next batch is prepared while one runs. `fromIds` are the source skills of the
 * relations.
 *
 * @throws Collision if another writer changed one of them concurrently (PostgreSQL)
 */
export async function upsertRelations(
  trx: TransactionClientContract,
  wanted: Iterable<WantedRelation>,
  fromIds: Set<number>,
  author: ChangeAuthor
): Promise<{ created: number; updated: number; unchanged: number }> {
  const tally = { created: 0, updated: 0, unchanged: 0 }
  const known = await havingRelations(trx, fromIds)
  const firstId = isPostgres(trx) ? 0 : await nextRelationId(trx)
  const writes = new WriteQueue(trx)

  for (const some of inSlices(wanted, isPostgres(trx) ? () => SLICE : statementRows)) {
    const maybeStored = some.filter(({ skillId }) => known.has(skillId))
    if (maybeStored.length) await writes.end()
    const stored = await findStored(trx, maybeStored)
    const created = stored.size ? some.filter((relation) => !stored.has(relation)) : some
    if (created.length) {
      await writes.add(insertionOf(trx, created, firstId + tally.created, author))
    }
    tally.created += created.length
    if (!stored.size) continue

    await writes.end()
    const updated = await update(trx, stored, author)
    tally.updated += updated
    tally.unchanged += stored.size - updated
  }
  await writes.end()
  if (tally.created && !isPostgres(trx)) {
    const lastId = firstId + tally.created - 1
    await trx.rawQuery(logOnSqlite, [author.actorId ?? 0, firstId, lastId])
  }
  return tally
}

/** The rows of the nth statement of a chunk on SQLite. */
const statementRows = (nth: number) => SLICE * (FIRST_PARTS[nth] ?? PARTS)

/**
 * Runs statements while this process prepares the next one. PostgreSQL gets two at a time, so that it
 * need not wait for this process. SQLite gets one: sqlite3 finalizes a statement on the main thread,
 * which waits until a statement that already runs has ended.
 */
class WriteQueue {
  #most: number
  #waiting: Array<Promise<unknown>> = []

  constructor(private trx: TransactionClientContract) {
    this.#most = isPostgres(trx) ? 2 : 1
  }

  async add({ sql, bindings }: Statement) {
    if (this.#waiting.length === this.#most) await this.#waiting.shift()
    const running = this.trx.rawQuery(sql, bindings).exec()
    running.catch(() => {})
    this.#waiting.push(running)
  }

  async end() {
    await Promise.all(this.#waiting)
    this.#waiting = []
  }
}

/** Deletes relations by id and logs them with their public ids, for an undo. */
export async function deleteRelationRows(
  trx: TransactionClientContract,
  ids: number[],
  author: ChangeAuthor
): Promise<void> {
  if (!ids.length) return
  const { sql, binding } = idsOf(trx, ids)
  const fields = await rawRows<Record<string, unknown> & { number: number }>(
    trx,
    `select relation.id as number, relation.uid as id, skill.uid as skill, related.uid as related_skill, relation.type,
            relation.weight, relation.source, relation.confidence
     from skill_relations relation
     join skills skill on skill.id = relation.skill_id
     join skills related on related.id = relation.related_skill_id
     where relation.id in (${sql})`,
    [binding]
  )
  const changes = fields.map(({ number, ...before }): Change => ({
    subject: 'relation',
    subjectId: number,
    action: 'deleted',
    before,
    after: null,
  }))
  await trx.rawQuery(`delete from skill_relations where id in (${sql})`, [binding])
  await logChanges(trx, changes, author)
}

/** The wanted relations that already exist, each found by one lookup in the unique index. */
async function findStored(
  trx: TransactionClientContract,
  wanted: WantedRelation[]
): Promise<Map<WantedRelation, Stored>> {
  if (!wanted.length) return new Map()
  const found = isPostgres(trx)
    ? await rawRows<Stored>(trx, findOnPostgres, [
        `{${wanted.map(({ skillId }) => skillId).join(',')}}`,
        `{${wanted.map(({ relatedSkillId }) => relatedSkillId).join(',')}}`,
        `{${wanted.map(({ type }) => type).join(',')}}`,
      ])
    : await rawRows<Stored>(trx, findOnSqlite, [`[${wanted.map(keyOf).join(',')}]`])
  return new Map(found.map((stored) => [wanted[stored.n], stored]))
}

/** The source skills that have any relation; the others need no lookup. */
async function havingRelations(
  trx: TransactionClientContract,
  skillIds: Set<number>
): Promise<Set<number>> {
  const { sql, binding } = idsOf(trx, [...skillIds])
  const found = await rawRows<{ id: number }>(
    trx,
    isPostgres(trx)
      ? `select wanted.id from (${sql}) wanted (id)
         cross join lateral (select 1 from skill_relations where skill_id = wanted.id limit 1) any_one`
      : `select value as id from json_each(?) wanted
         where exists (select 1 from skill_relations where skill_id = wanted.value)`,
    [binding]
  )
  return new Set(found.map(({ id }) => id))
}

/**
 * Inserts relations, on PostgreSQL with their log entries; `logOnSqlite` follows for a whole chunk.
 * The entries have no values: `valuesAtCreation` reads them from the relations and from later
 * entries.
 */
function insertionOf(
  client: TransactionClientContract,
  relations: WantedRelation[],
  firstId: number,
  { actorId, uploadId = null }: ChangeAuthor
): Statement {
  const upload = uploadId ?? 0
  const detailed = relations.some(
    ({ source, confidence }) => isGiven(source) || isGiven(confidence)
  )
  if (isPostgres(client)) {
    const list = (of: (relation: WantedRelation) => unknown) => `{${relations.map(of).join(',')}}`
    const bindings = [
      list(newUid),
      list(({ skillId }) => skillId),
      list(({ relatedSkillId }) => relatedSkillId),
      list(({ type }) => type),
      list(({ weight }) => weight),
    ]
    if (detailed) {
      bindings.push(textArray(relations.map(({ source }) => source ?? null)))
      bindings.push(list(({ confidence }) => confidence ?? 'null'))
    }
    const sql = insertOnPostgres(detailed)
    return { sql, bindings: [...bindings, upload, actorId ?? 0, upload] }
  }
  const parts = [...inSlices(relations)].map(
    (part) => `[${part.map((relation) => recordOf(relation, detailed)).join(',')}]`
  )
  const sql = insertOnSqlite(detailed, parts.length)
  return { sql, bindings: [firstId, upload, ...parts] }
}

async function update(
  trx: TransactionClientContract,
  stored: Map<WantedRelation, Stored>,
  author: ChangeAuthor
): Promise<number> {
  const rows: Array<Record<string, unknown>> = []
  const changes: Change[] = []
  for (const [wanted, { n, id, version, ...was }] of stored) {
    const { weight, source = was.source, confidence = was.confidence } = wanted
    if (was.weight === weight && was.source === source && was.confidence === confidence) continue
    rows.push({ id, version, weight, source, confidence })
    const before: Record<string, unknown> = {}
    const after: Record<string, unknown> = {}
    if (was.weight !== weight) [before.weight, after.weight] = [was.weight, weight]
    if (was.source !== source) [before.source, after.source] = [was.source, source]
    if (was.confidence !== confidence) {
      ;[before.confidence, after.confidence] = [was.confidence, confidence]
    }
    changes.push({ subject: 'relation', subjectId: id, action: 'updated', before, after })
  }
  if (!rows.length) return 0

  const table = jsonTable(trx, 'wanted', {
    id: 'integer',
    version: 'integer',
    weight: 'integer',
    source: 'text',
    confidence: 'double precision',
  })
  const done = await trx.rawQuery(
    `update skill_relations set weight = wanted.weight, source = wanted.source,
       confidence = wanted.confidence, upload_id = nullif(?, 0),
       version = skill_relations.version + 1, updated_at = current_timestamp
     from ${table}
     where skill_relations.id = wanted.id and skill_relations.version = wanted.version`,
    [author.uploadId ?? 0, JSON.stringify(rows)]
  )
  if (isPostgres(trx) && done.rowCount !== rows.length) {
    throw new Collision('A relation was changed meanwhile')
  }
  await logChanges(trx, changes, author)
  return rows.length
}

/** The id of the next relation (ids are never reused). There are no concurrent writers. */
async function nextRelationId(trx: TransactionClientContract): Promise<number> {
  const [{ last }] = await rawRows<{ last: number | null }>(
    trx,
    "select max(seq) as last from sqlite_sequence where name = 'skill_relations'"
  )
  return (last ?? 0) + 1
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function keyOf({ skillId, relatedSkillId, type }: WantedRelation): string {
  return `[${skillId},${relatedSkillId},"${type}"]`
}

/** The widths of the fields in the text of a row, in the order that `insertOnSqlite` expects. */
const widths = { id: 10, weight: 3, uid: 36, type: 12, confidence: 24 }

/** Added to numbers, so that they have the same number of digits; ids are below 2^28, weights below 101. */
const idBase = 10 ** (widths.id - 1)
const weightBase = 10 ** (widths.weight - 1)

const paddedTypes = new Map(relationTypes.map((type) => [type, type.padEnd(widths.type)]))

/**
 * The row as a JSON text of fields with fixed widths, which SQLite reads faster than members of an
 * array; the source has any length, `=` marks that it is given.
 */
function recordOf(relation: WantedRelation, detailed: boolean): string {
  const { skillId, relatedSkillId, type, weight, source, confidence } = relation
  const numbers = `${idBase + skillId}${idBase + relatedSkillId}${weightBase + weight}`
  const record = `${numbers}${newUid()}${paddedTypes.get(type)}`
  if (!detailed) return `"${record}"`
  const certainty = String(confidence ?? '').padStart(widths.confidence)
  const text = isGiven(source) ? JSON.stringify(`=${source}`) : '""'
  return `"${record}${certainty}${text.slice(1)}`
}

const findOnSqlite = `
  select wanted.key as n, relation.id, relation.version, relation.weight, relation.source,
         relation.confidence
  from json_each(?) wanted
  cross join skill_relations relation
  where relation.skill_id = wanted.value ->> 0
    and relation.related_skill_id = wanted.value ->> 1 and relation.type = wanted.value ->> 2`

const findOnPostgres = `
  select wanted.n::integer - 1 as n, stored.*
  from unnest(?::integer[], ?::integer[], ?::text[]) with ordinality
    as wanted (skill_id, related_skill_id, type, n)
  cross join lateral (
    select id, version, weight, source, confidence from skill_relations relation
    where relation.skill_id = wanted.skill_id
      and relation.related_skill_id = wanted.related_skill_id and relation.type = wanted.type
    limit 1
  ) stored`

const [relatedAt, weightAt, uidAt, typeAt, confidenceAt, sourceAt] = placesAfter([
  widths.id,
  widths.id,
  widths.weight,
  widths.uid,
  widths.type,
  widths.confidence,
])

/** The first character, from 1, after each field. */
function placesAfter(fields: number[]): number[] {
  let place = 1
  return fields.map((width) => (place += width))
}

const details = `
  cast(nullif(trim(substr(value, ${confidenceAt}, ${widths.confidence})), '') as real),
  case when substr(value, ${sourceAt}, 1) = '=' then substr(value, ${sourceAt + 1}) end`

const insertOnSqlite = (detailed: boolean, parts: number) => `
  insert into skill_relations
    (id, upload_id, skill_id, related_skill_id, type, weight, uid, confidence, source,
     version, created_at, updated_at)
  select ? + place, nullif(?, 0), substr(value, 1, ${widths.id}) - ${idBase},
         substr(value, ${relatedAt}, ${widths.id}) - ${idBase},
         rtrim(substr(value, ${typeAt}, ${widths.type})),
         substr(value, ${weightAt}, ${widths.weight}) - ${weightBase},
         substr(value, ${uidAt}, ${widths.uid}),
         ${detailed ? details : 'null, null'},
         1, (select current_timestamp), (select current_timestamp)
  from (${recordsIn(parts)})`

/**
 * The records of the slices of a statement, with their places from 0. Without the limit, SQLite would copy the text of
 * a record for each of its fields.
 */
function recordsIn(parts: number): string {
  const selects = Array.from(
    { length: parts },
    (_, part) => `select ${part * SLICE} + key as place, value from json_each(?)`
  )
  return `${selects.join(' union all ')} limit -1`
}

/** Logs the relations created with these ids. */
const logOnSqlite = `
  insert into change_log (actor_id, upload_id, subject, subject_id, action, created_at)
  select nullif(?, 0), upload_id, 'relation', id, 'created', created_at
  from skill_relations where id between ? and ?`

/**
 * Reserves ids before inserting, so that the log entries need not wait for the rows. A concurrently
 * created relation makes the statement fail, and the chunk is retried.
 */
const insertOnPostgres = (detailed: boolean) => `
  with wanted as materialized (
    select nextval(ids.sequence) as id, given.*
    from (select pg_get_serial_sequence('skill_relations', 'id')::regclass as sequence) ids
    cross join unnest(?::uuid[], ?::integer[], ?::integer[], ?::text[], ?::smallint[]
        ${detailed ? ', ?::text[], ?::double precision[]' : ''})
      as given (uid, skill_id, related_skill_id, type, weight
        ${detailed ? ', source, confidence' : ''})
  ), created as (
    insert into skill_relations
      (id, uid, skill_id, related_skill_id, type, weight, source, confidence, upload_id,
       version, created_at, updated_at)
    select id, uid, skill_id, related_skill_id, type, weight,
           ${detailed ? 'source, confidence' : 'null, null'}, nullif(?::integer, 0),
           1, current_timestamp, current_timestamp
    from wanted
  )
  insert into change_log (actor_id, upload_id, subject, subject_id, action, created_at)
  select nullif(?::integer, 0), nullif(?::integer, 0), 'relation', id, 'created', current_timestamp
  from wanted`
