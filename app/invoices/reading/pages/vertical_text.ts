import { wordsFromPieces, type Piece, type Word } from '#app/invoices/reading/pages/page_words'

/** A text run that is turned by 90 degrees: its baseline is `x`, and it runs up or down from `y`. */
export interface VerticalRun {
  text: string
  x: number
  y: number
  length: number
  size: number
  isUp: boolean
}

/**
 * The words of vertical text, such as the register entry and the VAT number in a margin: as lines below the page, with
 * their places on it.
 */
export function verticalWords(runs: VerticalRun[], page: number, height: number): Word[] {
  return [true, false].flatMap((isUp) => {
    const own = runs.filter((run) => run.isUp === isUp)
    if (!own.length) return []
    /** Along the text, and across it from its first line. */
    const pieces = own.map(({ text, x, y, length, size }): Piece => {
      const left = isUp ? -y : y
      return { text, left, right: left + length, baseline: isUp ? x : -x, size }
    })
    const start = Math.min(...pieces.map(({ left }) => left))
    const first = Math.min(...pieces.map(({ baseline, size }) => baseline - 3 * size))
    return wordsFromPieces(pieces, page).map((word) => {
      const place = isUp
        ? { left: word.top, right: word.bottom, top: -word.right, bottom: -word.left }
        : { left: -word.bottom, right: -word.top, top: word.left, bottom: word.right }
      return {
        ...word,
        left: word.left - start,
        right: word.right - start,
        top: word.top - first + height,
        bottom: word.bottom - first + height,
        place,
      }
    })
  })
}
