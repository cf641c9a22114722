import type { Word } from '#app/invoices/reading/pages/page_words'

/** The widest gap within a word, in font sizes; spaces between words are wider. */
const widestGap = 0.11
/** The widest space beside a comma within a number, in font sizes. */
const widestSpace = 0.4
/** The widest space within an amount after a currency sign, in font sizes. */
const widestInMoney = 1.1
/** The smallest large type, in points. */
const leastSize = 14
/** The widest comma with the space around it, in digits. */
const widestComma = 2
/** How far the right edges of amounts in a column are apart at most, in points. */
const mostApart = 1.6
/** The fewest amounts of a column. */
const leastInColumn = 3

/** The words of a picture, in rows, without the spaces that character recognition puts into them: `Kogel n ik`, `27 57` for `27,57`. */
export function withoutSplits(words: Word[]): Word[] {
  return withLostCommas(withoutGaps(words))
}

/** Words with `m²` for `m` and a raised `2` beside it, which is not level with its row. */
export function withPowers(words: Word[]): Word[] {
  const powers = new Map(
    words
      .filter(({ text }) => /^(\d+([.,]\d+)?)?m$/.test(text))
      .flatMap((word) => {
        const power = words.find((other) => isPower(word, other))
        return power ? [[word, power] as const] : []
      })
  )
  const raised = new Set(powers.values())
  return words
    .filter((word) => !raised.has(word))
    .map((word) => {
      const power = powers.get(word)
      if (!power) return word
      return asOne(word, { ...power, text: power.text === '2' ? '²' : '³' }, '')
    })
}

function isPower({ left, right, top, bottom }: Word, next: Word): boolean {
  const height = bottom - top
  return (
    /^[23]$/.test(next.text) &&
    next.left > left &&
    Math.abs(next.left - right) < height / 2 &&
    next.top < top &&
    next.bottom > top &&
    next.bottom < bottom - height / 4
  )
}

function withoutGaps(words: Word[]): Word[] {
  const amounts = amountsAmong(words)
  const parts = words.filter(
    (word, at) => at > 0 && isBeside(words[at - 1], word) && arePartsOfAmount(words[at - 1], word)
  )
  /** All amounts of a column are split where its type has wide commas. */
  amounts.push(...parts.filter((word) => countInColumn(word, parts) >= leastInColumn))
  const found: Word[] = []
  for (const word of words) {
    const last = found.at(-1)
    const isOne =
      last &&
      isBeside(last, word) &&
      (areLetters(last, word) || areOfNumber(last, word) || areDigits(last, word, amounts))
    if (last && isOne) found[found.length - 1] = asOne(last, word, '')
    else found.push(word)
  }
  return found
}

/** Whether two words are the letters of one. In large type only, as of names: small type is sometimes set closely. */
function areLetters(word: Word, next: Word): boolean {
  const isClose = word.size > leastSize && next.left - word.right < widestGap * word.size
  /** `Fox e.U.` */
  const isForm = /^\p{Ll}\./u.test(next.text)
  return isClose && !isForm && /\p{L}$/u.test(word.text) && /^\p{Ll}/u.test(next.text)
}

/** `33/ KAM/ 2026` and `FV/2025 / 176`: the number of a document. */
function areOfNumber(word: Word, next: Word): boolean {
  const isClose = next.left - word.right < widestSpace * word.size
  const isStart = /^[A-Z\d]{1,6}(\/[A-Z\d]{1,6})*\/$/.test(word.text) && /^[A-Z\d]/.test(next.text)
  const isSlash = /^[A-Z\d]{1,6}(\/[A-Z\d]{1,6})+$/.test(word.text) && next.text === '/'
  return isClose && /\d/.test(word.text + next.text) && (isStart || isSlash)
}

