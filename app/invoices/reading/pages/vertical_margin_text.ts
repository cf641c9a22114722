import type { Word } from '#app/invoices/reading/pages/page_words'

/** Noise has at most this number of characters, and text beside it at least that number. */
const [longestNoise, shortestText] = [3, 4]
/** The fewest words of vertical text, and the minimum shares of words without digits and of single characters. */
const leastCount = 6
const leastLetters = 0.4
const leastSingle = 0.5

/**
 * The words of a picture without those that character recognition makes of vertical text in the left margin: letters
 * and signs outside of all other text.
 */
export function withoutVerticalMargin(words: Word[]): Word[] {
  const left = Math.min(
    ...words.filter(({ text }) => text.length >= shortestText).map((word) => word.left)
  )
  const outside = words.filter((word) => word.right < left)
  const letters = outside.filter(({ text }) => !/\d/.test(text))
  const single = outside.filter(({ text }) => text.length === 1)
  const isNoise =
    outside.length >= leastCount &&
    outside.length < words.length &&
    outside.every(({ text }) => text.length <= longestNoise) &&
    letters.length >= leastLetters * outside.length &&
    single.length >= leastSingle * outside.length
  return isNoise ? words.filter((word) => !outside.includes(word)) : words
}
