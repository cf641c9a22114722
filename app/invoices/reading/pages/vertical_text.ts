import type { Word } from '#app/invoices/reading/pages/page_words'

type Place = NonNullable<Word['place']>

/** The place of a word on the page, from that on the page when it is turned so that text running up is level. */
export function upwardsPlace({ left, top, right, bottom }: Word): Place {
  return { left: top, right: bottom, top: -right, bottom: -left }
}

/** The same for text running down. */
export function downwardsPlace({ left, top, right, bottom }: Word): Place {
  return { left: -bottom, right: -top, top: left, bottom: right }
}

/**
 * The words of vertical text, such as the register entry and the VAT number in a margin: as lines below the page, with
 * their places on it. They are those of the turned page.
 */
export function belowPage(words: Word[], height: number, placeOf: (word: Word) => Place): Word[] {
  const start = Math.min(...words.map(({ left }) => left))
  const first = Math.min(...words.map(({ top, size }) => top - 2 * size))
  return words.map((word) => ({
    ...word,
    left: word.left - start,
    right: word.right - start,
    top: word.top - first + height,
    bottom: word.bottom - first + height,
    place: placeOf(word),
  }))
}
