import { partsOf } from '#app/invoices/reading/pages/connected_parts'
import type { PixelBox } from '#app/invoices/reading/pages/ocr_words'
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

/** A greyscale page with the dark boxes that have light text inverted: character recognition misses most of it. */
export function withoutDarkBoxes(page: Raster): Raster {
  const side = Math.max(4, Math.round(page.width / tilesAcross))
  const across = Math.floor(page.width / side)
  const tiles = darkTiles(page, side, across)
  const boxes = partsOf(tiles.slice(), across).filter(
    (box) =>
      box.x1 - box.x0 >= leastSize.across &&
      box.y1 - box.y0 >= leastSize.down &&
      countIn(tiles, across, box) >= leastFilled * areaOf(box)
  )
  if (!boxes.length) return page
  const data = page.data.slice()
  for (const { x0, x1, y0, y1 } of boxes) {
    const inPixels = { x0: x0 * side, x1: x1 * side, y0: y0 * side, y1: y1 * side }
    invert({ ...page, data }, inPixels, side)
  }
  return { ...page, data }
}

function countIn(tiles: Uint8Array, across: number, { x0, x1, y0, y1 }: PixelBox): number {
  let count = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) count += tiles[y * across + x]
  return count
}

function areaOf({ x0, x1, y0, y1 }: PixelBox): number {
  return (x1 - x0) * (y1 - y0)
}

/** 1 for each dark tile. */
function darkTiles({ width, height, data }: Raster, side: number, across: number): Uint8Array {
  const histogram = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 7) histogram[data[at]] += 1
  const most = dark.level * levelAt(histogram, 0.8)
  const down = Math.floor(height / side)
  const counts = new Uint32Array(across * down)
  for (let y = 0; y < down * side; y++) {
    const row = Math.floor(y / side) * across
    for (let x = 0; x < across * side; x++) {
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
function invert({ width, height, data }: Raster, box: PixelBox, side: number) {
  const histogram = new Uint32Array(256)
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) histogram[data[y * width + x]] += 1
  }
  const ground = levelAt(histogram, 0.5)
  const sumOf = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count, 0)
  const lighter = sumOf(histogram.subarray(ground + light.contrast))
  const darker = sumOf(histogram.subarray(0, Math.max(0, ground - light.contrast)))
  if (lighter < light.share * areaOf(box) || lighter < 2 * darker) return
  const isGround = (x: number, y: number) => data[y * width + x] < ground + light.contrast
  const isRow = (y: number) => isMostly(box.x0, box.x1, (x) => isGround(x, y))
  const isColumn = (x: number) => isMostly(box.y0, box.y1, (y) => isGround(x, y))
  const edge = (at: number, most: number, step: 1 | -1, is: (at: number) => boolean) => {
    const [first, last] = [at - side * step, at + side * step].map((own) => clamped(own, most))
    let own = first
    while (own !== last && !is(own)) own += step
    return own
  }
  const [left, right] = [edge(box.x0, width, 1, isColumn), edge(box.x1, width, -1, isColumn)]
  const [top, bottom] = [edge(box.y0, height, 1, isRow), edge(box.y1, height, -1, isRow)]
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
