import { logChanges, type Change, type ChangeAction } from '#app/core/db/change_log'
import { isPostgres } from '#app/core/db/prepared_rows'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import type { LoggedChange, UndoContext } from '#app/imports/undo/undo_context'

export async function deleteCreatedRelations(undo: UndoContext) {
  const own = undo.own(`own.subject = 'relation' and own.action = 'created'`)
  await logDeletions(undo, own)
  const gone = await undo.trx.rawQuery(
    `delete from skill_relations where id in (
       select own.subject_id from change_log own where ${own.sql}) returning id`,
    own.bindings
  )
  undo.tally.removed += countOf(gone)
}

export async function restoreRelations(undo: UndoContext) {
  const own = undo.own(`own.subject = 'relation' and own.action = 'updated'`)
  await logRestored(undo, own)
  const given = (field: string, was: string) =>
    `case when own."before" -> '${field}' is not null then ${was} else relation.${field} end`
  const done = await undo.trx.rawQuery(
    `update skill_relations as relation set
       weight = coalesce(cast(own."before" ->> 'weight' as integer), relation.weight),
       source = ${given('source', `own."before" ->> 'source'`)},
       confidence = ${given('confidence', `cast(own."before" ->> 'confidence' as double precision)`)},
       upload_id = ${uploadBefore(undo, 'own.subject_id', 'own.id')},
       version = relation.version + 1, updated_at = current_timestamp
     from change_log own where relation.id = own.subject_id and ${own.sql} returning version`,
    own.bindings
  )
  undo.tally.updated += countOf(done)
}

/** The upload that wrote a relation before this one. */
function uploadBefore(undo: UndoContext, relation: string, entry: string): string {
  return `(select earlier.upload_id from change_log earlier
     where earlier.subject = 'relation' and earlier.subject_id = ${relation}
       and earlier.id < ${entry} and earlier.upload_id is not null
       and earlier.upload_id not in (${undo.silent})
     order by earlier.id desc limit 1)`
}

export async function recreateDeletedRelations(undo: UndoContext, entries: LoggedChange[]) {
  if (!entries.length) return
  const wanted = entries.map(({ id, subjectId, before }) => ({
    ...before,
    entry: id,
    id: subjectId,
    uid: before?.id ?? newUid(),
  }))
  const table = jsonTable(undo.trx, 'wanted', {
    entry: 'integer',
    id: 'integer',
    uid: 'uuid',
    skill: 'uuid',
    related_skill: 'uuid',
    type: 'text',
    weight: 'integer',
    source: 'text',
    confidence: 'double precision',
  })
  const made = await rawRows<{ id: number }>(
    undo.trx,
    `insert into skill_relations (id, uid, skill_id, related_skill_id, type, weight, source,
       confidence, upload_id, version, created_at, updated_at)
     select wanted.id, wanted.uid, skill.id, related.id, wanted.type, wanted.weight, wanted.source,
       wanted.confidence, ${uploadBefore(undo, 'wanted.id', 'wanted.entry')}, 1,
       current_timestamp, current_timestamp
     from ${table} join skills skill on skill.uid = wanted.skill
     join skills related on related.uid = wanted.related_skill where true
     on conflict do nothing returning id`,
    [JSON.stringify(wanted)]
  )
  const back = new Set(made.map(({ id }) => id))
  const changes: Change[] = []
  for (const { id, subjectId, before } of entries) {
    if (!back.has(subjectId)) undo.left.add(id)
    else {
      const { id: uid, ...after } = before ?? {}
      changes.push({ subject: 'relation', subjectId, action: 'created', before: null, after })
    }
  }
  await logChanges(undo.trx, changes, undo.author)
  undo.tally.created += back.size
}

/** Logs the deletion of created relations with their values. */
async function logDeletions(undo: UndoContext, { sql, bindings }: Own) {
  const object = isPostgres(undo.trx) ? 'json_build_object' : 'json_object'
  await log(undo, 'deleted', {
    values: `${object}('id', relation.uid, 'skill', skill.uid, 'related_skill', related.uid,
       'type', relation.type, 'weight', relation.weight, 'source', relation.source,
       'confidence', relation.confidence), null`,
    from: `change_log own join skill_relations relation on relation.id = own.subject_id
       join skills skill on skill.id = relation.skill_id
       join skills related on related.id = relation.related_skill_id where ${sql}`,
    bindings,
  })
}

/** Logs the inverted entries of the upload. */
async function logRestored(undo: UndoContext, { sql, bindings }: Own) {
  const values = 'own."after", own."before"'
  await log(undo, 'updated', { values, from: `change_log own where ${sql}`, bindings })
}

type Own = ReturnType<UndoContext['own']>

async function log(
  { trx, author: { actorId, uploadId } }: UndoContext,
  action: ChangeAction,
  { values, from, bindings }: { values: string; from: string; bindings: number[] }
) {
  await trx.rawQuery(
    `insert into change_log (actor_id, upload_id, subject, subject_id, action, "before", "after", created_at)
     select nullif(cast(? as integer), 0), cast(? as integer), own.subject, own.subject_id, '${action}',
       ${values}, current_timestamp
     from ${from}`,
    [actorId ?? 0, uploadId, ...bindings]
  )
}

function countOf(answer: { rows?: unknown[] } | unknown[]): number {
  return Array.isArray(answer) ? answer.length : (answer.rows?.length ?? 0)
}
