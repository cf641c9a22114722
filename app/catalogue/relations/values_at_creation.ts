import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { idsOf } from '#app/core/db/bulk_rows'
import { rawRows } from '#app/core/db/raw_rows'

type Fields = Record<string, unknown>

/** A change log entry of a relation, by the internal ids of both. */
interface Creation {
  id: number
  subjectId: number
}

/**
 * The values of relations when they were created, by the id of the log entry: imports log that a
 * relation was created, but not its values. They are the current ones, with the earlier values of
 * all later entries; a deleted relation has them in the entry of its deletion.
 */
export async function valuesAtCreation(
  client: QueryClientContract,
  creations: Creation[]
): Promise<Map<number, Fields>> {
  if (!creations.length) return new Map()
  const ids = [...new Set(creations.map(({ subjectId }) => subjectId))]
  const current = await currentFields(client, ids)
  const later = await entriesOf(client, ids)
  return new Map(
    creations.flatMap(({ id, subjectId }) => {
      const changes = (later.get(subjectId) ?? []).filter((entry) => entry.id > id)
      const fields: Fields = Object.assign(
        {},
        current.get(subjectId),
        ...changes.map(earlierFields)
      )
      return 'type' in fields ? [[id, fields] as const] : []
    })
  )
}

function earlierFields({ before }: Entry): Fields {
  const { id: uid, ...fields } = (typeof before === 'string' ? JSON.parse(before) : before) ?? {}
  return fields
}

async function currentFields(client: QueryClientContract, ids: number[]) {
  const { sql, binding } = idsOf(client, ids)
  const rows = await rawRows<Fields & { number: number }>(
    client,
    `select relation.id as number, skill.uid as skill, related.uid as related_skill,
            relation.type, relation.weight, relation.source, relation.confidence
     from skill_relations relation
     join skills skill on skill.id = relation.skill_id
     join skills related on related.id = relation.related_skill_id
     where relation.id in (${sql})`,
    [binding]
  )
  return new Map(rows.map(({ number, ...fields }) => [number, fields]))
}

interface Entry {
  id: number
  subjectId: number
  before: unknown
}

/** Latest first, by relation. */
async function entriesOf(client: QueryClientContract, ids: number[]) {
  const { sql, binding } = idsOf(client, ids)
  const rows = await rawRows<{ id: number; subject_id: number; before: unknown }>(
    client,
    `select id, subject_id, "before" from change_log
     where subject = 'relation' and subject_id in (${sql}) and "before" is not null
     order by id desc`,
    [binding]
  )
  const entries = rows.map(({ id, subject_id: subjectId, before }) => ({
    id: Number(id),
    subjectId,
    before,
  }))
  return Map.groupBy(entries, (entry) => entry.subjectId)
}
