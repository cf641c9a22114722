import { partsOfWord, type PageWords, type Word } from '#app/invoices/reading/pages/page_words'
import { asOne } from '#app/invoices/reading/pages/split_words'
import { documentTitles } from '#app/invoices/reading/phrases'
import { plainLetters } from '#app/invoices/reading/printed_text'

/** The words of titles by their letters. */
const divided = new Map(
  documentTitles.map((title) => [title.replaceAll(' ', ''), title.split(' ')] as const)
)

const single = new Set(documentTitles.filter((title) => !title.includes(' ')))

/** The widest space within a title of a picture, relative to its size. */
const widestGap = 0.3

/** In a picture, `Fatura` for `Fatu` and `ra`. */
function withWholeTitles(words: Word[]): Word[] {
  const found: Word[] = []
  for (const word of words) {
    const last = found.at(-1)
    const gap = last ? (word.left - last.right) / last.size : Infinity
    const isPart =
      last !== undefined &&
      last.certainty < 1 &&
      gap >= 0 &&
      gap < widestGap &&
      Math.abs(word.bottom - last.bottom) < 0.5 * last.size &&
      single.has(plainLetters(last.text + word.text)) &&
      !single.has(plainLetters(last.text))
    if (isPart) found[found.length - 1] = asOne(last, word, '')
    else found.push(word)
  }
  return found
}

/** The page with `SALES` and `RECEIPT` for `SALESRECEIPT`, a title in spaced letters, between which the space is lost. */
export function withDividedTitles(page: PageWords): PageWords {
  const words = withWholeTitles(page.words).flatMap((word) => {
    const parts = /^\p{Lu}{8,}$/u.test(word.text) && divided.get(plainLetters(word.text))
    if (!parts || parts.length < 2) return [word]
    let start = 0
    const texts = parts.map(({ length }) => word.text.slice(start, (start += length)))
    return partsOfWord(word, texts)
  })
  return { ...page, words }
}
