import {
  grayOf,
  pixelsOf,
  reduced,
  sharpOf,
  turned,
  white,
  type Raster,
} from '#app/invoices/reading/pages/raster'

/** Width, in pixels, at which lines of text are still separate. */
const width = 800
/** The largest angle that is corrected, and the steps in which it is searched, in degrees. */
const widest = 12
const steps = { coarse: 0.5, fine: 0.1 }
/** Below this angle, Tesseract reads as well without correction. */
const leastAngle = 0.15
/** Grey levels between the lower edge of a stroke and the paper below it. */
const leastContrast = 24
/** Minimum gain in sharpness over the unrotated image. */
const leastGain = 1.05
/** Minimum ratio of sharpness across to along, before a page is turned by 90 degrees. */
const leastSideways = 1.4
/** The length of the edge of a wide letter, in pixels. */
const longestLetter = 30
/** An image with fewer edges has no text. */
const leastEdges = 500

/**
 * Rotates an image so that its lines of text are level: by 90 degrees if they run up or down, then about its centre,
 * keeping its size. It may still be upside down.
 */
export async function levelled(raster: Raster): Promise<Raster> {
  const small = grayOf(await reduced(raster, width))
  const upright = transposed(small)
  const [along, across] = [skewOf(small), skewOf(upright)]
  const isSharper = (one: { sharpness: number }, other: { sharpness: number }) =>
    one.sharpness > leastSideways * other.sharpness
  /** Boxes and ruling lines alone can be sharper than the lines of text. */
  const isSideways =
    isSharper(across, along) && isSharper(skewOf(upright, shortEdges), skewOf(small, shortEdges))
  return isSideways
    ? rotated(await turned(raster, 90), -across.angle)
    : rotated(raster, along.angle)
}

async function rotated(raster: Raster, skew: number): Promise<Raster> {
  if (Math.abs(skew) < leastAngle) return raster
  const { channels } = raster
  const grown = await pixelsOf(sharpOf(raster).rotate(-skew, { background: white }), channels)
  const left = Math.floor((grown.width - raster.width) / 2)
  const top = Math.floor((grown.height - raster.height) / 2)
  const { width: across, height: down } = raster
  return pixelsOf(sharpOf(grown).extract({ left, top, width: across, height: down }), channels)
}

/**
 * The angle of the lines of text in degrees, positive if they fall to the right: that at which the lower edges of
 * letters are in the fewest rows. `sharpness` is 1 if they are evenly distributed.
 */
export function skewOf(
  image: Raster,
  edgesOf: (image: Raster) => Int32Array = lowerEdges
): { angle: number; sharpness: number } {
  const edges = edgesOf(image)
  if (edges.length < leastEdges) return { angle: 0, sharpness: 0 }
  const best = (from: number, to: number, step: number) => {
    let found = { angle: 0, sharpness: 0 }
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const sharpness = sharpnessAt(edges, angle, image)
      if (sharpness > found.sharpness) found = { angle, sharpness }
    }
    return found
  }
  const { angle } = best(-widest, widest, steps.coarse)
  const found = best(angle - steps.coarse, angle + steps.coarse, steps.fine)
  const level = sharpnessAt(edges, 0, image)
  return found.sharpness > leastGain * level ? found : { angle: 0, sharpness: level }
}

/** Positions of pixels that are darker than the paper below them. */
function lowerEdges({ width: across, height, data }: Raster): Int32Array {
  const edges: number[] = []
  const below = 2 * across
  for (let at = 0; at < (height - 2) * across; at++) {
    if (data[at + below] - data[at] > leastContrast) edges.push(at)
  }
  return Int32Array.from(edges)
}

/** The edges of letters: without those of boxes and ruling lines, which are longer. */
function shortEdges(image: Raster): Int32Array {
  const edges = lowerEdges(image)
  const { width: across, data } = image
  /** For each edge, the number of adjacent ones before it, or after it. */
  const lengths = (inOrder: Int32Array, step: 1 | -1) => {
    const found = new Uint16Array(data.length)
    for (const at of inOrder) {
      const before = at - step
      found[at] =
        1 + Math.max(found[before] ?? 0, found[before - across] ?? 0, found[before + across] ?? 0)
    }
    return found
  }
  const byColumn = edges.toSorted((a, b) => (a % across) - (b % across))
  const [ahead, behind] = [lengths(byColumn, 1), lengths(byColumn.toReversed(), -1)]
  return edges.filter((at) => ahead[at] + behind[at] <= longestLetter)
}

/** The sum of the squares of the edges per row at an angle, relative to that of an even distribution. */
function sharpnessAt(edges: Int32Array, angle: number, { width: across, height }: Raster): number {
  const slope = Math.tan((angle * Math.PI) / 180)
  const shift = Math.ceil(Math.abs(slope) * across)
  const rows = new Float64Array(height + 2 * shift + 1)
  for (const at of edges) {
    const x = at % across
    rows[Math.round((at - x) / across - x * slope) + shift]++
  }
  return (rows.reduce((sum, count) => sum + count * count, 0) * height) / edges.length ** 2
}

function transposed({ width: across, height, data }: Raster): Raster {
  const columns = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < across; x++) columns[x * height + y] = data[y * across + x]
  }
  return { width: height, height: across, channels: 1, data: columns }
}
