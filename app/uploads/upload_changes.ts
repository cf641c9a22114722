import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/raw_rows'
import { isPostgres } from '#app/uploads/bulk_rows'
import type Upload from '#app/uploads/upload'
import type { UploadKind } from '#app/uploads/upload'

/** The entries of the change log that an upload wrote, from the latest on. */
export interface ChangePiece {
  uploadId: number
  /** The first of them, and the entry before which the last of them stands. */
  low: number
  below: number
  entries: number
}

/** All that the log holds of an upload stands behind this entry; 0 for one from before that was kept. */
function logAfter(upload: Upload): number {
  return Number(upload.logAfter ?? 0)
}

/** How many records the upload changed, once for each time. */
export async function changesOf(client: QueryClientContract, upload: Upload): Promise<number> {
  const [{ entries }] = await rawRows<{ entries: number | string }>(
    client,
    'select count(*) as entries from change_log where upload_id = ? and id > ?',
    [upload.id, logAfter(upload)]
  )
  return Number(entries)
}

export async function hasChanges(client: QueryClientContract, upload: Upload): Promise<boolean> {
  const found = await rawRows(
    client,
    'select 1 as found from change_log where upload_id = ? and id > ? limit 1',
    [upload.id, logAfter(upload)]
  )
  return found.length > 0
}

/** The latest of the upload's entries before `below`; null where there are no more. */
export async function pieceOf(
  client: QueryClientContract,
  upload: Upload,
  { below, most }: { below: number; most: number }
): Promise<ChangePiece | null> {
  const [{ low, entries }] = await rawRows<{ low: number | string | null; entries: number }>(
    client,
    `select min(id) as low, count(*) as entries from (
       select id from change_log where upload_id = ? and id > ? and id < ? order by id desc limit ?
     ) latest`,
    [upload.id, logAfter(upload), below, most]
  )
  if (low === null) return null
  return { uploadId: upload.id, low: Number(low), below, entries: Number(entries) }
}

/**
 * Uploads whose entries say nothing of how things stand: this one and its undo, and those that were
 * undone to the last record, with their undos.
 */
export async function silentUploads(
  client: QueryClientContract,
  upload: Upload
): Promise<number[]> {
  const undone = await client
    .from('uploads')
    .whereNotNull('undo_of')
    .where('status', 'succeeded')
    .select('id', 'undo_of')
  const ids = undone.flatMap(({ id, undo_of: of }) => [Number(id), Number(of)])
  return [...new Set([upload.id, ...ids, ...(upload.undoneBy ? [upload.undoneBy] : [])])]
}

/** Beyond so many records nobody counts what stands in the way: one more than that says so. */
export const mostTouched = 1000

/**
 * How many of the upload's records somebody else touched later, by the change log, and how many others
 * have come to depend on what it created, or stand in the way of what it removed; `mostTouched` and one
 * at most. All that comes about later has entries behind those of the upload, which are asked for first.
 */
export async function touchedSince(client: QueryClientContract, upload: Upload): Promise<number> {
  const later = laterThan(upload, await silentUploads(client, upload))
  if (!(await has(client, later))) return 0
  let touched = 0
  for (const { sql, bindings } of await obstacles(client, upload, later)) {
    const [{ found }] = await rawRows<{ found: number | string }>(
      client,
      `select count(*) as found from (${sql} limit ${mostTouched + 1}) counted`,
      bindings
    )
    touched += Number(found)
    if (touched > mostTouched) return mostTouched + 1
  }
  return touched
}

interface Select {
  sql: string
  bindings: number[]
}

/** Entries behind those of the upload, by people and by uploads that are not silent: a table `later`. */
function laterThan(upload: Upload, silent: number[]): Select {
  const after = logAfter(upload)
  const columns = 'entry.id, entry.subject, entry.subject_id, entry.action'
  return {
    sql: `(select ${columns} from change_log entry where entry.upload_id is null and entry.id > ?
       union all
       select ${columns} from uploads other join change_log entry on entry.upload_id = other.id
       where other.id not in (${silent.join(',')}) and entry.id > ?) later`,
    bindings: [after, after],
  }
}

