import db from '@adonisjs/lucid/services/db'
import { CachedValue } from '#app/site/cached_value'

interface GraphFigures {
  /** Published skills, which visitors and clients can find. */
  skills: number
  relations: number
  /** Active domains. */
  domains: number
}

/**
 * The size of the graph. Counting millions of relations takes tenths of a second, so figures can be
 * up to a minute old.
 */
export const graphFigures = new CachedValue(countGraph, 60_000)

async function countGraph(): Promise<GraphFigures> {
  const [{ skills }] = await db.from('skills').where('status', 'published').count('* as skills')
  const [{ relations }] = await db.from('skill_relations').count('* as relations')
  const [{ domains }] = await db.from('categories').where('active', true).count('* as domains')
  return { skills: Number(skills), relations: Number(relations), domains: Number(domains) }
}
