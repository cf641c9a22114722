import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** The visible part of the drawing: its centre and zoom factor. */
interface Viewport {
  x: number
  y: number
  times: number
}

const most = 4
const factor = 1.5
/** Movements below this, in px, are clicks. */
const SLACK = 4

/**
 * Zooms and pans an SVG of this size with its viewBox. `dragging` goes onto the svg: while zoomed in,
 * dragging pans it; otherwise it scrolls the page on touch screens.
 */
export function useViewport({ width, height }: { width: number; height: number }) {
  const all = { x: width / 2, y: height / 2, times: 1 }
  const [lens, setLens] = useState<Viewport>(all)
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const seen = { width: width / lens.times, height: height / lens.times }

  function move({ x, y, times }: Viewport) {
    const half = { x: width / times / 2, y: height / times / 2 }
    setLens({
      x: Math.min(Math.max(x, half.x), width - half.x),
      y: Math.min(Math.max(y, half.y), height - half.y),
      times,
    })
  }

  function scale(by: number) {
    move({ ...lens, times: Math.min(most, Math.max(1, lens.times * by)) })
  }

  /** Scrolls focused nodes into view. */
  function show({ x, y }: { x: number; y: number }) {
    const out = Math.abs(x - lens.x) > seen.width * 0.4 || Math.abs(y - lens.y) > seen.height * 0.4
    if (lens.times > 1 && out && !from.current) move({ ...lens, x, y })
  }

  function drag(event: PointerEvent<SVGSVGElement>) {
    const start = from.current
    if (!start || lens.times === 1) return
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!start.moved && Math.hypot(dx, dy) < SLACK) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const unit = seen.width / event.currentTarget.clientWidth
    move({ ...lens, x: lens.x - dx * unit, y: lens.y - dy * unit })
    from.current = { x: event.clientX, y: event.clientY, moved: true }
  }

  return {
    viewBox: `${lens.x - seen.width / 2} ${lens.y - seen.height / 2} ${seen.width} ${seen.height}`,
    enlarged: lens.times > 1,
    enlarge: () => scale(factor),
    reduce: () => scale(1 / factor),
    reset: () => setLens(all),
    show,
    dragging: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        from.current = { x, y, moved: false }
      },
      onPointerMove: drag,
      onPointerUp: () => {
        if (!from.current?.moved) from.current = null
      },
      onPointerCancel: () => (from.current = null),
      /** The click at the end of a drag does not follow a link. */
      onClickCapture: (event: MouseEvent) => {
        if (from.current?.moved) event.preventDefault()
        from.current = null
      },
    },
  }
}
