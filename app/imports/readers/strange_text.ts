import { isUtf8 } from 'node:buffer'
import { encode, type Encoding } from '#app/imports/readers/encodings'

/** Words, including symbols and damaged characters that wrong encodings put there. */
const WORD = /[\p{L}\p{M}\p{N}\p{S}\p{Cf}\p{Co}\p{Cn}\u0080-\u009f\u00a1-\u00bf]+/gu

/** Characters by which a word tells whether its encoding is right. */
const TELLING = /[^\p{ASCII}\p{Z}\p{P}]/u

/** Texts of one language do not mix these within a word. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
]

/** Damaged, unassigned and control characters; soft hyphens and joiners (Cf) are normal. */
const DAMAGED = /[\ufffd\u0080-\u009f\p{Co}\p{Cn}]/u
/** A capital letter after a small one, of which one is not ASCII: "naÃve", "MГјller". */
const CAPITAL_INSIDE = /[^\P{Ll}\p{ASCII}]\p{Lu}|\p{Ll}[^\P{Lu}\p{ASCII}]/u
/** A symbol between letters: "caf©s". */
const SYMBOL_INSIDE = /\p{L}[^\P{S}\p{ASCII}]\p{L}|\p{L}[¡-©«-¶¸¹»-¿]\p{L}/u

function isStrange(word: string): boolean {
  if (DAMAGED.test(word) || CAPITAL_INSIDE.test(word) || SYMBOL_INSIDE.test(word)) return true
  return alphabets.filter((alphabet) => alphabet.test(word)).length > 1
}

/** The strange words of a text that is not ASCII alone, and how many words it has. */
function strangeWords(text: string): { strange: string[]; count: number } {
  const words = (text.match(WORD) ?? []).filter((word) => TELLING.test(word))
  return { strange: words.filter(isStrange), count: words.length }
}

/** The share of words, among those that are not ASCII alone, that no language would have. */
export function strangeShare(text: string): number {
  const { strange, count } = strangeWords(text)
  return count ? strange.length / count : 0
}

/** The encodings as which UTF-8 is most often misread. */
const misread: Encoding[] = ['windows-1252', 'iso-8859-1', 'windows-1250', 'windows-1251']

/** Whether a word is UTF-8 that was read in another encoding: "Ã©" for "é". */
export function isMojibake(word: string): boolean {
  if (/^\p{ASCII}*$/u.test(word)) return false
  return misread.some((encoding) => {
    const bytes = encode(word, encoding)
    return bytes !== null && isUtf8(bytes)
  })
}

/** From this share of strange words, a text is probably decoded wrongly. */
const DOUBTFUL = 0.1

/** Words of a text that look wrongly decoded; none if they are too few to doubt the encoding. */
export function doubtfulWords(text: string): string[] {
  const mojibake = text.split(/[\s",;]+/u).filter(isMojibake)
  if (mojibake.length) return mojibake
  const { strange, count } = strangeWords(text)
  return strange.length > count * DOUBTFUL ? strange : []
}
