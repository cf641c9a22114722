import { PageImages } from '#app/invoices/reading/pages/page_images'
import { sharpOf, type Raster } from '#app/invoices/reading/pages/raster'
import { Random } from './random.ts'

export type Way = 'scan' | 'photo'

/** The first page of a PDF as a scanner or a telephone would show it, as JPEG. */
export async function photographed(pdf: Uint8Array, way: Way, seed: string): Promise<Buffer> {
  using pages = await PageImages.open(pdf)
  const { raster: paper } = await pages.draw(1, way === 'scan' ? 200 : 190)
  const random = new Random(`${seed} ${way}`)
  return way === 'scan' ? scan(paper, random) : photo(paper, random)
}

export async function pagesOf(pdf: Uint8Array): Promise<number> {
  using pages = await PageImages.open(pdf)
  return pages.count
}

/** Slightly turned, grey, with noise. */
function scan(paper: Raster, random: Random): Promise<Buffer> {
  const { width, height } = paper
  const angle = ((random.next() * 2.4 - 1.2) * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return drawn(width, height, random, 7, (x, y) => {
    const [a, b] = [x - width / 2, y - height / 2]
    const [u, v] = [cosine * a + sine * b + width / 2, cosine * b - sine * a + height / 2]
    return isOn(paper, u, v) ? sample(paper, u, v) : 244
  })
}

/** On a table, seen at an angle, with a shadow and noise. */
function photo(paper: Raster, random: Random): Promise<Buffer> {
  const edge = Math.round(paper.width * 0.06)
  const [width, height] = [paper.width + 2 * edge, paper.height + 2 * edge]
  const shake = () => (random.next() - 0.5) * 0.045 * paper.width
  const corners = [
    [edge + shake(), edge + shake()],
    [edge + paper.width + shake(), edge + shake()],
    [edge + paper.width + shake(), edge + paper.height + shake()],
    [edge + shake(), edge + paper.height + shake()],
  ]
  const place = inverseOf(corners, paper.width, paper.height)
  const light = { x: random.next(), y: random.next(), depth: 0.25 + 0.25 * random.next() }
  return drawn(width, height, random, 6, (x, y) => {
    const [u, v] = place(x, y)
    const distance = Math.hypot(x / width - light.x, y / height - light.y)
    const shade = 1 - light.depth * Math.min(1, distance)
    return (isOn(paper, u, v) ? sample(paper, u, v) : 78) * shade
  })
}

function isOn({ width, height }: Raster, u: number, v: number): boolean {
  return u >= 0 && v >= 0 && u < width - 1 && v < height - 1
}

/** A grey JPEG of the brightness of each place, with noise. */
function drawn(
  width: number,
  height: number,
  random: Random,
  noise: number,
  lightAt: (x: number, y: number) => number
): Promise<Buffer> {
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] = lightAt(x, y) + (random.next() + random.next() - 1) * 2 * noise
    }
  }
  const image = { width, height, channels: 1 as const, data: new Uint8Array(data.buffer) }
  return sharpOf(image).jpeg({ quality: 68 }).toBuffer()
}

/** The brightness between four pixels, of their green. */
function sample({ data, width }: Raster, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const at = 3 * (top * width + left) + 1
  const below = at + 3 * width
  const upper = data[at] * (left + 1 - u) + data[at + 3] * (u - left)
  const lower = data[below] * (left + 1 - u) + data[below + 3] * (u - left)
  return upper * (top + 1 - v) + lower * (v - top)
}

/** Maps points of the picture to the paper whose corners it shows, by the homography of four points. */
function inverseOf(corners: number[][], width: number, height: number) {
  const paper = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const rows = corners.flatMap(([x, y], at) => {
    const [u, v] = paper[at]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const [a, b, c, d, e, f, g, h] = solved(rows)
  return (x: number, y: number) => {
    const depth = g * x + h * y + 1
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}

/** Gaussian elimination; the last column is the right side. */
function solved(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const best = rows
      .slice(column)
      .reduce((top, row) => (Math.abs(row[column]) > Math.abs(top[column]) ? row : top))
    const at = rows.indexOf(best)
    ;[rows[column], rows[at]] = [rows[at], rows[column]]
    for (let other = 0; other < size; other++) {
      if (other === column) continue
      const factor = rows[other][column] / rows[column][column]
      for (let cell = column; cell <= size; cell++) rows[other][cell] -= factor * rows[column][cell]
    }
  }
  return rows.map((row, at) => row[size] / row[at])
}
