import { grayOf, reduced, type Raster } from '#app/invoices/reading/pages/raster'

/** A photo is searched with this many cells across; each has its brightest pixel, so that text disappears. */
const cellsAcross = 200
const pixelsPerCell = 5
/** The sheet covers at least this share of the photo. */
const leastCovered = 0.25
/** A part of a divided sheet covers at least this share of the photo. */
const leastPart = 0.03
/** Bright letters beside a sheet: cells from its side, and their share of the photo. */
const [leastBeyond, leastBright] = [3, 0.0008]
/** How much longer the sides of a sheet with a dark part can be. */
const mostLonger = 1.8
/** Between the area of the sheet and that of its corners. */
const leastFilled = 0.93
/** A corner closer to the edge of the photo, as a share of it, may be cut off. */
const margin = 0.008
/** Sides of a sheet that face each other differ by less than this factor. */
const mostForeshortened = 1.7

interface Point {
  x: number
  y: number
}

/** The cells of a photo, row by row. */
interface Grid {
  cells: Uint8Array
  across: number
  down: number
}

/** Clockwise from the top left, in pixels. */
type Corners = [Point, Point, Point, Point]

/** The sheet of paper on a photo, cropped and seen from straight above; the photo if it shows no whole sheet. */
export async function paperOf(photo: Raster): Promise<Raster> {
  const corners = cornersOf(grayOf(await reduced(photo, cellsAcross * pixelsPerCell)))
  if (!corners) return photo
  const scale = photo.width / Math.min(photo.width, cellsAcross * pixelsPerCell)
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  return seenFromAbove(photo, [a, b, c, d])
}

/** The corners of a bright sheet on a darker ground, or null. */
function cornersOf(image: Raster): Corners | null {
  const grid = brightest(image)
  const areas = brightAreas(grid)
  /** A dark bar can divide a sheet. */
  const parts = areas.filter((area) => area.length > leastPart * grid.cells.length)
  const whole = parts.length > 1 ? sheetIn(grid, parts.flat()) : null
  const corners = whole ?? sheetIn(grid, areas[0] ?? [])
  if (!corners) return null
  /** The areas are sorted by size. */
  const others = areas.slice(whole ? parts.length : 1)
  return withDarkParts(grid, corners, others.flat()).map(({ x, y }) => ({
    x: (x + 0.5) * pixelsPerCell,
    y: (y + 0.5) * pixelsPerCell,
  })) as Corners
}

/** The corners of a sheet that consists of these cells, or null. */
function sheetIn({ cells, across, down }: Grid, area: number[]): Corners | null {
  if (area.length < leastCovered * cells.length) return null
  const sheet = area.map((at) => ({ x: at % across, y: Math.floor(at / across) }))
  const extreme = (of: (point: Point) => number) =>
    sheet.reduce((best, point) => (of(point) > of(best) ? point : best))
  const corners: Corners = [
    extreme(({ x, y }) => -x - y),
    extreme(({ x, y }) => x - y),
    extreme(({ x, y }) => x + y),
    extreme(({ x, y }) => y - x),
  ]
  const isInside = corners.every(
    ({ x, y }) => Math.min(x / across, 1 - (x + 1) / across, y / down, 1 - (y + 1) / down) > margin
  )
  const isFilled = sheet.length >= leastFilled * areaOf(corners)
  return isInside && isSheet(corners) && isFilled ? corners : null
}

/**
 * The corners of a sheet with a dark column or head, whose bright letters are beside the corners: these are moved along
 * their sides, up to the edge of the photo.
 */
function withDarkParts(
  { cells, across, down }: Grid,
  corners: Corners,
  outside: number[]
): Corners {
  /** The factor by which a line can be extended until it reaches the edge of the photo. */
  const reachOf = (start: Point, end: Point) => {
    const until = (one: number, other: number, most: number) =>
      other === one ? Infinity : ((other > one ? most - 1 : 0) - one) / (other - one)
    return Math.min(until(start.x, end.x, across), until(start.y, end.y, down), mostLonger)
  }
  const moved = corners.map((point) => ({ ...point })) as Corners
  corners.forEach((from, side) => {
    const to = corners[(side + 1) % 4]
    /** How far a cell is beyond this side, in cells. */
    const beyond = (at: number) => {
      const [x, y] = [at % across, Math.floor(at / across)]
      return ((to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y)) / lengthOf(from, to)
    }
    const letters = outside.filter((at) => beyond(at) > leastBeyond)
    if (letters.length < leastBright * cells.length) return
    const [before, after] = [corners[(side + 3) % 4], corners[(side + 2) % 4]]
    const reach = Math.min(reachOf(before, from), reachOf(after, to))
    moved[side] = along(before, from, reach)
    moved[(side + 1) % 4] = along(after, to, reach)
  })
  return moved
}

