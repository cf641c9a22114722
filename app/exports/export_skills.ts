import { readConnection } from '#app/core/lists/read_connection'
import type { SkillStatus, SkillType } from '#app/catalogue/skill'
import {
  byColumn,
  skillColumnNames,
  skillHeaders,
  type SkillTexts,
} from '#app/catalogue/skills/skill_columns'
import { labelsOfSkills } from '#app/catalogue/skills/labels_of_skills'
import { translationsText, type Translation } from '#app/catalogue/skills/translations'
import { joinList } from '#app/core/lists/cells'
import { keyOfExport } from '#app/exports/changed_by_upload'
import type { RowFormat } from '#app/core/lists/row_format'
import { exportRows, type ExportPieces } from '#app/exports/export_rows'

export interface SkillsExport {
  format: RowFormat
  /** Only skills of this status. */
  status?: SkillStatus
  /** Only skills that this upload, or any upload, created. */
  createdByUpload?: number | 'any'
  /** Only skills that this upload (internal id) created or changed. */
  changedByUpload?: number
  /** Called with the number of skills of each page. */
  onRows?: (count: number) => void
}

interface SkillRow extends SkillTexts {
  key: number
  id: number
  uid: string
  name: string
  slug: string
  type: SkillType
  status: SkillStatus
  category_uid: string | null
  category: string | null
  category_code: string | null
  category_uri: string | null
  aliases: string[]
  translations: Translation[]
}

type Filter = Pick<SkillsExport, 'status' | 'createdByUpload' | 'changedByUpload'>

const PAGE = 1000

/** Exports skills as a stream that `skills:import` can read; importing it changes nothing. */
export function exportSkills({ format, onRows, ...filter }: SkillsExport): ExportPieces {
  return exportRows(
    {
      sheet: 'Skills',
      page: (after) => skillsAfter(after, filter),
      header: [
        'skill',
        'category_code',
        'category',
        'category_uri',
        'skill_type',
        'status',
        'alt_labels',
        'translations',
        ...skillHeaders,
      ],
      cells: (skill) => [
        skill.name,
        skill.category_code,
        skill.category,
        skill.category_uri,
        skill.type,
        skill.status,
        joinList(skill.aliases),
        translationsText(skill.translations),
        ...skillColumnNames.map((name) => skill[name]),
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
        translations: translationsText(skill.translations) || null,
        ...byColumn((name) => skill[name]),
      }),
    },
    format,
    onRows
  )
}

/** The number of skills of an export. */
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
      ...skillColumnNames.map((name) => `skills.${name}`),
      'categories.uid as category_uid',
      'categories.name as category',
      'categories.code as category_code',
      'categories.external_uri as category_uri'
    )
  if (!skills.length) return []

  const client = readConnection()
  const labels = await labelsOfSkills(
    client,
    skills.map(({ id }) => id)
  )
  return skills.map((skill) => ({ ...skill, ...labels.get(skill.id)! }))
}

function narrow({ status, createdByUpload, changedByUpload: upload }: Filter) {
  const query = readConnection().from('skills')
  const key = keyOfExport(query, { table: 'skills', subject: 'skill', upload })
  if (status) query.where('skills.status', status)
  if (createdByUpload === 'any') query.whereNotNull('skills.created_by_upload')
  else if (createdByUpload) query.where('skills.created_by_upload', createdByUpload)
  return { query, key }
}
