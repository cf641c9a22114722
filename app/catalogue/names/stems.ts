import { createRequire } from 'node:module'
import { BoundedCache } from '#app/core/bounded_cache'

/** Words without meaning of their own; they are ignored unless a text has no others. */
const functionWords = new Set(
  'a an and are as at be by for from in into is it its of on or over per the their them to up using via with within your'.split(
    ' '
  )
)

const snowball = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer(language: string): { stem(word: string): string }
}
const english = snowball.newStemmer('english')
const known = new BoundedCache<string>(50_000)

/**
 * The common part of related words: "programming", "programmer" and "programs" have the same. The Snowball
 * stem, with one spelling for British and American words, without endings for persons and fields. Words of
 * up to three letters, and words with signs, digits or letters other than a-z, are their own stems.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  return known.get(word) ?? known.keep(word, reduced(word))
}

function reduced(word: string): string {
  // "nutritionist" is nutrition.
  const stem = english.stem(word.replace(/(?<=ion)ists?$/, ''))
  if (stem.length < 4) return stem
  // "administer" and "registration" have stems in -ist too.
  const isPartOfStem = /ist(?:er|r)/.test(word)
  const person =
    without(stem, /(?:ician|icist|istri)$/, 4) ??
    (isPartOfStem ? null : without(stem, /ist$/, 3)) ??
    without(stem, /(?:ism|ian|ment|er|(?<!u)or)$/, 3) ??
    without(stem, /[ie]$/, 3) ??
    stem
  return (without(person, /(?:ic|e)$/, 4) ?? person)
    .replace(/([iy])z/g, '$1s')
    .replace(/ae|oe/g, 'e')
    .replace(/our/g, 'or')
    .replace(/tr$/, 't')
    .replace(/([bdgmnprt])\1$/, '$1')
}

function without(stem: string, ending: RegExp, shortest: number): string | null {
  const rest = stem.replace(ending, '')
  return rest !== stem && rest.length >= shortest ? rest : null
}

/** The words of a search key that carry its meaning, in order. */
export function contentWords(key: string): string[] {
  const words = key.split(' ')
  const content = words.filter((word) => !functionWords.has(word))
  return content.length > 0 ? content : words
}

/** The distinct stems of a search key, sorted: the same for inflected and reordered words. */
export function stemsOf(key: string): string[] {
  return [...new Set(contentWords(key).map(stemOf))].sort()
}

/**
 * The initials of a search key of at least three words, with and without function words, as in "SDLC" for
 * "systems development life cycle".
 */
export function initialsOf(key: string): string[] {
  const all = key.split(' ')
  if (all.length < 3) return []
  const initials = [all, contentWords(key)].map((words) => words.map(([first]) => first).join(''))
  return [...new Set(initials)].filter(({ length }) => length >= 3 && length <= 6)
}
