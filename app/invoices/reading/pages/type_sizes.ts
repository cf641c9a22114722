import type { Word } from '#app/invoices/reading/pages/page_words'

/** The height of a line of recognized text is a little more than its font size. */
export const sizeOfLine = 0.95

/** Ascenders, capitals, digits and small letters with accents. */
const high = /[\p{Lu}\dbdfhijklßłđ&%£$€áàâäãåéèêëíìîïóòôöõőúùûüűżźćčńñśšřž]/u
/** Descenders. */
const low = /[gjpqyçÇąęĄĘQ,;()[\]/|@]/u
/** Capitals with an accent above. */
const accented = /[ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑŻŹĆČŃŚŠŘŽ]/u

/** The heights of words without descenders, of small letters, and of these with descenders, relative to that of a line. */
const shares = { high: 0.77, flat: 0.56, low: 0.79, accent: 0.17 }

/** The widest gap between words of the same type, relative to their height. */
const widestGap = 1.6
/** Sizes that differ by a larger factor are different type. */
const largestRatio = 1.5
const leastSure = 0.9

/**
 * The words of rows with the size of their type by their own height: a line of Tesseract joins columns of several sizes.
 * Adjacent words have the same size.
 */
export function withTypeSizes(rows: Word[][]): Word[] {
  return rows.flatMap((row) => runsOf(row).flatMap(withSize))
}

function runsOf(row: Word[]): Word[][] {
  const runs: Word[][] = []
  for (const word of row) {
    const last = runs.at(-1)?.at(-1)
    const isNear =
      last && word.left - last.right < widestGap * Math.max(heightOf(word), heightOf(last))
    if (isNear) runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return runs
}

function withSize(run: Word[]): Word[] {
  const sizes = run.map(sizeOf)
  const sure = sizes.filter((size, at) => size && isSure(run[at]))
  const usual = median(sure) ?? median(sizes)
  if (!usual) return run
  return run.map((word, at) => {
    const own = sizes[at]
    const isOther = own && isSure(word) && Math.max(own / usual, usual / own) > largestRatio
    return { ...word, size: isOther ? own : usual }
  })
}

/** The size by the height of a word; null for marks. */
function sizeOf(word: Word): number | null {
  const { text } = word
  if (!/[\p{L}\d]/u.test(text)) return null
  const isLow = low.test(text)
  const share = high.test(text) ? (isLow ? 1 : shares.high) : isLow ? shares.low : shares.flat
  return (sizeOfLine * heightOf(word)) / (share + (accented.test(text) ? shares.accent : 0))
}

/** Two letters or digits, one of which is high: small letters differ more between fonts. */
function isSure({ text, certainty }: Word): boolean {
  return certainty > leastSure && high.test(text) && /[\p{L}\d].*[\p{L}\d]/u.test(text)
}

function heightOf({ top, bottom }: Word): number {
  return bottom - top
}

function median(values: (number | null)[]): number | undefined {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
