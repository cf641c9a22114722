import '~/css/series.scss'
import { Maximize, ZoomIn, ZoomOut } from '~/icons'
import { useRef } from 'react'
import type { GraphData } from '~/components/playground/query'
import { QueryShape } from '~/components/playground/query_link'
import { useViewport } from '~/components/playground/use_viewport'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface GraphDrawingProps {
  className: string
  graph: GraphData
  drawing: GraphData['drawings']['wide']
  /** The names of the nodes, with their relations. */
  names: string[]
  /** The hovered or focused node. */
  lit: number | null
  onLight: (place: number | null) => void
}

/** Graphs with more nodes have thinner lines. */
const crowdedNodeCount = 60

/** A drawing of the graph; with scripts it can be zoomed and panned. */
export function GraphDrawing(props: GraphDrawingProps) {
  const { className, graph, drawing, names, lit, onLight } = props
  const { width, height, boxes, paths } = drawing
  const ready = useHydrated()
  const svg = useRef<SVGSVGElement>(null)
  const lens = useViewport(svg, { width, height })
  const thickest = graph.edges.length > crowdedNodeCount ? 2.5 : 4.5

  function look(place: number) {
    onLight(place)
    const box = boxes[place]
    if (box) lens.show(box)
  }

  return (
    <div className={`graph-drawing ${className}`}>
      {ready && (
        <div className="graph-tools" role="group" aria-label={t('playground.picture_size')}>
          <ToolButton
            label={t('playground.enlarge')}
            shortcut="+"
            icon={ZoomIn}
            onClick={lens.enlarge}
          />
          <ToolButton
            label={t('playground.reduce')}
            shortcut="-"
            icon={ZoomOut}
            onClick={lens.reduce}
            off={!lens.enlarged}
          />
          <ToolButton
            label={t('playground.show_all')}
            shortcut="0"
            icon={Maximize}
            onClick={lens.reset}
            off={!lens.enlarged}
          />
        </div>
      )}
      <svg
        role="none"
        viewBox={lens.viewBox}
        width={width}
        height={height}
        className={lens.enlarged ? 'is-enlarged' : ''}
        ref={svg}
        {...lens.handlers}
      >
        <g aria-hidden="true" className={lit === null ? '' : 'is-dimmed'}>
          {graph.edges.map(({ from, to, type, weight }, at) => (
            <path
              key={`${from}-${to}-${type}`}
              className={`graph-edge${lit === from || lit === to ? ' is-lit' : ''}`}
              data-type={type}
              d={paths[at]}
              strokeWidth={1 + ((thickest - 1) * weight) / 100}
            />
          ))}
        </g>
        {graph.nodes.map(({ id, name, score }, place) => {
          const { label, x, y, width: w, height: h } = boxes[place]!
          return (
            <QueryShape
              key={id}
              asked={{ skills: [name] }}
              className={`graph-node${score === null ? ' is-searched' : ''}`}
              aria-label={names[place]}
              draggable={false}
              onFocus={() => look(place)}
              onBlur={() => onLight(null)}
              onMouseEnter={() => onLight(place)}
              onMouseLeave={() => onLight(null)}
            >
              {!ready && <title>{names[place]}</title>}
              <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 2} />
              <text x={x} y={y} dy="0.35em">
                {label}
              </text>
            </QueryShape>
          )
        })}
      </svg>
    </div>
  )
}

interface ToolButtonProps {
  label: string
  /** The key that does the same on a skill of the graph. */
  shortcut: string
  icon: typeof ZoomIn
  onClick: () => void
  off?: boolean
}

function ToolButton({ label, shortcut, icon: Icon, onClick, off = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="button is-small"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      <Icon size={16} />
    </button>
  )
}
