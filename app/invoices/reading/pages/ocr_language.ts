import { phrases } from '#app/invoices/reading/phrases'
import { tokensOf } from '#app/invoices/reading/printed_text'

/** The installed models by their names in tesseract. */
const models = {
  eng: phrases.en,
  deu: phrases.de,
  fra: phrases.fr,
  ita: phrases.it,
  spa: phrases.es,
  nld: phrases.nl,
  pol: phrases.pl,
  por: phrases.pt,
}

export type OcrLanguage = keyof typeof models

const books = Object.entries(models).map(
  ([language, { commonWords }]) => [language as OcrLanguage, new Set(commonWords)] as const
)

/** The minimum score of a language: two long words, or a long one and some short ones. */
const leastWeight = 3

/** The detected language of a text, or null if the score is too low. */
export function languageOfText(text: string): OcrLanguage | null {
  const tokens = tokensOf(text).filter((token) => /^[a-z]+$/.test(token))
  let best: OcrLanguage | null = null
  let most = leastWeight
  for (const [language, words] of books) {
    const hits = new Set(tokens.filter((token) => words.has(token)))
    /** Long words are rarely shared by languages. */
    const weight = [...hits].reduce((sum, word) => sum + (word.length > 4 ? 2 : 0.5), 0)
    if (weight >= most && (weight > most || !best)) [best, most] = [language, weight]
  }
  return best
}
