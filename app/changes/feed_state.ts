import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RelationType } from '#app/catalogue/skill_relation'
import { isAfterPosition, bindPosition, type Position } from '#app/changes/feed_position'
import { amongValues, isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { jsonTable } from '#app/core/db/raw_rows'

/** The current state of a skill. */
export interface SkillState {
  uid: string
  isPublished: boolean
  /** The last entry that published it, if any. */
  published: Pick<Position, 'writtenIn' | 'entry'> | null
}

/** The key of a relation: both skills by internal id, and type. */
export interface RelationKey {
  skillId: number
  relatedSkillId: number
  type: RelationType
}

export interface RelationState extends RelationKey {
  weight: number
  source: string | null
}

/** The existing skills with these internal ids. */
export async function skillStates(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, SkillState>> {
  const skill = amongValues(client, 's.id', 'integer')
  const last = (column: string) => `(select v.${column} from change_log v
     where v.subject = 'skill' and v.subject_id = s.id and v."after" ->> 'status' = 'published'
     order by ${isPostgres(client) ? 'v.written_in desc, ' : ''} v.id desc limit 1)`
  const rows = await preparedRows<{
    id: number
    uid: string
    status: string
    published_in: number | null
    published_by: number | null
  }>(
    client,
    'feed_skill_states',
    `select s.id, s.uid, s.status, ${last('written_in')} as published_in, ${last('id')} as published_by
       from skills s where ${skill.sql}`,
    [skill.bind(ids)]
  )
  return new Map(
    rows.map(({ id, uid, status, published_in: writtenIn, published_by: entry }) => [
      id,
      {
        uid,
        isPublished: status === 'published',
        published:
          writtenIn === null || entry === null
            ? null
            : { writtenIn: Number(writtenIn), entry: Number(entry) },
      },
    ])
  )
}

/** The existing relations with these internal ids. */
export async function relationsById(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, RelationState>> {
  const relation = amongValues(client, 'id', 'integer')
  const rows = await preparedRows<RelationRow & { id: number }>(
    client,
    'feed_relations',
    `select id, skill_id, related_skill_id, type, weight, source from skill_relations where ${relation.sql}`,
    [relation.bind(ids)]
  )
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

/** The skills of deleted relations, by public id, from the log. */
export async function endpointsOfDeleted(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, { skill: string; related_skill: string }>> {
  const idCondition = amongValues(client, 'subject_id', 'integer')
  const rows = await preparedRows<{ id: number; skill: string; related_skill: string }>(
    client,
    'feed_gone_relations',
    `select subject_id as id, "before" ->> 'skill' as skill, "before" ->> 'related_skill' as related_skill
       from change_log where subject = 'relation' and action = 'deleted' and ${idCondition.sql} order by id`,
    [idCondition.bind(ids)]
  )
  return new Map(rows.map(({ id, ...ends }) => [id, ends]))
}

/** A former relation from the log: its skills by public id. */
export interface FormerRelation {
  skill: string
  related_skill: string
  type: RelationType
}

/** The relation in place of a former one; without weight if there is none. */
export type RelationInPlace = Omit<RelationState, 'weight'> & { weight: number | null }

/**
 * The current relations in place of former ones, by index in the list. Relations with a deleted skill are
 * missing.
 */
export async function inPlaceOf(
  client: QueryClientContract,
  former: FormerRelation[]
): Promise<Map<number, RelationInPlace>> {
  const table = jsonTable(client, 'wanted', {
    n: 'integer',
    skill: 'uuid',
    related_skill: 'uuid',
    type: 'text',
  })
  const rows = await preparedRows<
    Omit<RelationRow, 'weight'> & { n: number; weight: number | null }
  >(
    client,
    'feed_in_place_of',
    `select wanted.n, a.id as skill_id, b.id as related_skill_id, wanted.type, r.weight, r.source
       from ${table} join skills a on a.uid = wanted.skill join skills b on b.uid = wanted.related_skill
       left join skill_relations r
         on r.skill_id = a.id and r.related_skill_id = b.id and r.type = wanted.type`,
    [JSON.stringify(former.map((relation, n) => ({ n, ...relation })))]
  )
  return new Map(
    rows.map(({ n, skill_id: skillId, related_skill_id: relatedSkillId, ...values }) => [
      n,
      { skillId, relatedSkillId, ...values },
    ])
  )
}

/**
 * The relations of a skill that `entry` made visible, after an internal id: those between published skills that
 * have no later entry of their own.
 */
export async function relationsMadeVisible(
  client: QueryClientContract,
  skillId: number,
  entry: Pick<Position, 'writtenIn' | 'entry'>,
  { after, most }: { after: number; most: number }
): Promise<Array<{ id: number; skill: string; related_skill: string } & RelationValues>> {
  const position = bindPosition(client, entry)
  const ends = 'id, skill_id, related_skill_id, type, weight, source'
  return preparedRows(
    client,
    'feed_relations_made_visible',
    `select r.id, a.uid as skill, b.uid as related_skill, r.type, r.weight, r.source from (
       select ${ends}, related_skill_id as other_id from skill_relations where skill_id = ?
       union all
       select ${ends}, skill_id as other_id from skill_relations where related_skill_id = ?) as r
       join skills a on a.id = r.skill_id and a.status = 'published'
       join skills b on b.id = r.related_skill_id and b.status = 'published'
      where r.id > ?
        and not exists (select 1 from change_log own where own.subject = 'relation'
          and own.subject_id = r.id and ${isAfterPosition(client, 'own')})
        and not exists (select 1 from change_log other where other.subject = 'skill'
          and other.subject_id = r.other_id and other."after" ->> 'status' = 'published'
          and ${isAfterPosition(client, 'other')})
      order by r.id limit ?`,
    [skillId, skillId, after, ...position, ...position, most]
  )
}

/**
 * Deleted skills that were visible to clients, by internal id, with the published skill that they were merged
 * into, if any. `uid` is null if only the log entry has it.
 */
export async function deletedSkills(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, { uid: string | null; into: { id: string; name: string } | null }>> {
  const idCondition = amongValues(client, 'log.subject_id', 'integer')
  const rows = await preparedRows<{
    id: number
    uid: string | null
    into_id: string | null
    into_name: string | null
  }>(
    client,
    'feed_gone_skills',
    `select distinct log.subject_id as id, m.uid, s.uid as into_id, s.name as into_name
       from change_log log
       left join merged_skills m on m.former_id = log.subject_id
       left join skills s on s.id = m.skill_id and s.status = 'published'
      where log.subject = 'skill' and ${idCondition.sql}
        and (log."after" ->> 'status' = 'published' or log."before" ->> 'status' = 'published')`,
    [idCondition.bind(ids)]
  )
  return new Map(
    rows.map(({ id, uid, into_id: into, into_name: name }) => [
      id,
      { uid, into: into !== null && name !== null ? { id: into, name } : null },
    ])
  )
}

/** Domains of published skills, by internal id. */
export async function shownDomains(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, { id: string; name: string }>> {
  const domain = amongValues(client, 'c.id', 'integer')
  const rows = await preparedRows<{ number: number; id: string; name: string }>(
    client,
    'feed_domains',
    `select c.id as number, c.uid as id, c.name from categories c where ${domain.sql}
        and exists (select 1 from skills s where s.category_id = c.id and s.status = 'published')`,
    [domain.bind(ids)]
  )
  return new Map(rows.map(({ number, ...label }) => [number, label]))
}

interface RelationValues {
  type: RelationType
  weight: number
  source: string | null
}

interface RelationRow extends RelationValues {
  skill_id: number
  related_skill_id: number
}

function stateOf({
  skill_id: skillId,
  related_skill_id: relatedSkillId,
  type,
  weight,
  source,
}: RelationRow) {
  return { skillId, relatedSkillId, type, weight, source }
}
