import { useState } from 'react'
import { GraphDrawing } from '~/components/playground/graph_drawing'
import {
  relationWords,
  type Graph as GraphData,
  type GraphEdge,
  type Match,
} from '~/components/playground/query'
import { countOf, formatCount } from '~/format'

interface GraphProps {
  graph: GraphData
  matches: Match[]
  /** All that there are, shown or not. */
  total: number
}

/**
 * The answer as a picture that the server laid out: searched skills in the middle, each line a reason
 * of the table. Each skill is a link, in the order of the table, whose name says its reasons; where scripts
 * run, its lines stand out while it is pointed at or in focus.
 */
export function Graph({ graph, matches, total }: GraphProps) {
  const [lit, setLit] = useState<number | null>(null)
  const { nodes, edges, drawings } = graph
  const found = nodes.filter(({ score }) => score !== null).length
  const names = nodes.map((_, place) => nameOf(graph, place))
  const shared = { graph, names, lit, onLight: setLit }
  return (
    <figure className="graph" aria-label="Graph of the related skills">
      <figcaption>
        <p>
          {found < total ? (
            <strong>
              {formatCount(found)} of {formatCount(total)} shown.
            </strong>
          ) : (
            <strong>{countOf(total, 'related skill')}.</strong>
          )}{' '}
          {found < matches.length && 'The table lists the others that this answer holds. '}A line
          leads from a skill you searched for to one that belongs to it: the thicker, the stronger.
          Follow a skill to search from it; nothing is charged until you press Search.
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
    return `${name}, searched for, ${countOf(count, 'relation')} shown`
  }
  const reasons = edges
    .filter(({ to }) => to === place)
    .map(
      ({ from, type, weight }) =>
        `from ${nodes[from]!.name} ${relationWords[type] ?? type} ${weight}`
    )
  return `${name}, score ${score}: ${reasons.join(', ')}`
}

/** How each kind of relation that occurs is drawn. */
function Legend({ edges }: { edges: GraphEdge[] }) {
  const types = Object.keys(relationWords).filter((type) =>
    edges.some((edge) => edge.type === type)
  )
  return (
    <ul className="graph-legend" aria-label="Kinds of lines">
      {types.map((type) => (
        <li key={type}>
          <svg width="44" height="10" aria-hidden="true" focusable="false">
            <path className="graph-edge" data-type={type} d="M0 5H44" strokeWidth="3" />
          </svg>
          {relationWords[type]}
        </li>
      ))}
    </ul>
  )
}
