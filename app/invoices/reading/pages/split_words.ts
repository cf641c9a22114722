import { rowsOf } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'

/** The widest gap within a word, in font sizes; spaces between words are wider. */
const widestGap = 0.11
/** The widest space beside a comma within a number, in font sizes. */
const widestSpace = 0.4
/** The smallest large type, in points. */
const leastSize = 14
/** The widest comma with the space around it, in digits. */
const widestComma = 2
/** How far the right edges of amounts in a column are apart at most, in points. */
const mostApart = 1.6
/** The fewest amounts of a column. */
const leastInColumn = 3
/** How far a number without its comma is from the next amount at most, in font sizes. */
const farthestAmount = 10

/** The words of a picture, row by row, without the spaces that character recognition puts into them: `Kogel n ik`, `27 57` for `27,57`. */
export function withoutSplits(words: Word[]): Word[] {
  return withLostCommas(withoutGaps(rowsOf(words).flat()))
}

function withoutGaps(words: Word[]): Word[] {
  const amounts = amountsAmong(words)
  const parts = words.filter((word, at) => at > 0 && arePartsOfAmount(words[at - 1], word))
  /** All amounts of a column are split where its type has wide commas. */
  amounts.push(...parts.filter((word) => countInColumn(word, parts) >= leastInColumn))
  const found: Word[] = []
  for (const word of words) {
    const last = found.at(-1)
    if (last && isBeside(last, word) && (areLetters(last, word) || areDigits(last, word, amounts)))
      found[found.length - 1] = asOne(last, word, '')
    else found.push(word)
  }
  return found
}

/** Whether two words are the letters of one. In large type only, as of names: small type is sometimes set closely. */
function areLetters(word: Word, next: Word): boolean {
  const isClose = word.size > leastSize && next.left - word.right < widestGap * word.size
  return isClose && /\p{L}$/u.test(word.text) && /^\p{Ll}/u.test(next.text)
}

/** `143 ,78`, `686, 72` and `3. 093,05`: a comma is in its number; with a wider space only where amounts end at the same edge. */
function areDigits(word: Word, next: Word, amounts: Word[]): boolean {
  const isThousand = /^\d{1,3}[.,]$/.test(word.text) && /^\d{3}[.,]\d{2}$/.test(next.text)
  const isOfNumber = /\d$/.test(word.text) && /^\.\d{3}$/.test(next.text)
  const gap = (next.left - word.right) / word.size
  if (isThousand || isOfNumber) return gap < widestSpace
  return (
    arePartsOfAmount(word, next) &&
    (gap < widestSpace || (gap < 2 * widestSpace && isInColumn(next, amounts)))
  )
}

function arePartsOfAmount({ text }: Word, next: Word): boolean {
  return (
    (/\d$/.test(text) && /^[.,]\d{2}$/.test(next.text)) ||
    (/\d[.,]$/.test(text) && /^\d{2}$/.test(next.text))
  )
}

/** `27  57` becomes `27,57` where amounts with two decimals end at the same edge. */
function withLostCommas(words: Word[]): Word[] {
  const amounts = amountsAmong(words)
  const commas = amounts.filter(({ text }) => text.at(-3) === ',').length
  const sign = commas * 2 >= amounts.length ? ',' : '.'
  const found: Word[] = []
  for (const [at, word] of words.entries()) {
    const last = found.at(-1)
    const digit = (word.right - word.left) / 2
    const next = words[at + 1]
    /** `04 16 12 89`, a telephone number */
    const isList =
      next !== undefined &&
      /^\d+$/.test(next.text) &&
      isBeside(word, next) &&
      next.left - word.right < widestComma * digit
    const areParts =
      last !== undefined &&
      !isList &&
      /^\d{2}$/.test(word.text) &&
      /^\d{1,4}$/.test(last.text) &&
      isBeside(last, word) &&
      word.left - last.right < widestComma * digit &&
      isInColumn(word, amounts)
    if (!areParts) {
      found.push(isWithoutComma(words, at, amounts) ? withComma(word, sign) : word)
      continue
    }
    found[found.length - 1] = asOne(last, word, sign)
    const before = found.at(-2)
    /** `1 38,68` */
    const isStart =
      before &&
      /^\d{1,3}$/.test(before.text) &&
      isBeside(before, last) &&
      last.left - before.right < digit
    if (isStart) found.splice(-2, 2, asOne(before, found.at(-1)!, ''))
  }
  return found
}

/** `93114 €` in a column of amounts with two decimals, also without the sign where most numbers of the column have decimals. */
function isWithoutComma(words: Word[], at: number, amounts: Word[]): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (!/^\d{3,6}[€£]?$/.test(word.text)) return false
  const isSign = (other: Word | undefined) =>
    other !== undefined &&
    /^[€$£]$/.test(other.text) &&
    (isBeside(other, word) || isBeside(word, other))
  if (isSign(before) || isSign(after)) return isInColumn(word, amounts)
  const isYear = /^(19|20)\d\d$/.test(word.text)
  const isNear = amounts.some(
    (other) =>
      isAtSameEdge(word, other) && Math.abs(other.top - word.top) < farthestAmount * word.size
  )
  const whole = words.filter((one) => isAtSameEdge(word, one) && /^\d+$/.test(one.text))
  return (
    !isYear &&
    isNear &&
    countInColumn(word, amounts) >= Math.max(leastInColumn, whole.length) &&
    whole.every(({ text }) => text.length > 2)
  )
}

/** How many words of a page end at the same edge as a word. */
function countInColumn(word: Word, words: Word[]): number {
  return words.filter((other) => isAtSameEdge(word, other)).length
}

function isAtSameEdge(word: Word, other: Word): boolean {
  return Math.abs(other.right - word.right) < mostApart
}

function withComma(word: Word, sign: string): Word {
  const text = word.text.replace(/(?=\d\d\D?$)/, sign)
  return { ...word, text, certainty: Math.min(word.certainty, 0.6) }
}

/** Words that are amounts with two decimals. */
function amountsAmong(words: Word[]): Word[] {
  return words.filter(({ text }) => /^\D*\d+([.,]\d{3})*[.,]\d{2}\D?$/.test(text))
}

/** Whether a word ends at the same edge as an amount. */
function isInColumn(word: Word, amounts: Word[]): boolean {
  return amounts.some((amount) => isAtSameEdge(word, amount))
}

/** Whether a word follows another on its line. */
function isBeside(word: Word, next: Word): boolean {
  const shared = Math.min(word.bottom, next.bottom) - Math.max(word.top, next.top)
  const lower = Math.min(word.bottom - word.top, next.bottom - next.top)
  return next.left > word.right - 1 && shared > 0.6 * lower
}

function asOne(word: Word, next: Word, sign: string): Word {
  return {
    ...word,
    text: word.text + sign + next.text,
    right: next.right,
    top: Math.min(word.top, next.top),
    bottom: Math.max(word.bottom, next.bottom),
    certainty: Math.min(word.certainty, next.certainty, sign ? 0.6 : 1),
  }
}