async function has(
  client: QueryClientContract,
  later: Select,
  condition = '1 = 1'
): Promise<boolean> {
  const { sql, bindings } = later
  const found = await rawRows(
    client,
    `select 1 as found from ${sql} where ${condition} limit 1`,
    bindings
  )
  return found.length > 0
}

/** What stands in the way of an undo, each a select of records; the one that asks most comes last. */
async function obstacles(
  client: QueryClientContract,
  upload: Upload,
  later: Select
): Promise<Select[]> {
  const after = logAfter(upload)
  const { id } = upload
  const found: Select[] = []
  if (upload.skillsCreated || upload.kind === 'skills') {
    for (const end of ['skill_id', 'related_skill_id']) {
      found.push({
        sql: `select other.id from skills skill join skill_relations other on other.${end} = skill.id
          where skill.created_by_upload = ? and (other.upload_id is null or other.upload_id <> ?)`,
        bindings: [id, id],
      })
    }
    found.push({
      sql: `select other.id from skills skill join merged_skills other on other.skill_id = skill.id
        where skill.created_by_upload = ?`,
      bindings: [id],
    })
  }
  if (upload.kind !== 'relations') {
    for (const [table, column, subject] of [
      ['skills', 'category_id', 'skill'],
      ['categories', 'parent_id', 'category'],
    ]) {
      found.push({
        sql: `select other.id from change_log made join ${table} other on other.${column} = made.subject_id
          where made.upload_id = ? and made.id > ? and made.subject = 'category'
            and made.action = 'created' and not exists (
              select 1 from change_log own
              where own.subject = '${subject}' and own.subject_id = other.id and own.upload_id = ?)`,
        bindings: [id, after, id],
      })
    }
  } else if (upload.options.mode === 'replace') {
    const skillsWent = await has(client, later, `subject = 'skill' and action = 'deleted'`)
    found.push(skillsWent ? cannotComeBack(client, upload) : cameBack(upload, later))
  }
  found.push({
    sql: `select distinct later.subject, later.subject_id from ${later.sql}
      where later.subject in (${subjects[upload.kind]}) and exists (
        select 1 from change_log own
        where own.subject = later.subject and own.subject_id = later.subject_id
          and own.upload_id = ? and own.id < later.id)`,
    bindings: [...later.bindings, id],
  })
  return found
}

/** Of what an upload writes entries. */
const subjects: Record<UploadKind, string> = {
  categories: `'category'`,
  skills: `'skill', 'category'`,
  relations: `'relation', 'skill'`,
}

/** Relations that the upload removed of which a skill is gone, or which there are again. */
function cannotComeBack(client: QueryClientContract, upload: Upload): Select {
  const uidOf = (text: string) => (isPostgres(client) ? `cast(${text} as uuid)` : text)
  const from = uidOf(`gone."before" ->> 'skill'`)
  const to = uidOf(`gone."before" ->> 'related_skill'`)
  return {
    sql: `select gone.id from change_log gone
      left join skills skill on skill.uid = ${from} left join skills related on related.uid = ${to}
      left join skill_relations again on again.skill_id = skill.id
        and again.related_skill_id = related.id and again.type = gone."before" ->> 'type'
      where gone.upload_id = ? and gone.id > ? and gone.subject = 'relation'
        and gone.action = 'deleted' and (skill.id is null or related.id is null or again.id is not null)`,
    bindings: [upload.id, logAfter(upload)],
  }
}

/**
 * The same where all skills are there still: what was made again has an entry of its own, and there are fewer
 * of these than relations that went. The order of the joins, and `+ 0`, keep SQLite from beginning with those.
 */
function cameBack(upload: Upload, later: Select): Select {
  return {
    sql: `select distinct again.id from ${later.sql}
      cross join skill_relations again cross join skills skill cross join skills related
      cross join change_log gone
      where later.subject = 'relation' and again.id = later.subject_id
        and skill.id = again.skill_id and related.id = again.related_skill_id
        and gone.subject = 'relation' and gone.action = 'deleted'
        and gone."before" ->> 'skill' = cast(skill.uid as text)
        and gone.upload_id + 0 = ? and gone.id + 0 > ?
        and gone."before" ->> 'related_skill' = cast(related.uid as text)
        and gone."before" ->> 'type' = again.type`,
    bindings: [...later.bindings, upload.id, logAfter(upload)],
  }
}