function along(start: Point, end: Point, factor: number): Point {
  return { x: start.x + factor * (end.x - start.x), y: start.y + factor * (end.y - start.y) }
}

function brightest({ width, height, data }: Raster): Grid {
  const across = Math.floor(width / pixelsPerCell)
  const down = Math.floor(height / pixelsPerCell)
  const cells = new Uint8Array(across * down)
  for (let y = 0; y < down * pixelsPerCell; y++) {
    const row = Math.floor(y / pixelsPerCell) * across
    for (let x = 0; x < across * pixelsPerCell; x++) {
      const cell = row + Math.floor(x / pixelsPerCell)
      cells[cell] = Math.max(cells[cell], data[y * width + x])
    }
  }
  return { cells, across, down }
}

/** The connected areas above Otsu's threshold, the largest first. */
function brightAreas({ cells, across, down }: Grid): number[][] {
  const threshold = otsu(cells)
  const isSeen = new Uint8Array(cells.length)
  const areas: number[][] = []
  for (let start = 0; start < cells.length; start++) {
    if (isSeen[start] || cells[start] <= threshold) continue
    const area = [start]
    isSeen[start] = 1
    for (const at of area) {
      const x = at % across
      const next = [
        ...(x > 0 ? [at - 1] : []),
        ...(x < across - 1 ? [at + 1] : []),
        ...(at >= across ? [at - across] : []),
        ...(at < across * (down - 1) ? [at + across] : []),
      ]
      for (const cell of next) {
        if (isSeen[cell] || cells[cell] <= threshold) continue
        isSeen[cell] = 1
        area.push(cell)
      }
    }
    areas.push(area)
  }
  return areas.sort((a, b) => b.length - a.length)
}

/** The threshold with the largest variance between the two classes (Otsu 1979). */
function otsu(levels: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const level of levels) counts[level]++
  const total = levels.length
  const sum = counts.reduce((all, count, level) => all + count * level, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 0]
  for (let level = 0; level < 256; level++) {
    below += counts[level]
    sumBelow += counts[level] * level
    if (!below || below === total) continue
    const distance = sumBelow / below - (sum - sumBelow) / (total - below)
    const variance = below * (total - below) * distance ** 2
    if (variance > best) [best, threshold] = [variance, level]
  }
  return threshold
}

function isSheet([a, b, c, d]: Corners): boolean {
  const opposite: Array<[number, number]> = [
    [lengthOf(a, b), lengthOf(d, c)],
    [lengthOf(a, d), lengthOf(b, c)],
  ]
  return opposite.every(
    ([one, other]) => Math.max(one, other) < mostForeshortened * Math.min(one, other)
  )
}

function lengthOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Maps the quadrilateral to a rectangle with sides of average length, with bilinear interpolation. */
function seenFromAbove(photo: Raster, corners: Corners): Raster {
  const [a, b, c, d] = corners
  const width = Math.round((lengthOf(a, b) + lengthOf(d, c)) / 2)
  const height = Math.round((lengthOf(a, d) + lengthOf(b, c)) / 2)
  const { channels, data, width: across, height: down } = photo
  const place = projection(corners)
  const straight = new Uint8Array(width * height * channels)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = place((x + 0.5) / width, (y + 0.5) / height)
      const left = Math.min(across - 2, Math.max(0, Math.floor(from.x)))
      const top = Math.min(down - 2, Math.max(0, Math.floor(from.y)))
      const [right, lower] = [from.x - left, from.y - top]
      const at = (top * across + left) * channels
      const below = at + across * channels
      for (let channel = 0; channel < channels; channel++, to++) {
        const upper = data[at + channel] * (1 - right) + data[at + channels + channel] * right
        const under = data[below + channel] * (1 - right) + data[below + channels + channel] * right
        straight[to] = upper * (1 - lower) + under * lower
      }
    }
  }
  return { width, height, channels, data: straight }
}

/** The projective mapping of the unit square to a quadrilateral (Heckbert 1989, 2.2.3). */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return (u, v) => {
    const weight = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / weight,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / weight,
    }
  }
}
