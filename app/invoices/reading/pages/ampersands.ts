import type { OcrWord, PixelBox } from '#app/invoices/reading/pages/ocr_words'

/** The models of Spanish and Polish have no ampersand: they leave it out, or take it for one of these. */
const mistaken = /^([€£68][:.]|[€£%])$/
/** Between words in capitals; in `TOTAL € NETTO` and `KAPITEL 6. DACH`, the sign is real. */
const mistakenInCapitals = /^\[7$/
/** Also for one of these if the confidence, in percent, is lower; digits are narrower. */
const mistakenIfUnsure = /^([68as$]|8%)$/
const leastSure = 50
const leastWidth = 0.7
/** An ampersand is about as wide as it is high, and at least half as high as its line. */
const shape = { low: 0.5, narrow: 0.6, wide: 1.5 }
/** The widest space beside it, relative to the height of a line. */
const widestSpace = 0.8
/** In percent. */
const confidence = 70

/** Whether a word may be an ampersand, also by the shape of its box; `of` and `y` are not. */
export function isLikeAmpersand({ text, bbox, ...word }: OcrWord): boolean {
  const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0]
  const isFormed = width >= leastWidth * height && width <= shape.wide * height
  const isUnsure = word.confidence < leastSure && isFormed && mistakenIfUnsure.test(text)
  return text === '&' || mistaken.test(text) || isUnsure
}

/** The ampersands of names such as `Fox & Son` among the boxes of glyphs that were not recognized. */
export function unreadAmpersands(boxes: PixelBox[], words: OcrWord[], size: number): OcrWord[] {
  return boxes.flatMap((bbox) => {
    const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0]
    const isFormed =
      height >= shape.low * size && width >= shape.narrow * height && width <= shape.wide * height
    const line = isFormed && lineBetween(bbox, words, size, inTitleCase)
    return line ? [{ text: '&', confidence, bbox, line }] : []
  })
}

/** The words with the ampersands that were taken for other signs. */
export function withAmpersands(words: OcrWord[], size: number): OcrWord[] {
  return words.map((word) => {
    const isAmpersand =
      (isLikeAmpersand(word) && lineBetween(word.bbox, words, size, inTitleCase)) ||
      (mistakenInCapitals.test(word.text) && lineBetween(word.bbox, words, size, inCapitals))
    if (!isAmpersand) return word
    return { ...word, text: '&', confidence: Math.max(word.confidence, confidence) }
  })
}

/** The words before and after an ampersand: `Fox & Son`, `FOX & SON` */
type Neighbours = { before: RegExp; after: RegExp }
const inTitleCase: Neighbours = { before: /^\p{Lu}[\p{L}-]*\p{Ll}$/u, after: /^\p{Lu}/u }
const inCapitals: Neighbours = { before: /^\p{Lu}{3,}$/u, after: /^\p{Lu}{3,}$/u }

/** The line of a box between two such words; null elsewhere. */
function lineBetween(
  box: PixelBox,
  words: OcrWord[],
  size: number,
  beside: Neighbours
): OcrWord['line'] | null {
  const near = words.filter(({ line }) => line.y0 < box.y1 && line.y1 > box.y0)
  /** Names are often in larger type. */
  const height = Math.max(size, box.y1 - box.y0)
  const isNear = (distance: number) => distance > 0 && distance < widestSpace * height
  const before = near.find(({ bbox }) => isNear(box.x0 - bbox.x1))
  const after = near.find(({ bbox }) => isNear(bbox.x0 - box.x1))
  const isName = before && beside.before.test(before.text) && beside.after.test(after?.text ?? '')
  return isName ? before.line : null
}
