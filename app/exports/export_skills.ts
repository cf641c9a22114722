import { rawRows } from '#app/core/db/raw_rows'
import { readConnection } from '#app/core/lists/read_connection'
import type { RelationType } from '#app/catalogue/skill_relation'
import type { SkillStatus, SkillType } from '#app/catalogue/skill'
import { idsOf } from '#app/core/db/bulk_rows'
import { joinList } from '#app/core/lists/cells'
import { keyOfExport } from '#app/exports/changed_by_upload'
import type { RowFormat } from '#app/core/lists/row_format'
import { exportRows, type ExportPieces } from '#app/exports/export_rows'
import { linkedId } from '#app/exports/linked_ids'

export interface SkillsExport {
  format: RowFormat
  /** Only skills of this status. */
  status?: SkillStatus
  /** Only skills that this upload made, or that any did. */
  createdByUpload?: number | 'any'
  /** Only skills that this upload (inner id) created or changed. */
  changedByUpload?: number
  /** Called with the number of skills of each page. */
  onRows?: (count: number) => void
}

interface SkillRow {
  key: number
  id: number
  uid: string
  name: string
  slug: string
  type: SkillType
  status: SkillStatus
  description: string | null
  external_id: string | null
  external_uri: string | null
  source: string | null
  category_uid: string | null
  category: string | null
  category_code: string | null
  category_uri: string | null
  aliases: string[]
  /** Those that lead from it; only for linked data. */
  relations: SkillLink[]
}

interface SkillLink {
  skill_id: number
  uid: string
  uri: string | null
  type: RelationType
  weight: number
  source: string | null
  confidence: number | null
}

type Filter = Pick<SkillsExport, 'status' | 'createdByUpload' | 'changedByUpload'>

const PAGE = 1000

/**
 * Skills as a file, piece by piece: what `skills:import` reads, and taken in again it changes nothing.
 * As linked data they name the skills that they are related to as well.
 */
export function exportSkills({ format, onRows, ...filter }: SkillsExport): ExportPieces {
  return exportRows(
    {
      sheet: 'Skills',
      page: async (after) => {
        const skills = await skillsAfter(after, filter)
        if (format === 'jsonld') await addRelations(skills)
        return skills
      },
      header: [
        'skill',
        'category_code',
        'category',
        'category_uri',
        'skill_type',
        'status',
        'alt_labels',
        'description',
        'external_id',
        'uri',
        'source',
      ],
      cells: (skill) => [
        skill.name,
        skill.category_code,
        skill.category,
        skill.category_uri,
        skill.type,
        skill.status,
        joinList(skill.aliases),
        skill.description,
        skill.external_id,
        skill.external_uri,
        skill.source,
      ],
      record: (skill) => ({
        id: skill.uid,
        name: skill.name,
        slug: skill.slug,
        domain: skill.category_uid && {
          id: skill.category_uid,
          name: skill.category,
          code: skill.category_code,
          external_uri: skill.category_uri,
        },
        type: skill.type,
        status: skill.status,
        aliases: skill.aliases,
        description: skill.description,
        external_id: skill.external_id,
        external_uri: skill.external_uri,
        source: skill.source,
      }),
      node: skillNode,
    },
    format,
    onRows
  )
}

function skillNode(skill: SkillRow) {
  const linked = (...types: RelationType[]) =>
    skill.relations
      .filter(({ type }) => types.includes(type))
      .map(({ uid, uri }) => linkedId('skill', uid, uri)['@id'])
  return {
    ...linkedId('skill', skill.uid, skill.external_uri),
    '@type': 'Concept',
    'prefLabel': skill.name,
    'altLabel': skill.aliases,
    'definition': skill.description,
    'notation': skill.external_id,
    'subject': skill.category_uid && {
      ...linkedId('domain', skill.category_uid, skill.category_uri),
      '@type': ['Concept', 'Domain'],
      'prefLabel': skill.category,
      'notation': skill.category_code,
    },
    'skillType': skill.type,
    'status': skill.status,
    'source': skill.source,
    'broader': linked('broader'),
    'narrower': linked('narrower'),
    'related': linked('related', 'co_occurs'),
    'relation': skill.relations.map(({ uid, uri, type, weight, source, confidence }) => ({
      '@type': 'Relation',
      'relatedSkill': { '@id': linkedId('skill', uid, uri)['@id'] },
      'relationType': type,
      weight,
      ...(source !== null && { source }),
      ...(confidence !== null && { confidence }),
    })),
  }
}

async function addRelations(skills: SkillRow[]) {
  if (!skills.length) return
  const client = readConnection()
  const { sql, binding } = idsOf(
    client,
    skills.map(({ id }) => id)
  )
  const links = await rawRows<SkillLink>(
    client,
    `select relation.skill_id, related.uid, related.external_uri as uri, relation.type,
            relation.weight, relation.source, relation.confidence
     from skill_relations relation
     join skills related on related.id = relation.related_skill_id
     where relation.skill_id in (${sql})
     order by relation.weight desc, relation.id`,
    [binding]
  )
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  for (const link of links) byId.get(link.skill_id)?.relations.push(link)
}

/** How many skills an export has. */
export async function countSkills(filter: Filter) {
  const [{ total }] = await narrow(filter).query.count('* as total')
  return Number(total)
}

async function skillsAfter(after: number, filter: Filter): Promise<SkillRow[]> {
  const { query, key } = narrow(filter)
  const skills: SkillRow[] = await query
    .leftJoin('categories', 'categories.id', 'skills.category_id')
    .where(key, '>', after)
    .orderBy(key)
    .limit(PAGE)
    .select(
      `${key} as key`,
      'skills.id',
      'skills.uid',
      'skills.name',
      'skills.slug',
      'skills.type',
      'skills.status',
      'skills.description',
      'skills.external_id',
      'skills.external_uri',
      'skills.source',
      'categories.uid as category_uid',
      'categories.name as category',
      'categories.code as category_code',
      'categories.external_uri as category_uri'
    )
  if (!skills.length) return []

  const client = readConnection()
  const { sql, binding } = idsOf(
    client,
    skills.map(({ id }) => id)
  )
  const aliases = new Map<number, string[]>()
  for (const { skill_id: skillId, name } of await rawRows<{ skill_id: number; name: string }>(
    client,
    `select skill_id, name from skill_aliases where skill_id in (${sql}) order by id`,
    [binding]
  )) {
    const list = aliases.get(skillId)
    if (list) list.push(name)
    else aliases.set(skillId, [name])
  }
  return skills.map((skill) => ({
    ...skill,
    aliases: aliases.get(skill.id) ?? [],
    relations: [],
  }))
}

function narrow({ status, createdByUpload, changedByUpload: upload }: Filter) {
  const query = readConnection().from('skills')
  const key = keyOfExport(query, { table: 'skills', subject: 'skill', upload })
  if (status) query.where('skills.status', status)
  if (createdByUpload === 'any') query.whereNotNull('skills.created_by_upload')
  else if (createdByUpload) query.where('skills.created_by_upload', createdByUpload)
  return { query, key }
}
