import type { Raster } from '#app/invoices/reading/pages/raster'

/** A stroke is thin if the paper is brighter at this distance on both sides of it, in pixels. */
const reach = 5
/** Grey levels between a line and its paper. */
const leastContrast = 24
/** The gaps of dotted lines, and of lines that cross others, in pixels. */
const widestGap = 3
/** The lengths of lines, relative to the width of the page: more than numbers are wide and letters are high. */
const leastLength = { across: 1 / 16, down: 1 / 24 }
/** The share of a line that is drawn; half of a dotted one. */
const leastDrawn = 0.4

/**
 * A greyscale page without the lines of tables and forms, and without dotted ones: text that is close to them is
 * recognized badly.
 */
export function withoutRulingLines(page: Raster): Raster {
  const { width, height } = page
  const across = { step: 1, length: width, side: width, rows: height }
  const down = { step: width, length: height, side: 1, rows: width }
  const { data } = page
  const rest = withoutLines(data, across, width * leastLength.across)
  return { ...page, data: withoutLines(rest, down, width * leastLength.down) }
}

/** The distances of neighbours along a line and beside it in the data, and the size of the page in that direction. */
interface Direction {
  step: number
  length: number
  side: number
  rows: number
}

function withoutLines(from: Uint8Array, direction: Direction, least: number): Uint8Array {
  const { step, length, side, rows } = direction
  const distance = reach * side
  const to = from.slice()
  for (let row = reach; row < rows - reach; row++) {
    const base = row * side
    /** On how many sides the paper is brighter. */
    const sidesAt = (along: number) => {
      const at = base + along * step
      const level = from[at] + leastContrast
      return Number(from[at - distance] > level) + Number(from[at + distance] > level)
    }
    let [start, end, drawn] = [-1, -1, 0]
    for (let along = 0; along <= length; along++) {
      if (along < length && sidesAt(along) === 2) {
        if (start < 0) start = along
        end = along
        drawn += 1
      } else if (start >= 0 && (along - end > widestGap || along === length)) {
        const size = end - start + 1
        if (size >= least && drawn >= leastDrawn * size) {
          /** Beside text, only one side of the line is paper. */
          while (start > 0 && sidesAt(start - 1)) start--
          while (end < length - 1 && sidesAt(end + 1)) end++
          erase(start, end, base)
        }
        ;[start, drawn] = [-1, 0]
      }
    }
  }

  return to

  /** Takes the brighter of both sides: a letter that crosses the line stays whole. */
  function erase(start: number, end: number, base: number) {
    for (let at = base + start * step; at <= base + end * step; at += step) {
      const level = Math.max(from[at - distance], from[at + distance])
      if (level > to[at]) to[at] = level
    }
  }
}
