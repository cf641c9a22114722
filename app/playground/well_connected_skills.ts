import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/raw_rows'
import { lastPlace } from '#app/skills/skill_index'

/**
 * Names of the published skills that most relations lead to, most first, at most `limit`; read in the
 * order of the search tables' places, so it costs the same however many skills there are. A skill
 * that no relation leads to is not named.
 */
export async function wellConnectedSkills(limit: number): Promise<string[]> {
  const rows = await rawRows<{ name: string }>(
    db.connection(),
    `select skills.name from search_skills
       join skills on skills.id = search_skills.skill_id
      where search_skills.place < ?
      order by search_skills.place, search_skills.skill_id limit ?`,
    [lastPlace.published, limit]
  )
  return rows.map(({ name }) => name)
}