/** `143 ,78`, `686, 72` and `3. 093,05`: a comma is in its number; with a wider space only where amounts end at the same edge. */
function areDigits(word: Word, next: Word, amounts: Word[]): boolean {
  const isThousand =
    (/^\d{1,3}\.$/.test(word.text) && /^\d{3},\d{2}$/.test(next.text)) ||
    (/^\d{1,3},$/.test(word.text) && /^\d{3}\.\d{2}$/.test(next.text))
  const isOfNumber = /\d$/.test(word.text) && /^\.\d{3}$/.test(next.text)
  const gap = (next.left - word.right) / word.size
  if (isThousand) return gap < widestSpace && isInColumn(next, amounts)
  if (isOfNumber) return gap < widestSpace
  /** `$99. 55` */
  const isMoney = /^[€$£]\d+[.,]$/.test(word.text) && gap < widestInMoney
  return (
    arePartsOfAmount(word, next) &&
    (isMoney || gap < widestSpace || (gap < 2 * widestSpace && isInColumn(next, amounts)))
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
      /^\d{2}[€£]?$/.test(word.text) &&
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

/** `93114 €` in a column of amounts with two decimals; without the sign, an amount that is a product or a difference only with decimals. */
function isWithoutComma(words: Word[], at: number, amounts: Word[]): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (!isInColumn(word, amounts)) return false
  /** `3,77122` */
  if (/^[€$£]?\d{1,3}[.,]\d{5}[€£]?$/.test(word.text)) return true
  if (!/^[€$£]?\d{3,6}[€£]?$/.test(word.text)) return false
  const isSign = (other: Word | undefined) =>
    other !== undefined &&
    /^[€$£]$/.test(other.text) &&
    (isBeside(other, word) || isBeside(word, other))
  return /\D$/.test(word.text) || isSign(before) || isSign(after) || isProven(words, word, amounts)
}

/** Whether the number with decimals fits its row, as a price, an amount or a tax, or is an amount of its column or the difference of two. */
function isProven(words: Word[], word: Word, amounts: Word[]): boolean {
  const value = Number(word.text.replace(/\D/g, '')) / 100
  const isClose = (one: number, other: number) => Math.abs(one - other) < 0.011
  const beside = words.filter((one) => one !== word && (isBeside(one, word) || isBeside(word, one)))
  /** Also `13 747,01` with a space */
  const row = beside.flatMap(({ text }, at) =>
    [text, `${beside[at - 1]?.text}.${text}`].flatMap((one) => numberOf(one) ?? [])
  )
  const column = amounts.flatMap((one) =>
    isAtSameEdge(word, one) ? (numberOf(one.text) ?? []) : []
  )
  const isProduct = row.some((one, at) =>
    row.some(
      (other, index) =>
        index !== at &&
        (isClose(one * other, value) ||
          isClose(other - one, value) ||
          (one > 1 && isClose(one * value, other)))
    )
  )
  return (
    isProduct ||
    column.some((one) => isClose(one, value) || column.some((other) => isClose(one - other, value)))
  )
}

/** The number of a word such as `1.410,00€` or `12`; undefined for other words. */
function numberOf(text: string): number | undefined {
  if (!/^-?[€£$]?\d+([.,]\d{3})*([.,]\d{1,2})?[€£$%]?$/.test(text)) return undefined
  const decimals = /[.,](\d{1,2})\D?$/.exec(text)?.[1] ?? ''
  return Number(text.replace(/\D/g, '')) / 10 ** decimals.length
}

/** How many words of a page end at the same edge as a word. */
function countInColumn(word: Word, words: Word[]): number {
  return words.filter((other) => isAtSameEdge(word, other)).length
}

function isAtSameEdge(word: Word, other: Word): boolean {
  return Math.abs(other.right - word.right) < mostApart
}

/** A word with a decimal sign: after a comma between thousands, a point. */
function withComma(word: Word, usual: string): Word {
  const thousands = /[.,]/.exec(word.text)?.[0]
  const sign = thousands ? (thousands === ',' ? '.' : ',') : usual
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

/** Two words as one, with a sign between them. */
export function asOne(word: Word, next: Word, sign: string): Word {
  return {
    ...word,
    text: word.text + sign + next.text,
    right: next.right,
    top: Math.min(word.top, next.top),
    bottom: Math.max(word.bottom, next.bottom),
    certainty: Math.min(word.certainty, next.certainty, sign ? 0.6 : 1),
  }
}
