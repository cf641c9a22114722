/** PostgreSQL cannot index longer keys; real names are far shorter. */
const longestKey = 300

const singleLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
}

/**
 * A shortened article or preposition of French, without its apostrophe: "l'anglais" and "d'enquête" are two
 * words.
 */
export const elisions = /(?<![\p{L}\p{N}]['’ʼ]?)(?:[dls]|qu)(?=['’ʼ]\p{L})/gu

/**
 * Normalizes a text for searching: lower case, without accents and compatibility forms, words
 * separated by single spaces. `+`, `#` and `.` are word characters (C++, C#, Node.js, .NET), an
 * apostrophe joins its letters, everything else separates words. A name without letters or digits
 * is only converted to lower case.
 */
export function searchKey(text: string): string {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłıþς]/g, (letter) => singleLetters[letter])
    .replace(elisions, '$& ')
    .replace(/['’ʼ]/g, '')
  const words = folded.match(/\.?[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}+#.]*/gu)
  const key = words
    ? words.map((word) => word.replace(/\.+$/, '')).join(' ')
    : folded.replace(/[\s\p{C}]+/gu, ' ').trim()
  if (key.length <= longestKey) return key
  return key
    .slice(0, longestKey)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** The distinct words of a search key; none of an empty key, as private-use characters have. */
export function wordsOfKey(key: string): string[] {
  return key ? [...new Set(key.split(' '))] : []
}

/** The words of a text; "C ++" and "c sharp" are one word. */
export function wordsOfText(text: string): string[] {
  const joined = text
    .replace(/([\p{L}\p{N}])\s+([+#]+)(?=\s|$)/gu, '$1$2')
    .replace(/(^|\s)([a-z]) sharp(?=\s|$)/gi, '$1$2#')
    .replace(/(^|\s)([a-z]) plus plus(?=\s|$)/gi, '$1$2++')
  const key = searchKey(joined)
  return key === '' ? [] : key.split(' ')
}
