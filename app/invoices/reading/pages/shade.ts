import { reduced, type Raster } from '#app/invoices/reading/pages/raster'

/** Tiles in which the brightness of the paper is measured, and the threshold for the darkest fifth. */
const tiles = { across: 10, pixels: 16 }
const leastShade = 40

/** Whether the brightness of the paper varies, as on a photo with a shadow. */
export async function isShaded(gray: Raster): Promise<boolean> {
  const { width, height, data } = await reduced(gray, tiles.across * tiles.pixels)
  const light: number[] = []
  for (let top = 0; top + tiles.pixels <= height; top += tiles.pixels) {
    for (let left = 0; left + tiles.pixels <= width; left += tiles.pixels) {
      const levels: number[] = []
      for (let y = top; y < top + tiles.pixels; y++) {
        levels.push(...data.subarray(y * width + left, y * width + left + tiles.pixels))
      }
      levels.sort((a, b) => a - b)
      light.push(levels[Math.floor(levels.length * 0.9)])
    }
  }
  light.sort((a, b) => a - b)
  return light.at(-1)! - light[Math.floor(light.length * 0.2)] > leastShade
}
