import db from '@adonisjs/lucid/services/db'
import { CachedValue } from '#app/site/cached_value'

export interface GraphFigures {
  /** Published skills, which visitors and clients can find. */
  skills: number
  relations: number
  /** Active domains. */
  domains: number
}

/** Counting millions of relations takes tenths of a second, so figures can be up to a minute old. */
const figures = new CachedValue(countGraph, 60_000)

/** The size of the graph, cached for a minute. */
export function graphFigures(): Promise<GraphFigures> {
  return figures.get()
}

/** Clears the cache. */
export function forgetGraphFigures() {
  figures.forget()
}

async function countGraph(): Promise<GraphFigures> {
  const [{ skills }] = await db.from('skills').where('status', 'published').count('* as skills')
  const [{ relations }] = await db.from('skill_relations').count('* as relations')
  const [{ domains }] = await db.from('categories').where('active', true).count('* as domains')
  return { skills: Number(skills), relations: Number(relations), domains: Number(domains) }
}
