import { partsOfWord, type PageWords, type Word } from '#app/invoices/reading/pages/page_words'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'

const counted = /^(\d{1,4}[.,]\d{1,3})(\p{Lu}{2,4})$/u

/** The page with `24,00` and `UN` for `24,00UN`, which is alone: a quantity that touches the column of its unit. */
export function withDividedUnits(page: PageWords): PageWords {
  const words = page.words.flatMap((word, at) => {
    const [, quantity, unit] = counted.exec(word.text) ?? []
    if (!unit || currencyOf(unit)) return [word]
    const isAlone = !isBeside(page.words[at - 1], word) && !isBeside(word, page.words[at + 1])
    const isInRow = isAlone && page.words.some((other) => isAmountRightOf(word, other))
    return isInRow ? partsOfWord(word, [quantity, unit]) : [word]
  })
  return { ...page, words }
}

/** Whether another word on its line is an amount, as of a row. */
function isAmountRightOf(word: Word, other: Word): boolean {
  const isLevel = Math.abs(word.bottom - other.bottom) < 0.5 * word.size
  return isLevel && other.left > word.right && /^\D?\d[\d.,]*[.,]\d\d/.test(other.text)
}

/** Whether words are in a line, as in a text. */
function isBeside(word: Word | undefined, next: Word | undefined): boolean {
  return (
    word !== undefined &&
    next !== undefined &&
    Math.abs(word.bottom - next.bottom) < 0.5 * next.size &&
    next.left - word.right < next.size
  )
}
