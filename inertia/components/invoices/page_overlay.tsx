import { useMemo, useState, type PointerEvent } from 'react'
import type { Box } from '#app/invoices/reading/invoice_reading'
import type { PageText } from '#app/invoices/reading/process/page_text'
import type { FieldView } from '#app/invoices/reading_page'
import { isDoubtful } from '~/components/invoices/reading_field'
import { confidenceClass } from '~/components/invoices/words'

/** What was clicked or dragged over on a page. */
export interface Selected {
  text: PageText | null
  /** The indexes of the words, in reading order. */
  words: number[]
  /** The path of the value with a frame there. */
  path: string | null
}

interface Point {
  x: number
  y: number
}

interface PageOverlayProps {
  page: number
  fields: FieldView[]
  text: PageText | null
  lit: string | null
  /** The indexes of highlighted words. */
  marked: number[]
  onSelect: (selected: Selected) => void
}

/** The frames of a page, with a halo that sets them off from dark backgrounds; selects words by a click, or by dragging a mouse over them. Touch only scrolls and taps. */
export function PageOverlay({ page, fields, text, lit, marked, onSelect }: PageOverlayProps) {
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  /** Not again for each movement of the pointer. */
  const shown = useMemo(
    () =>
      onePerPlace(
        fields.filter((field) => field.page === page && field.box),
        lit
      ),
    [fields, page, lit]
  )
  const words = text?.words ?? []

  const isHovering = hovered !== null && words[hovered] && !drag
  const frames = [
    ...shown.map(({ path, box, confidence, isCorrected }) => ({
      key: path,
      area: inset(box!),
      className: [
        'value-box',
        isCorrected ? 'is-corrected' : confidenceClass(confidence ?? 0),
        path === lit && 'is-lit',
      ]
        .filter(Boolean)
        .join(' '),
    })),
    ...marked.flatMap((at) =>
      words[at] ? { key: `marked ${at}`, area: inset(words[at]), className: 'is-marked' } : []
    ),
    ...(isHovering
      ? [{ key: 'hovered', area: inset(words[hovered]), className: 'is-hovered' }]
      : []),
    ...(drag
      ? [{ key: 'dragged', area: areaOf(drag.from, drag.to), className: 'is-dragged' }]
      : []),
  ]

  function wordsIn(area: Box): number[] {
    return words.flatMap((word, at) => (isOver(word, area) ? [at] : []))
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    const to = pointOf(event)
    if (drag) setDrag({ ...drag, to })
    else setHovered(wordsIn(around(to))[0] ?? null)
  }

  function end(event: PointerEvent<SVGSVGElement>) {
    if (!drag) return
    const area = areaOf(drag.from, pointOf(event))
    const isClick = area.width < leastDrag && area.height < leastDrag
    const point = around(drag.from)
    const frame = shown.find(({ box }) => isOver(box!, point))
    setDrag(null)
    onSelect({
      text,
      words: isClick ? wordsIn(point).slice(0, 1) : wordsIn(area),
      path: isClick ? (frame?.path ?? null) : null,
    })
  }

  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      /** The chosen field keeps the focus. */
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: pointOf(event), to: pointOf(event) })
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
      onPointerLeave={() => setHovered(null)}
    >
      {frames.map(({ key, area }) => (
        <rect key={key} {...rectOf(area)} className="frame-halo" />
      ))}
      {frames.map(({ key, area, className }) => (
        <rect key={key} {...rectOf(area)} className={className} />
      ))}
    </svg>
  )
}

/** Of the values at one place, such as an amount and its currency, the chosen one, else a doubtful one. */
function onePerPlace(fields: FieldView[], lit: string | null): FieldView[] {
  const places = Map.groupBy(fields, ({ box }) => JSON.stringify(box))
  return [...places.values()].map(
    (same) => same.find(({ path }) => path === lit) ?? same.find(isDoubtful) ?? same[0]
  )
}

/** The padding of frames, as a share of the page: less than the space between two lines of small type. */
const margin = { x: 0.0025, y: 0.001 }
/** The distance from a tap within which words are found, as a share of the page. */
const reach = { x: 0.004, y: 0.003 }
/** Shorter movements are a click. */
const leastDrag = 0.008

function inset({ left, top, width, height }: Box): Box {
  return {
    left: left - margin.x,
    top: top - margin.y,
    width: width + 2 * margin.x,
    height: height + 2 * margin.y,
  }
}

function rectOf({ left, top, width, height }: Box) {
  return { x: left, y: top, width, height }
}

/** In shares of the page. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function areaOf(from: Point, to: Point): Box {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  }
}

function around({ x, y }: Point): Box {
  return { left: x - reach.x, top: y - reach.y, width: 2 * reach.x, height: 2 * reach.y }
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
