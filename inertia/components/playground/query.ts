import type { Data } from '@generated/data'

/** A search that was made, with the answer that its owner may see again. */
export type StoredSearch = Data.Playground.SearchHistory.Variants['withAnswer']
export type SearchAnswer = NonNullable<StoredSearch['answer']>
export type Match = SearchAnswer['matches'][number]
export type Reason = Match['reasons'][number]
export type SearchInput = SearchAnswer['inputs'][number]

/** The fields of the form as text, as they stand in the address. */
export type Asked = {
  skills: string[]
  min_weight: string
  max_weight: string
  type: string
  domain: string
  limit: string
}

/** What became of the packages of a client that has no call left. */
export type WhyNoCalls = 'used_up' | 'to_come' | 'expired' | 'ended' | 'never'

export type Price =
  | {
      payer: 'client'
      calls: number
      remaining: number
      total: number
      /** The package that pays the next call; null when none can. */
      pays_next: string | null
      /** Why nothing is left; null while something is. */
      why_none: WhyNoCalls | null
    }
  | { payer: 'staff' }
  | { payer: 'guest'; remaining: number; limit: number; resets_in: number; result_limit: number }

/** The answer as a picture; edges name their ends by the place in `nodes`, whose searched skills have no score. */
export type Graph = {
  nodes: Array<{ id: string; name: string; score: number | null }>
  edges: GraphEdge[]
  drawings: { wide: Drawing; narrow: Drawing }
}

export type GraphEdge = { from: number; to: number; type: string; weight: number }

/** Boxes by their middle, in px; boxes and paths in the order of nodes and edges. */
export type Drawing = {
  width: number
  height: number
  boxes: Array<{ label: string; x: number; y: number; width: number; height: number }>
  paths: string[]
}

/** The tab that is open, with what it shows beside the answer. */
export type View =
  | { name: 'table' }
  | { name: 'graph'; graph: Graph }
  | { name: 'json'; html: string }
  | { name: 'code'; samples: Array<{ title: string; html: string }> }

export const usual = { min_weight: '0', max_weight: '100', limit: '25' }

/**
 * The playground with this query filled in, without BASE_PATH. Opening it costs nothing.
 */
export function addressOf({ skills, ...filters }: Asked): string {
  const params = new URLSearchParams()
  if (skills.length) params.set('skills', textOfTerms(skills))
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== usual[name as keyof typeof usual]) params.set(name, value)
  }
  return params.size ? `/playground?${params}` : '/playground'
}

/** The playground with a search of the history; its kept answer is shown, free. */
export function storedAddress({ id, skills, filters }: Data.Playground.SearchHistory): string {
  const text = (name: string) => String(filters[name] ?? usual[name as keyof typeof usual] ?? '')
  const asked = {
    skills,
    min_weight: text('min_weight'),
    max_weight: text('max_weight'),
    type: text('type'),
    domain: text('domain'),
    limit: text('limit'),
  }
  return `${addressOf(asked)}&search=${id}#answer`
}

/** Terms as one text; double quotes keep a comma inside a name. */
export function textOfTerms(terms: string[]): string {
  return terms
    .map((term) => (/[,"]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term))
    .join(', ')
}
