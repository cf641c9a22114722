import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { skillCounts, type SkillCounts } from '#app/dashboards/skill_counts'

/** A type, not an interface: it travels to a page as it is. */
export type AdminFigures = {
  skills: SkillCounts
  relations: number
  domains: number
  clients: number
  active_clients: number
  /** Searches since midnight UTC, and the calls that they cost. */
  searches_today: number
  calls_today: number
}

/** What the admin dashboard counts, at this moment. */
export async function adminFigures(): Promise<AdminFigures> {
  const midnight = DateTime.utc().startOf('day').toFormat(db.connection().dialect.dateTimeFormat)
  const skills = await skillCounts()
  const relations = await db.from('skill_relations').count('* as count')
  const domains = await db.from('categories').count('* as count')
  const clients = await db.from('clients').select('status').count('* as count').groupBy('status')
  const [today] = await db
    .from('search_history')
    .where('created_at', '>=', midnight)
    .count('* as searches')
    .sum('units as calls')

  const countOf = (rows: Array<{ count: number }>) =>
    rows.reduce((sum, { count }) => sum + Number(count), 0)
  return {
    skills,
    relations: countOf(relations),
    domains: countOf(domains),
    clients: countOf(clients),
    active_clients: countOf(clients.filter(({ status }) => status === 'active')),
    searches_today: Number(today.searches),
    calls_today: Number(today.calls ?? 0),
  }
}
