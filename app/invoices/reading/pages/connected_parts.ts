import type { PixelBox } from '#app/invoices/reading/pages/ocr_words'

/** The boxes of connected pixels; clears them. */
export function partsOf(ink: Uint8Array, width: number): PixelBox[] {
  const parts: PixelBox[] = []
  const open: number[] = []
  for (let start = ink.indexOf(1); start >= 0; start = ink.indexOf(1, start + 1)) {
    const box = { x0: width, x1: 0, y0: Infinity, y1: 0 }
    ink[start] = 0
    open.push(start)
    while (open.length) {
      const at = open.pop()!
      const x = at % width
      const y = (at - x) / width
      box.x0 = Math.min(box.x0, x)
      box.x1 = Math.max(box.x1, x + 1)
      box.y0 = Math.min(box.y0, y)
      box.y1 = Math.max(box.y1, y + 1)
      for (let row = at - width; row <= at + width; row += width) {
        for (let next = row - (x > 0 ? 1 : 0); next <= row + (x < width - 1 ? 1 : 0); next++) {
          if (!ink[next]) continue
          ink[next] = 0
          open.push(next)
        }
      }
    }
    parts.push(box)
  }
  return parts
}
