import '~/css/series.scss'
import { useState } from 'react'
import { GraphDrawing } from '~/components/playground/graph_drawing'
import type { GraphData, GraphEdge, Match } from '~/components/playground/query'
import { relationTypes } from '~/components/playground/relation_types'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface GraphProps {
  graph: GraphData
  matches: Match[]
  /** The total number of matches. */
  total: number
}

/**
 * The results as a graph with a layout from the server: searched skills in the centre, a line for each
 * relation of the table. Each skill is a link, in the order of the table, whose name has its relations; with
 * scripts, its lines are highlighted on hover and focus.
 */
export function Graph({ graph, matches, total }: GraphProps) {
  const ready = useHydrated()
  const [lit, setLit] = useState<number | null>(null)
  const { nodes, edges, drawings } = graph
  const found = nodes.filter(({ score }) => score !== null).length
  const names = nodes.map((_, place) => nameOf(graph, place))
  const shared = { graph, names, lit, onLight: setLit }
  return (
    <figure className="graph" aria-label={t('playground.graph_of_skills')}>
      <figcaption>
        <p>
          <strong>
            {found < total
              ? t('playground.found_shown', { found, total })
              : t('playground.all_related_skills', { count: total })}
          </strong>{' '}
          {found < matches.length && `${t('playground.others_in_table')} `}
          {t('playground.how_to_read_graph')} {ready && t('playground.graph_keys')}
        </p>
        <Legend edges={edges} />
      </figcaption>
      <GraphDrawing className="is-wide" drawing={drawings.wide} {...shared} />
      <GraphDrawing className="is-narrow" drawing={drawings.narrow} {...shared} />
      <p className="graph-readout" aria-hidden="true">
        {lit === null ? '' : names[lit]}
      </p>
    </figure>
  )
}

/** "Statistics, score 60: from Python related 20, from SQL related 50". */
function nameOf({ nodes, edges }: GraphData, place: number): string {
  const { name, score } = nodes[place]!
  if (score === null) {
    const count = edges.filter(({ from }) => from === place).length
    return t('playground.searched_node', { name, count })
  }
  const reasons = edges
    .filter(({ to }) => to === place)
    .map(({ from, type, weight }) =>
      t('playground.found_reason', {
        skill: nodes[from]!.name,
        relation: statusLabel(type),
        weight,
      })
    )
  return t('playground.found_node', { name, score, reasons: reasons.join('; ') })
}

/** The legend of the relation types in the graph. */
function Legend({ edges }: { edges: GraphEdge[] }) {
  const types = relationTypes.filter((type) => edges.some((edge) => edge.type === type))
  return (
    <ul className="graph-legend" aria-label={t('playground.kinds_of_lines')}>
      {types.map((type) => (
        <li key={type}>
          <svg width="44" height="10" aria-hidden="true" focusable="false">
            <path className="graph-edge" data-type={type} d="M0 5H44" strokeWidth="3" />
          </svg>
          {statusLabel(type)}
        </li>
      ))}
    </ul>
  )
}
