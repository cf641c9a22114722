import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#app/core/db/prepared_rows'
import { slugOf } from '#app/core/text/name_key'

interface NamedSkill {
  /** Public id. */
  id: string
  name: string
}

/** The path of the public page of a skill, without BASE_PATH: its name and the last 12 digits of its public id. */
export function skillPath({ id, name }: NamedSkill): string {
  return `/skills/${[slugOf(name), id.slice(-12)].filter(Boolean).join('-')}`
}

interface Row {
  skill_id: number
  id: string
  name: string
}

const endOf = (table: string) => `substr(cast(${table}.uid as text), 25)`

/**
 * The published skill whose page has this path or had it before the skill was renamed or merged; also found by its
 * public id and by its stored slug. Null if there is none.
 */
export async function findBySkillPath(
  client: QueryClientContract,
  slug: string
): Promise<Row | null> {
  if (!/^[a-z\d-]{1,320}$/.test(slug)) return null
  const rows = await preparedRows<Row>(
    client,
    'find_skill_by_path',
    `select s.id as skill_id, s.uid as id, s.name, 0 as turn from skills s
      where ${endOf('s')} = ? and s.status = 'published'
     union all
     select s.id, s.uid, s.name, 1 from merged_skills m join skills s on s.id = m.skill_id
      where ${endOf('m')} = ? and s.status = 'published'
     union all
     select s.id, s.uid, s.name, 2 from skills s where s.slug = ? and s.status = 'published'
      order by turn, skill_id`,
    [slug.slice(-12), slug.slice(-12), slug]
  )
  return rows.find((skill) => skillPath(skill) === `/skills/${slug}`) ?? rows.at(0) ?? null
}
