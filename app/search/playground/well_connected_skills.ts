import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { lastPlace } from '#app/catalogue/names/skill_index'

/** How many skills are considered, and the maximum length of a displayed name. */
const sampleSize = 60
const longestName = 24

/**
 * Example names for a search, at most `limit`: among the published skills with most incoming relations, the
 * first short name of each domain. Read in the order of the search tables, so the cost does not depend on the
 * number of skills. Skills without incoming relations are not used.
 */
export async function wellConnectedSkills(limit: number): Promise<string[]> {
  const rows = await rawRows<{ name: string; category_id: number | null }>(
    db.connection(),
    `select skills.name, skills.category_id from search_skills
       join skills on skills.id = search_skills.skill_id
      where search_skills.place < ?
      order by search_skills.place, search_skills.skill_id limit ?`,
    [lastPlace.published, sampleSize]
  )
  const firstOfDomain = new Map<number | null, string>()
  for (const { name, category_id: domain } of rows) {
    if (name.length <= longestName && !firstOfDomain.has(domain)) firstOfDomain.set(domain, name)
  }
  return [...firstOfDomain.values()].slice(0, limit)
}
