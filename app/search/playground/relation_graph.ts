import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'
import type { PlaygroundAnswer } from '#app/search/playground/playground_search'
import type { RelationType } from '#app/catalogue/skill_relation'

/** A skill of the results: a searched one (score null) or a match. */
type GraphNode = { id: string; name: string; score: number | null }

/** A relation from a searched skill to a match; both are indexes in `nodes`. */
export type GraphEdge = { from: number; to: number; type: RelationType; weight: number }

/**
 * The layout of nodes and edges in px: nodes as non-overlapping boxes by their centre, edges as SVG paths
 * between centres. Both are in the order of the graph.
 */
export type GraphDrawing = {
  width: number
  height: number
  boxes: Array<{ label: string; x: number; y: number; width: number; height: number }>
  paths: string[]
}

export type RelationGraph = {
  /** Searched skills in the order of the terms, then matches by rank. */
  nodes: GraphNode[]
  edges: GraphEdge[]
  /** One for desktops, one for phones. */
  drawings: { wide: GraphDrawing; narrow: GraphDrawing }
}

/** The maximum number of skills that remain readable. */
export const mostNodes = 150

/**
 * The results as a graph: the searched skills, as many matches as fit, and their relations, the same data as
 * the table. The layout is deterministic. Takes 10-100 ms of processor time, in a bounded number of steps.
 */
export function relationGraph({ inputs, matches }: PlaygroundAnswer): RelationGraph {
  const searched = new Map<string, GraphNode>()
  for (const { skill } of inputs) {
    if (skill && !searched.has(skill.id)) searched.set(skill.id, { ...skill, score: null })
  }
  const shown = matches.slice(0, Math.max(0, mostNodes - searched.size))
  const nodes = [
    ...searched.values(),
    ...shown.map(({ id, name, score }) => ({ id, name, score })),
  ].slice(0, mostNodes)
  const placeOf = new Map(nodes.map(({ id }, place) => [id, place]))
  const edges = shown.flatMap((match) =>
    match.reasons.map(({ skill, type, weight }) => ({
      from: placeOf.get(skill.id)!,
      to: placeOf.get(match.id)!,
      type,
      weight,
    }))
  )
  return {
    nodes,
    edges,
    drawings: { wide: draw(nodes, edges, wide), narrow: draw(nodes, edges, narrow) },
  }
}

interface Frame {
  width: number
  /** Distance of the searched skills from the centre, in px, horizontally and vertically. */
  ring: (searched: number) => { x: number; y: number }
  /** Link distance of the weakest match, in px. */
  reach: number
  /** Font size in px, as in the stylesheet. */
  font: number
  longestLabel: number
}

const wide: Frame = {
  width: 880,
  ring: (searched) => ({ x: Math.min(240, 100 + 25 * searched), y: 14 * searched - 28 }),
  reach: 240,
  font: 13,
  longestLabel: 28,
}

const narrow: Frame = {
  width: 352,
  ring: (searched) => ({ x: Math.min(90, 15 * searched), y: 40 + 15 * searched }),
  reach: 150,
  font: 12,
  longestLabel: 19,
}

const ticks = 120
const gap = { x: 10, y: 8 }
const margin = 4

interface Placed extends SimulationNodeDatum {
  label: string
  x: number
  y: number
  width: number
  height: number
  searched: boolean
}

function draw(nodes: GraphNode[], edges: GraphEdge[], frame: Frame): GraphDrawing {
  const searched = nodes.filter(({ score }) => score === null).length
  const placed = nodes.map((node, place) =>
    boxOf(
      node,
      frame,
      node.score === null ? onRing(place, searched, frame) : onSpiral(place - searched)
    )
  )
  simulate(placed, edges, frame)
  settle(placed, frame)

  const left = Math.min(...placed.map(({ x, width }) => x - width / 2)) - margin
  const right = Math.max(...placed.map(({ x, width }) => x + width / 2)) + margin
  const top = Math.min(...placed.map(({ y, height }) => y - height / 2)) - margin
  const bottom = Math.max(...placed.map(({ y, height }) => y + height / 2)) + margin
  const boxes = placed.map(({ label, x, y, width, height }) => ({
    label,
    x: Math.round(x - left),
    y: Math.round(y - top),
    width,
    height,
  }))
  return {
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    boxes,
    paths: pathsOf(edges, boxes),
  }
}

/** Searched skills have fixed places around the centre: side by side on desktops, else one below the other. */
function onRing(place: number, searched: number, { ring }: Frame) {
  const { x, y } = searched > 1 ? ring(searched) : { x: 0, y: 0 }
  const angle = (2 * Math.PI * place) / searched + (x > y ? Math.PI : -Math.PI / 2)
  const at = { x: Math.cos(angle) * x, y: Math.sin(angle) * y }
  return { ...at, fx: at.x, fy: at.y }
}

