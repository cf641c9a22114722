import db from '@adonisjs/lucid/services/db'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import { amongValues } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * Counts the skills of each domain including its descendants, in one statement, and stores the
 * number as `total_skills_count` in the extras of the models.
 */
export async function countSkillsBelow(categories: Array<LucidRow & { id: number }>) {
  if (!categories.length) return
  const client = db.connection()
  const among = amongValues(client, 'id', 'integer')
  const counted = await rawRows<{ top: number; skills: number }>(
    client,
    `with recursive tree(top, id) as (
       select id, id from categories where ${among.sql}
       union
       select tree.top, child.id from categories child join tree on child.parent_id = tree.id
     ), own(id, skills) as (
       select category_id, count(*) from skills
       where category_id in (select id from tree) group by category_id
     )
     select tree.top, sum(own.skills) as skills
     from tree join own on own.id = tree.id group by tree.top`,
    [among.bind(categories.map(({ id }) => id))]
  )
  const totals = new Map(counted.map(({ top, skills }) => [top, Number(skills)]))
  for (const category of categories) {
    category.$extras.total_skills_count = totals.get(category.id) ?? 0
  }
}
