import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/raw_rows'
import { isPostgres } from '#app/uploads/bulk_rows'
import type Upload from '#app/uploads/upload'

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

/**
 * How many of the upload's records somebody else touched later, by the change log, and how many others
 * have come to depend on what it created, or stand in the way of what it removed.
 */
export async function touchedSince(client: QueryClientContract, upload: Upload): Promise<number> {
  const after = logAfter(upload)
  const silentIds = await silentUploads(client, upload)
  const silent = silentIds.join(',')
  const { id } = upload
  const uidOf = (text: string) => (isPostgres(client) ? `cast(${text} as uuid)` : text)
  const counts: Array<[string, number[]]> = [
    [
      `select count(*) as found from (
         select distinct later.subject, later.subject_id from change_log later
         where later.id > ? and (later.upload_id is null or later.upload_id not in (${silent}))
           and exists (
             select 1 from change_log own
             where own.subject = later.subject and own.subject_id = later.subject_id
               and own.upload_id = ? and own.id < later.id)) touched`,
      [after, id],
    ],
  ]
  if (upload.skillsCreated || upload.kind === 'skills') {
    for (const end of ['skill_id', 'related_skill_id']) {
      counts.push([
        `select count(*) as found from skills skill join skill_relations other on other.${end} = skill.id
         where skill.created_by_upload = ? and (other.upload_id is null or other.upload_id <> ?)`,
        [id, id],
      ])
    }
    counts.push([
      `select count(*) as found from skills skill join merged_skills other on other.skill_id = skill.id
       where skill.created_by_upload = ?`,
      [id],
    ])
  }
  if (upload.kind !== 'relations') {
    for (const [table, column, subject] of [
      ['skills', 'category_id', 'skill'],
      ['categories', 'parent_id', 'category'],
    ]) {
      counts.push([
        `select count(*) as found from change_log made join ${table} other on other.${column} = made.subject_id
         where made.upload_id = ? and made.id > ? and made.subject = 'category'
           and made.action = 'created' and not exists (
             select 1 from change_log own
             where own.subject = '${subject}' and own.subject_id = other.id and own.upload_id = ?)`,
        [id, after, id],
      ])
    }
  } else if (upload.options.mode === 'replace') {
    const from = uidOf(`gone."before" ->> 'skill'`)
    const to = uidOf(`gone."before" ->> 'related_skill'`)
    counts.push([
      `select count(*) as found from change_log gone
       left join skills skill on skill.uid = ${from} left join skills related on related.uid = ${to}
       left join skill_relations again on again.skill_id = skill.id
         and again.related_skill_id = related.id and again.type = gone."before" ->> 'type'
       where gone.upload_id = ? and gone.id > ? and gone.subject = 'relation'
         and gone.action = 'deleted' and (skill.id is null or related.id is null or again.id is not null)`,
      [id, after],
    ])
  }
  let touched = 0
  for (const [sql, bindings] of counts) {
    const [{ found }] = await rawRows<{ found: number | string }>(client, sql, bindings)
    touched += Number(found)
  }
  return touched
}
