import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { lastPlace } from '#app/catalogue/names/skill_index'

/** How far down the order one looks, and how long a name may be to be shown among others. */
const lookedAt = 60
const longestName = 24

/**
 * Names to begin a search with, at most `limit`: of the published skills that most relations lead to
 * the first short name of each domain. Read in the order of the search tables' places, so it costs the
 * same however many skills there are. A skill that no relation leads to is not named.
 */
export async function wellConnectedSkills(limit: number): Promise<string[]> {
  const rows = await rawRows<{ name: string; category_id: number | null }>(
    db.connection(),
    `select skills.name, skills.category_id from search_skills
       join skills on skills.id = search_skills.skill_id
      where search_skills.place < ?
      order by search_skills.place, search_skills.skill_id limit ?`,
    [lastPlace.published, lookedAt]
  )
  const firstOfDomain = new Map<number | null, string>()
  for (const { name, category_id: domain } of rows) {
    if (name.length <= longestName && !firstOfDomain.has(domain)) firstOfDomain.set(domain, name)
  }
  return [...firstOfDomain.values()].slice(0, limit)
}
