import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { importKinds } from '#app/imports/kinds/import_kinds'
import type Upload from '#app/imports/upload'

/** A range of the change log entries of an upload, latest first. */
export interface ChangePiece {
  uploadId: number
  /** The first entry of the range, and the (exclusive) upper bound. */
  low: number
  below: number
  entries: number
}

/**
 * The log entry after which all entries of the upload are; 0 for uploads from before this was
 * stored.
 */
function logAfter(upload: Upload): number {
  return Number(upload.logAfter ?? 0)
}

/** The number of changes that the upload made. */
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

/** The latest entries of the upload before `below`; null if there are none left. */
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
    [upload.id, logAfter(upload), below, Math.min(most, Number.MAX_SAFE_INTEGER)]
  )
  if (low === null) return null
  return { uploadId: upload.id, low: Number(low), below, entries: Number(entries) }
}

/**
 * A select of the uploads whose entries do not affect the current state: this one and its undo, and
 * completely undone uploads with their undos.
 */
export function uploadsWithoutEffect({ id, undoneBy }: Upload): string {
  const undone = `from uploads where undo_of is not null and status = 'succeeded'`
  const own = `select id from uploads where id in (${[id, undoneBy ?? id].join(',')})`
  return `${own} union select id ${undone} union select undo_of ${undone}`
}

/** Maximum count of conflicting records; one more than this means "more". */
const mostTouched = 1000

/**
 * The number of records of the upload that someone else changed later, plus records that now depend
 * on what it created or conflict with what it deleted; at most `mostTouched` + 1. Since all later
 * changes have log entries after those of the upload, these are checked first.
 */
export async function touchedSince(client: QueryClientContract, upload: Upload): Promise<number> {
  const later = laterThan(upload)
  if (!(await has(client, later))) return 0
  let touched = 0
  for await (const conflict of undoConflicts(client, upload, later)) {
    touched += await countOf(client, conflict)
    if (touched > mostTouched) return mostTouched + 1
  }
  return touched
}

async function countOf(client: QueryClientContract, { sql, bindings }: Select): Promise<number> {
  const [{ found }] = await rawRows<{ found: number | string }>(
    client,
    `select count(*) as found from (${sql} limit ${mostTouched + 1}) counted`,
    bindings
  )
  return Number(found)
}

interface Select {
  sql: string
  bindings: Array<number | string>
}

/** Later log entries, by users and by uploads that are not silent, as a table `later`. */
function laterThan(upload: Upload): Select {
  const after = logAfter(upload)
  const columns = 'entry.id, entry.subject, entry.subject_id, entry.action'
  return {
    sql: `(select ${columns} from change_log entry where entry.upload_id is null and entry.id > ?
       union all
       select ${columns} from uploads other join change_log entry on entry.upload_id = other.id
       where other.id not in (${uploadsWithoutEffect(upload)}) and entry.id > ?) later`,
    bindings: [after, after],
  }
}

async function has(
  client: QueryClientContract,
  { sql, bindings }: Select,
  condition = '1 = 1'
): Promise<boolean> {
  const select = `select 1 as found from ${sql} where ${condition} limit 1`
  const found = await rawRows(client, select, bindings)
  return found.length > 0
}

/** The conflicts that prevent an undo, each a select of records; the slowest come last. */
async function* undoConflicts(
  client: QueryClientContract,
  upload: Upload,
  later: Select
): AsyncGenerator<Select> {
  const after = logAfter(upload)
  const { id } = upload
  const subjects = importKinds[upload.kind].subjects.map((subject) => `'${subject}'`)
  if (upload.skillsCreated || upload.kind === 'skills') {
    /** A relation between two of its skills counts once. */
    const related = (end: string) =>
      `select * from (
         select other.id from skills skill join skill_relations other on other.${end} = skill.id
         where skill.created_by_upload = ? and (other.upload_id is null or other.upload_id <> ?)
         limit ${mostTouched + 1}) by_${end}`
    yield {
      sql: `${related('skill_id')} union ${related('related_skill_id')}`,
      bindings: [id, id, id, id],
    }
    yield {
      sql: `select other.id from skills skill join merged_skills other on other.skill_id = skill.id
        where skill.created_by_upload = ?`,
      bindings: [id],
    }
  }
  if (['categories', 'skills'].includes(upload.kind)) {
    for (const [table, column, subject] of [
      ['skills', 'category_id', 'skill'],
      ['categories', 'parent_id', 'category'],
    ]) {
      yield {
        sql: `select other.id from change_log made join ${table} other on other.${column} = made.subject_id
          where made.upload_id = ? and made.id > ? and made.subject = 'category'
            and made.action = 'created' and not exists (
              select 1 from change_log own
              where own.subject = '${subject}' and own.subject_id = other.id and own.upload_id = ?)`,
        bindings: [id, after, id],
      }
    }
  }
  yield {
    sql: `select distinct later.subject, later.subject_id from ${later.sql}
      where later.subject in (${subjects.join(', ')}) and exists (
        select 1 from change_log own
        where own.subject = later.subject and own.subject_id = later.subject_id
          and own.upload_id = ? and own.id < later.id)`,
    bindings: [...later.bindings, id],
  }
  if (upload.kind !== 'relations' || upload.options.mode !== 'replace') return
  const hasDeletedSkills = await has(client, later, `subject = 'skill' and action = 'deleted'`)
  if (hasDeletedSkills) yield deletedSkills(client, upload)
  yield await recreatedRelations(client, upload, later)
}

/** Deleted skills that relations deleted by the upload refer to. */
function deletedSkills(client: QueryClientContract, upload: Upload): Select {
  const uid = isPostgres(client) ? 'cast(named.uid as uuid)' : 'named.uid'
  const of = (field: string) => `select gone."before" ->> '${field}' as uid from change_log gone
    where gone.upload_id = ? and gone.id > ? and gone.subject = 'relation' and gone.action = 'deleted'`
  const own = [upload.id, logAfter(upload)]
  return {
    sql: `select named.uid from (${of('skill')} union ${of('related_skill')}) named
      where not exists (select 1 from skills where skills.uid = ${uid})`,
    bindings: [...own, ...own],
  }
}

/**
 * Relations that the upload deleted and that exist again: created later, as logged, or moved by a
 * merge. They are fewer than the deleted ones and can be found by their skill.
 */
async function recreatedRelations(
  client: QueryClientContract,
  upload: Upload,
  later: Select
): Promise<Select> {
  const merged = (end: string) =>
    `select id from skill_relations where ${end} in (select skill_id from merged_skills)`
  const again = await rawRows(
    client,
    `select cast(skill.uid as text) as skill, cast(related.uid as text) as related, relation.type
     from (select subject_id as id from ${later.sql} where subject = 'relation'
       union ${merged('skill_id')} union ${merged('related_skill_id')}) made
     join skill_relations relation on relation.id = made.id
     join skills skill on skill.id = relation.skill_id
     join skills related on related.id = relation.related_skill_id`,
    later.bindings
  )
  const table = jsonTable(client, 'again', { skill: 'text', related: 'text', type: 'text' })
  return {
    sql: `select gone.id from ${table} join change_log gone on gone."before" ->> 'skill' = again.skill
      where gone.subject = 'relation' and gone.action = 'deleted'
        and gone.upload_id + 0 = ? and gone.id + 0 > ?
        and gone."before" ->> 'related_skill' = again.related and gone."before" ->> 'type' = again.type`,
    bindings: [JSON.stringify(again), upload.id, logAfter(upload)],
  }
}
