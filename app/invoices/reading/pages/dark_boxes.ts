import type { Raster } from '#app/invoices/reading/pages/raster'

/** Tiles of a page in a row: about one millimetre on A4. */
const tilesAcross = 200
/** The brightness of a dark tile, relative to the paper, and the share of its pixels that have it. */
const dark = { level: 0.65, share: 0.55 }
/** The size of a box in tiles: more than thick letters have. */
const leastSize = { across: 10, down: 3 }
/** The share of a box that is dark, in tiles. */
const leastFilled = 0.7
/** Light text: its contrast in grey levels, and its share of the pixels, at least twice that of darker ones. */
const light = { contrast: 50, share: 0.02 }

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  tiles: number
}

/** A greyscale page with the dark boxes that have light text inverted: character recognition misses most of it. */
export function withoutDarkBoxes(page: Raster): Raster {
  const side = Math.max(4, Math.round(page.width / tilesAcross))
  const boxes = boxesOf(page, side).filter(
    ({ left, top, right, bottom, tiles }) =>
      right - left >= leastSize.across &&
      bottom - top >= leastSize.down &&
      tiles >= leastFilled * (right - left) * (bottom - top)
  )
  if (!boxes.length) return page
  const data = page.data.slice()
  for (const { left, top, right, bottom } of boxes) {
    const whole = { left: left * side, top: top * side, right: right * side, bottom: bottom * side }
    invert({ ...page, data }, whole, side)
  }
  return { ...page, data }
}

/** The rectangles around adjacent dark tiles, in tiles; ends are exclusive. */
function boxesOf(page: Raster, side: number): Box[] {
  const [columns, rows] = [Math.floor(page.width / side), Math.floor(page.height / side)]
  const isDark = darkTiles(page, side, columns, rows)
  const boxes: Box[] = []
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start]) continue
    const box = { left: columns, top: rows, right: 0, bottom: 0, tiles: 0 }
    const open = [start]
    isDark[start] = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)]
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x + 1)
      box.bottom = Math.max(box.bottom, y + 1)
      box.tiles += 1
      for (const next of [x > 0 && at - 1, x < columns - 1 && at + 1, at - columns, at + columns]) {
        if (next === false || !isDark[next]) continue
        isDark[next] = 0
        open.push(next)
      }
    }
    boxes.push(box)
  }
  return boxes
}

function darkTiles({ width, data }: Raster, side: number, columns: number, rows: number) {
  const histogram = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 7) histogram[data[at]] += 1
  const most = dark.level * levelAt(histogram, 0.8)
  const counts = new Uint32Array(columns * rows)
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x < columns * side; x++) {
      if (data[y * width + x] < most) counts[row + Math.floor(x / side)] += 1
    }
  }
  return Uint8Array.from(counts, (count) => Number(count > dark.share * side * side))
}

/** The grey level that a share of the pixels does not exceed. */
function levelAt(histogram: Uint32Array, share: number): number {
  const whole = histogram.reduce((sum, count) => sum + count, 0)
  let sum = 0
  return histogram.findIndex((count) => (sum += count) >= share * whole)
}

/** Inverts a box with its edges, which may end within a tile, if its text is lighter than its ground. */
function invert({ width, height, data }: Raster, box: Omit<Box, 'tiles'>, side: number) {
  const histogram = new Uint32Array(256)
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) histogram[data[y * width + x]] += 1
  }
  const whole = (box.right - box.left) * (box.bottom - box.top)
  const ground = levelAt(histogram, 0.5)
  const sumOf = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count, 0)
  const lighter = sumOf(histogram.subarray(ground + light.contrast))
  const darker = sumOf(histogram.subarray(0, Math.max(0, ground - light.contrast)))
  if (lighter < light.share * whole || lighter < 2 * darker) return
  const isGround = (x: number, y: number) => data[y * width + x] < ground + light.contrast
  const isRow = (y: number) => isMostly(box.left, box.right, (x) => isGround(x, y))
  const isColumn = (x: number) => isMostly(box.top, box.bottom, (y) => isGround(x, y))
  const edge = (at: number, most: number, step: 1 | -1, is: (at: number) => boolean) => {
    const [first, last] = [at - side * step, at + side * step].map((own) => clamped(own, most))
    let own = first
    while (own !== last && !is(own)) own += step
    return own
  }
  const [left, right] = [edge(box.left, width, 1, isColumn), edge(box.right, width, -1, isColumn)]
  const [top, bottom] = [edge(box.top, height, 1, isRow), edge(box.bottom, height, -1, isRow)]
  for (let y = top; y <= bottom; y++) {
    for (let at = y * width + left; at <= y * width + right; at++) {
      data[at] = 255 - Math.max(0, data[at] - ground) * (255 / (255 - ground))
    }
  }
}

function isMostly(from: number, to: number, is: (at: number) => boolean): boolean {
  let count = 0
  for (let at = from; at < to; at++) if (is(at)) count += 1
  return count > 0.5 * (to - from)
}

function clamped(at: number, most: number): number {
  return Math.min(most - 1, Math.max(0, at))
}
