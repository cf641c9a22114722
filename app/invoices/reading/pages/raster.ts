import sharp, { type Sharp } from 'sharp'

/** One thread and no cache: a reading process has a limited time and memory. */
sharp.concurrency(1)
sharp.cache(false)

/** An image without transparency, 8 bits per channel, row by row. */
export interface Raster {
  width: number
  height: number
  /** 3: red, green and blue; 1: grey. */
  channels: 1 | 3
  data: Uint8Array
}

export const white = { r: 255, g: 255, b: 255 }

export function sharpOf({ data, width, height, channels }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** The pixels of an image that is being processed, with as many channels as the raster it comes from. */
export async function pixelsOf(image: Sharp, channels: 1 | 3): Promise<Raster> {
  const { data, info } = await image
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels, data }
}

/** From pixels with four channels, without the last one. */
export function rasterOf(image: { width: number; height: number; data: Uint8Array }): Raster {
  const { width, height, data: pixels } = image
  const data = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = pixels[from]
    data[to + 1] = pixels[from + 1]
    data[to + 2] = pixels[from + 2]
  }
  return { width, height, channels: 3, data }
}

/** Grey levels with the weights of Tesseract's image library, Leptonica (`pixConvertRGBToLuminance`). */
export function grayOf(raster: Raster): Raster {
  if (raster.channels === 1) return raster
  const { width, height, data: colours } = raster
  const data = new Uint8Array(width * height)
  for (let from = 0, to = 0; to < data.length; from += 3, to++) {
    data[to] = 0.3 * colours[from] + 0.5 * colours[from + 1] + 0.2 * colours[from + 2]
  }
  return { width, height, channels: 1, data }
}

/** The rows of an image between two shares of its height. */
export function bandOf(raster: Raster, { from, to }: { from: number; to: number }): Raster {
  const [top, bottom] = [Math.floor(raster.height * from), Math.ceil(raster.height * to)]
  const row = raster.width * raster.channels
  return { ...raster, height: bottom - top, data: raster.data.subarray(top * row, bottom * row) }
}

/** Scales an image down to a maximum width. */
export async function reduced(raster: Raster, width: number): Promise<Raster> {
  if (raster.width <= width) return raster
  return pixelsOf(sharpOf(raster).resize({ width }), raster.channels)
}

/** Rotates an image clockwise by 90, 180 or 270 degrees. */
export async function turned(raster: Raster, degrees: number): Promise<Raster> {
  return degrees ? pixelsOf(sharpOf(raster).rotate(degrees), raster.channels) : raster
}

/** Greyscale PGM, which Tesseract reads without decoding. */
export function pgmOf(raster: Raster): Buffer {
  const { width, height, data } = grayOf(raster)
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}
