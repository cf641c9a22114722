import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** The visible part of the drawing: its centre and zoom factor. */
interface Viewport {
  x: number
  y: number
  times: number
}

const most = 4
const factor = 1.5
/** How far an arrow key pans, as a share of the visible drawing. */
const step = 0.2
/** Movements below this, in px, are clicks. */
const SLACK = 4

/** The direction of each arrow key. */
const arrows: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Zooms and pans an SVG of this size with its viewBox. `handlers` go onto the svg: while zoomed in,
 * dragging and arrow keys pan it; otherwise they scroll the page. Ctrl and the wheel, or a pinch on a touchpad,
 * zoom at the pointer; the keys +, - and 0 zoom in, out and to the whole drawing.
 */
export function useViewport(
  svg: RefObject<SVGSVGElement | null>,
  { width, height }: { width: number; height: number }
) {
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

  /** Keeps the place at a fraction of the visible part where it is; the centre by default. */
  function scale(by: number, at = { x: 0.5, y: 0.5 }) {
    const times = Math.min(most, Math.max(1, lens.times * by))
    const shift = 1 - lens.times / times
    move({
      x: lens.x + (at.x - 0.5) * seen.width * shift,
      y: lens.y + (at.y - 0.5) * seen.height * shift,
      times,
    })
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = lens.times > 1 ? arrows[event.key] : undefined
    if (event.key === '+' || event.key === '=') scale(factor)
    else if (event.key === '-') scale(1 / factor)
    else if (event.key === '0') setLens(all)
    else if (arrow) {
      const [x, y] = arrow
      move({
        ...lens,
        x: lens.x + x * seen.width * step,
        y: lens.y + y * seen.height * step,
      })
    } else return
    event.preventDefault()
  }

  // React's listeners of wheels are passive, so they cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = svg.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const frame = event.currentTarget as Element
      const { left, top, width: wide, height: high } = frame.getBoundingClientRect()
      const at = { x: (event.clientX - left) / wide, y: (event.clientY - top) / high }
      scale(event.deltaY < 0 ? factor : 1 / factor, at)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

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
    handlers: {
      onKeyDown: press,
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