/** Matches start on a spiral around the centre, strongest first. */
function onSpiral(rank: number) {
  const angle = (rank + 0.5) * Math.PI * (3 - Math.sqrt(5))
  const distance = 45 * Math.sqrt(rank + 1)
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

function boxOf(
  { name, score }: GraphNode,
  { font, longestLabel }: Frame,
  at: { x: number; y: number; fx?: number; fy?: number }
): Placed {
  const searched = score === null
  const label = shortened(name, longestLabel)
  return {
    ...at,
    label,
    searched,
    width: Math.ceil(textWidth(label) * (searched ? font + 1 : font)) + 18,
    height: searched ? 2 * font + 6 : 2 * font,
  }
}

/**
 * Stronger relations have shorter links, boxes repel each other, and the borders of the picture are
 * respected.
 */
function simulate(nodes: Placed[], edges: GraphEdge[], { width, reach }: Frame) {
  const links = edges.map(({ from, to, weight }) => ({ source: from, target: to, weight }))
  forceSimulation(nodes)
    .randomSource(sameNumbers())
    .force(
      'relations',
      forceLink<Placed, (typeof links)[number]>(links)
        .distance(({ weight }) => reach * (1 - weight / 160))
        .strength(({ weight }) => 0.05 + weight / 500)
    )
    .force(
      'apart',
      forceManyBody<Placed>()
        .strength(-120 - 3000 / nodes.length)
        .distanceMax(width / 2)
    )
    .force('middle', forceX<Placed>(0).strength(0.02))
    .force('centre', forceY<Placed>(0).strength(0.05))
    .force('boxes', () => pushApart(nodes))
    .force('sides', () => nodes.forEach((node) => (node.x = within(node.x, node, width))))
    .alphaDecay(1 - 0.001 ** (1 / ticks))
    .stop()
    .tick(ticks)
}

/** Moves overlapping matches apart along the shorter axis. */
function pushApart(nodes: Placed[]) {
  for (const [place, one] of nodes.entries()) {
    for (let at = place + 1; at < nodes.length; at++) {
      const other = nodes[at]
      const x = overlapX(one, other)
      const y = overlapY(one, other)
      if (x <= 0 || y <= 0) continue
      const share = one.searched ? 0 : other.searched ? 1 : 0.5
      if (x < y) {
        const way = one.x < other.x ? -x : x
        one.x += way * share
        other.x -= way * (1 - share)
      } else {
        const way = one.y < other.y ? -y : y
        one.y += way * share
        other.y -= way * (1 - share)
      }
    }
  }
}

/** The overlap of two boxes including the gap; they overlap if both values are positive. */
function overlapX(one: Placed, other: Placed, x = one.x): number {
  return (one.width + other.width) / 2 + gap.x - Math.abs(x - other.x)
}

function overlapY(one: Placed, other: Placed, y = one.y): number {
  return (one.height + other.height) / 2 + gap.y - Math.abs(y - other.y)
}

/**
 * Moves boxes that still overlap to the nearest free place, in the order of the ranking. The picture can grow
 * in height, so there always is one.
 */
function settle(nodes: Placed[], { width }: Frame) {
  const settled: Placed[] = []
  for (const node of nodes) {
    Object.assign(node, nearestFree(node, settled, width))
    settled.push(node)
  }
}

const step = 6

function nearestFree(node: Placed, settled: Placed[], width: number): { x: number; y: number } {
  const own = { x: Math.round(within(node.x, node, width)), y: Math.round(node.y) }
  let best: { x: number; y: number; distance: number } | null = null
  for (let away = 0; !best || away < best.distance; away += step) {
    for (const y of away === 0 ? [own.y] : [own.y - away, own.y + away]) {
      const row = settled.filter((other) => overlapY(node, other, y) > 0)
      const isFree = (x: number) =>
        x === within(x, node, width) && row.every((other) => overlapX(node, other, x) <= 0)
      for (let aside = 0; aside <= width; aside += step) {
        const distance = Math.hypot(aside, away)
        if (best && distance >= best.distance) break
        const x = [own.x - aside, own.x + aside].find(isFree)
        if (x !== undefined) best = { x, y, distance }
      }
    }
  }
  return { x: best.x, y: best.y }
}

/** The value closest to x at which the box is inside the picture. */
function within(x: number, box: Placed, width: number): number {
  const furthest = Math.max(0, Math.floor((width - box.width) / 2 - margin))
  return Math.max(-furthest, Math.min(furthest, x))
}

/** Straight paths, or parallel ones if two skills have several relations. */
function pathsOf(edges: GraphEdge[], boxes: GraphDrawing['boxes']): string[] {
  const pairOf = ({ from, to }: GraphEdge) => `${from}-${to}`
  const siblings = Map.groupBy(edges, pairOf)
  return edges.map((edge) => {
    const { x: x1, y: y1 } = boxes[edge.from]
    const { x: x2, y: y2 } = boxes[edge.to]
    const all = siblings.get(pairOf(edge))!
    const bend = (all.indexOf(edge) - (all.length - 1) / 2) * 32
    if (bend === 0) return `M${x1} ${y1}L${x2} ${y2}`
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const x = Math.round((x1 + x2) / 2 - ((y2 - y1) / length) * bend)
    const y = Math.round((y1 + y2) / 2 + ((x2 - x1) / length) * bend)
    return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`
  })
}

function shortened(name: string, longest: number): string {
  const characters = [...name]
  if (characters.length <= longest) return name
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

/** The approximate width of the text in em of the portal's font; rather too large than too small. */
function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0)
}

function characterWidth(character: string): number {
  if (/[ijl.,:;'|!]/.test(character)) return 0.27
  if (/[ ftrI()[\]{}/-]/.test(character)) return 0.39
  if (/[mwMW@%…]/.test(character)) return 0.88
  if (/\p{Lu}/u.test(character)) return 0.71
  return character.codePointAt(0)! < 0x2e80 ? 0.58 : 1.05
}

/** A deterministic random source for d3-force, which separates nodes at the same place randomly. */
function sameNumbers(): () => number {
  let seed = 1
  return () => {
    seed = (1_664_525 * seed + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296
  }
}
