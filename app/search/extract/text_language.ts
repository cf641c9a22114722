/** Frequent words of a language that the other does not have; without accents. */
const markers = {
  en: new Set(
    'and are as at be by for from in is of or our the this to we will with you your'.split(' ')
  ),
  fr: new Set(
    'au aux avec ce ces cette dans de des du en est et la le les leur leurs nos notre nous ou par pour que qui sont sur un une vos votre vous'.split(
      ' '
    )
  ),
}

/** The least share of such words in a text of the language. */
const leastShare = 0.08

/** The start of a text from which its language is recognized. */
const longestSample = 10_000

/** The language of a text, recognized by its frequent words; null if it is none of `markers`. */
export function languageOfText(text: string): keyof typeof markers | null {
  const words =
    text
      .slice(0, longestSample)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const shareOf = (language: keyof typeof markers) =>
    words.filter((word) => markers[language].has(word)).length / words.length
  const [english, french] = [shareOf('en'), shareOf('fr')]
  if (words.length === 0 || Math.max(english, french) < leastShare) return null
  return french > english ? 'fr' : 'en'
}
