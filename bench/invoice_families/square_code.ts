import type { Random } from './random.ts'

interface Shape {
  /** Squares at each side. */
  side?: number
  /** The share of dark squares. */
  dark?: number
  /** The white margin of the corners, in squares. */
  margin?: number
  /** Further styles, if the width is one, too. */
  style?: string
  /** A sign in the middle. */
  middle?: string
}

/** A drawing that looks like a QR code, with its three corners. */
export function squareCode(
  random: Random,
  width: string,
  { side = 29, dark = 0.48, margin = 1, style, middle = '' }: Shape = {}
): string {
  const squares = Array.from({ length: side * side }, (_, at) =>
    random.chance(dark) ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : ''
  )
  const white = 7 + 2 * margin
  const corner = (x: number, y: number) =>
    `<path fill="#fff" d="M${x - margin} ${y - margin}h${white}v${white}h-${white}z"/><path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z"/>`
  const far = side - 7
  const size = style ? `style="width:${width};${style}"` : `width="${width}"`
  return `<svg viewBox="0 0 ${side} ${side}" ${size} shape-rendering="crispEdges"><path d="${squares.join('')}"/>${corner(0, 0)}${corner(far, 0)}${corner(0, far)}${middle}</svg>`
}
