import db from '@adonisjs/lucid/services/db'
import type { SkillStatus } from '#app/catalogue/skill'

export type SkillCounts = Record<SkillStatus, number> & { total: number }

/** The number of skills by status and in total. */
export async function skillCounts(): Promise<SkillCounts> {
  const rows: Array<{ status: SkillStatus; count: number }> = await db
    .from('skills')
    .select('status')
    .count('* as count')
    .groupBy('status')

  const counts: SkillCounts = { draft: 0, published: 0, archived: 0, total: 0 }
  for (const { status, count } of rows) {
    counts[status] = Number(count)
    counts.total += Number(count)
  }
  return counts
}
