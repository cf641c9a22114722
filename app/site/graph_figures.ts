import db from '@adonisjs/lucid/services/db'

export interface GraphFigures {
  /** Published skills: what visitors and clients can find. */
  skills: number
  relations: number
  /** Active domains. */
  domains: number
}

/** Counting millions of relations takes tenths of a second; visitors may see figures a minute old. */
const MAXIMUM_AGE = 60_000

let remembered: { figures: Promise<GraphFigures>; until: number } | null = null

/** How large the graph is, counted at most once a minute. */
export function graphFigures(): Promise<GraphFigures> {
  const now = Date.now()
  if (remembered && remembered.until > now) return remembered.figures
  const figures = countGraph()
  remembered = { figures, until: now + MAXIMUM_AGE }
  figures.catch(() => (remembered = null))
  return figures
}

/** The next `graphFigures` counts anew. */
export function forgetGraphFigures() {
  remembered = null
}

async function countGraph(): Promise<GraphFigures> {
  const [{ skills }] = await db.from('skills').where('status', 'published').count('* as skills')
  const [{ relations }] = await db.from('skill_relations').count('* as relations')
  const [{ domains }] = await db.from('categories').where('active', true).count('* as domains')
  return { skills: Number(skills), relations: Number(relations), domains: Number(domains) }
}
