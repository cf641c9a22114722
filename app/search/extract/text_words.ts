import { elisions, searchKey } from '#app/catalogue/names/search_key'

/** A word of a text and its place in UTF-16 code units; the end is exclusive. */
export interface TextWord {
  /** Case, accents and forms folded, as `searchKey` folds them. */
  folded: string
  start: number
  end: number
  /** Whether it is separated from the previous word by more than a blank, a line break, a hyphen or a slash. */
  apart: boolean
  /** Whether a hyphen at the end of a line precedes it, so that both may be one word. */
  broken: boolean
}

/** Longer sequences are not words; no label has them. */
const longestWord = 300

/** Longer whitespace separates words like a full stop. */
const longestGap = 100

/**
 * Letters, digits and marks, `+`, `#` and `.` among them (C++, C#, Node.js, .NET), apostrophes, and
 * what is only there for line breaking and joining (a soft hyphen). "l'" and "d'" are words of their own,
 * as in `searchKey`.
 */
const plainWord = /\.?[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}+#.'’ʼ\u00ad\u200c\u200d\u2060]*/u
const words = new RegExp(`${elisions.source}|${plainWord.source}`, 'giu')
const invisible = /[\u00ad\u200c\u200d\u2060]/g
const plainAscii = /^[a-z0-9.+#]+$/
const blank = /^[\s\p{Cc}\u200b\ufeff]*$/u
const lineBreaks = /\r\n|[\n\r\u0085\u2028\u2029]/g
const joiner = /^[-\u2010\u2011/_'’ʼ](?:(?:\r\n?|\n)[ \t]*)?$/
const brokenLine = /^[-\u2010\u2011](?:\r\n?|\n)[ \t]*$/
const wordEnds = ".'’ʼ\u00ad\u200c\u200d\u2060"

/**
 * The words of a text in order, in linear time. Labels and texts use the same rule: words are separated alike
 * in both, and labels never match across sentences, brackets and list items.
 */
export function wordsIn(text: string): TextWord[] {
  const found: TextWord[] = []
  let last = 0
  for (const { 0: raw, index: start } of text.matchAll(words)) {
    let end = start + raw.length
    while (wordEnds.includes(text[end - 1])) end--
    const folded = fold(text.slice(start, end))
    if (folded === '') continue
    found.push({ folded, start, end, ...gap(text, last, start, found.length === 0) })
    last = end
  }
  return found
}

function fold(word: string): string {
  const small = word.toLowerCase()
  if (word.length > longestWord || plainAscii.test(small)) return small
  return searchKey(word.replace(invisible, ''))
}

function gap(text: string, from: number, to: number, first: boolean) {
  if (first) return { apart: false, broken: false }
  if (to - from === 1 && text[from] === ' ') return { apart: false, broken: false }
  if (to - from > longestGap) return { apart: true, broken: false }
  const between = text.slice(from, to)
  if (joiner.test(between)) return { apart: false, broken: brokenLine.test(between) }
  const near = blank.test(between) && (between.match(lineBreaks)?.length ?? 0) <= 1
  return { apart: !near, broken: false }
}
