import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import type { SkillType } from '#app/catalogue/skill'
import { labelsOfSkills } from '#app/catalogue/skills/labels_of_skills'
import type { Translation } from '#app/catalogue/skills/translations'
import {
  publishedSkillColumns,
  type PublishedSkillColumn,
} from '#app/catalogue/skills/skill_columns'

/** The complete published skill for clients that keep a copy. */
export interface PublishedSkill extends Record<PublishedSkillColumn, string | null> {
  /** Public id. */
  id: string
  name: string
  type: SkillType
  domain: { id: string; name: string } | null
  aliases: string[]
  translations: Translation[]
}

const selected = publishedSkillColumns.map((name) => `s.${name}`).join(', ')

/** The change log fields that are visible to clients; changes of other fields are hidden. */
export const publishedFields: readonly string[] = [
  'name',
  'type',
  'domain',
  'aliases',
  'translations',
  ...publishedSkillColumns,
]

interface Row extends Omit<PublishedSkill, 'domain' | 'aliases' | 'translations'> {
  skill_id: number
  domain_id: string | null
  domain_name: string | null
}

/** The published ones of these skills by internal id, in two statements for any number. */
export async function publishedSkills(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, PublishedSkill>> {
  if (ids.length === 0) return new Map()
  const skill = amongValues(client, 's.id', 'integer')
  const rows = await preparedRows<Row>(
    client,
    'published_skills',
    `select s.id as skill_id, s.uid as id, s.name, s.type, ${selected},
            c.uid as domain_id, c.name as domain_name
       from skills s left join categories c on c.id = s.category_id
      where ${skill.sql} and s.status = 'published'`,
    [skill.bind(ids)]
  )
  const labels = await labelsOfSkills(
    client,
    rows.map(({ skill_id: id }) => id)
  )
  return new Map(
    rows.map(({ skill_id: id, domain_id: domainId, domain_name: domain, ...fields }) => [
      id,
      {
        ...fields,
        domain: domainId !== null && domain !== null ? { id: domainId, name: domain } : null,
        ...labels.get(id)!,
      },
    ])
  )
}
