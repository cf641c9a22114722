import { createRequire } from 'node:module'
import { BoundedCache } from '#app/core/bounded_cache'

const list = (words: string) => new Set(words.split(' '))

/** Words without meaning of their own; they are ignored unless a text has no others. */
const functionWords = {
  en: list(
    'a an and are as at be by for from in into is it its of on or over per the their them to up using via with within your'
  ),
  fr: list(
    'a au aux avec ce ces d dans de des du en entre et l la le les leur leurs ou par pour qu que qui sa se ses son sous sur un une vers'
  ),
}

/** The languages with their own stems; labels in others are stemmed like English ones. */
export type StemLanguage = keyof typeof functionWords
export const stemLanguages = ['en', 'fr'] as const satisfies StemLanguage[]

export function stemLanguageOf(language: string): StemLanguage {
  return language === 'fr' ? 'fr' : 'en'
}

const snowball = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer(language: string): { stem(word: string): string }
}
const english = snowball.newStemmer('english')
const french = snowball.newStemmer('french')
const stemCaches = { en: new BoundedCache<string>(50_000), fr: new BoundedCache<string>(50_000) }

/**
 * The common part of related words: "programming", "programmer" and "programs" have the same stem. It is the Snowball
 * stem, in English with one spelling for British and American words, without endings for persons and fields.
 * Words of up to three letters, and words with signs, digits or letters other than a-z, are their own stems.
 */
export function stemOf(word: string, language: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const code = stemLanguageOf(language)
  return stemCaches[code].get(word) ?? stemCaches[code].keep(word, stemmers[code](word))
}

const stemmers = { en: englishStem, fr: frenchStem }

function englishStem(word: string): string {
  // "nutritionist" has the stem of "nutrition"
  const stem = english.stem(word.replace(/(?<=ion)ists?$/, ''))
  if (stem.length < 4) return stem
  // the "ist" of "administer" and "registration" is part of the stem
  const isPartOfStem = /ist(?:er|r)/.test(word)
  const person =
    withoutEnding(stem, /(?:ician|icist|istri)$/, 4) ??
    (isPartOfStem ? null : withoutEnding(stem, /ist$/, 3)) ??
    withoutEnding(stem, /(?:ism|ian|ment|er|(?<!u)or)$/, 3) ??
    withoutEnding(stem, /[ie]$/, 3) ??
    stem
  return (withoutEnding(person, /(?:ic|e)$/, 4) ?? person)
    .replace(/([iy])z/g, '$1s')
    .replace(/ae|oe/g, 'e')
    .replace(/our/g, 'or')
    .replace(/tr$/, 't')
    .replace(/([bdgmnprt])\1$/, '$1')
}

/** "soudeur", "soudure" and "soudage" have the same stem. */
function frenchStem(word: string): string {
  const stem = french.stem(word)
  return withoutEnding(stem, /(?:eur|eux|ric|ur|ag|i|ier|ist|nair)$/, 4) ?? stem
}

function withoutEnding(stem: string, ending: RegExp, shortest: number): string | null {
  const rest = stem.replace(ending, '')
  return rest !== stem && rest.length >= shortest ? rest : null
}

/** The words of a search key that carry its meaning, in order. */
export function contentWords(key: string, language: string): string[] {
  const words = key.split(' ')
  const ignored = functionWords[stemLanguageOf(language)]
  const content = words.filter((word) => !ignored.has(word))
  return content.length > 0 ? content : words
}

/** The distinct stems of a search key, sorted: the same for inflected and reordered words. */
export function stemsOf(key: string, language: string): string[] {
  const stems = contentWords(key, language).map((word) => stemOf(word, language))
  return [...new Set(stems)].sort()
}

/**
 * The initials of a search key of at least three words, with and without function words, as in "SDLC" for
 * "systems development life cycle".
 */
export function initialsOf(key: string, language: string): string[] {
  const all = key.split(' ')
  if (all.length < 3) return []
  const initials = [all, contentWords(key, language)].map((words) =>
    words.map(([first]) => first).join('')
  )
  return [...new Set(initials)].filter(({ length }) => length >= 3 && length <= 6)
}
