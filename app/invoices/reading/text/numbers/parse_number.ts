import { street } from '#app/invoices/reading/text/parties/places'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { Candidate } from '#app/invoices/reading/text/candidates'
import type { Features } from '#app/invoices/reading/text/choose'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { Zone } from '#app/invoices/reading/text/labels/label_zones'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'

/** What the form of a number says about it. */
export function numberFeatures(value: string): Features {
  const digits = value.replace(/\D/g, '').length
  return {
    digits: Math.min(1, digits / 6),
    isShort: digits < 2 ? 1 : 0,
    isLong: digits > 12 ? 1 : 0,
    hasYear: /(^|\D)20[12]\d(\D|$)/.test(value) ? 1 : 0,
    hasLetters: /\p{L}/u.test(value) ? 1 : 0,
    hasSpace: value.includes(' ') ? 1 : 0,
  }
}

/** Signs before a number, such as `Nr.` */
export const marks = /^(nr\.?|no\.?|n\.|n\.?[o°º]\.?|num\.?|numero|number|nummer|№|#)[:.]?$/i

/** Filler words between a label and its value. */
const fillers =
  /^(:|#|-|–|=|nr\.?|no\.?|n[°º.]|n[°º]\.?|num\.?|number|is|the|der|la|il|nummer|no:|nr:|n[°º]:|№)$/i

/** Words that start another value. */
export const stoppers =
  /^(vom|von|of|du|del|dated|date|from|van|z|dnia|le|den|am|di|de|al|dal|issued|datum|\/|\||-|–|,)$/i

/** The number at the start of a zone, after fillers; `isMarked` if a number sign is before it. */
export function numberIn(
  text: DocumentText,
  zone: Zone
): (Omit<Candidate, 'score'> & { isMarked: boolean }) | null {
  const { words } = zone.line
  let at = zone.from
  if (isHouse(zone)) return null
  /** `Handelsrechnung (380) Nr. 4711`: the value follows a nearby number sign. */
  const mark = words.findIndex(
    (word, index) =>
      index >= at && index < at + 3 && index < zone.to && marks.test(plainLetters(word.text))
  )
  if (mark !== -1) at = mark
  /** `n °118`, `n o 118` */
  const isSplitSign = (place: number) =>
    /^n$/i.test(words[place].text) && /^([°º]|o$)/.test(words[place + 1]?.text ?? '')
  /** `Factura o 4711` in a picture: the rest of `nº`; `I AB25/4043`: that of a ruling line. */
  const isBlurred = (place: number) =>
    place === zone.from && /^[o"*ºI|!]$/.test(words[place].text) && words[place].certainty < 1
  const isFiller = (place: number) => {
    const word = plainLetters(words[place].text)
    return fillers.test(word) || marks.test(word) || isSplitSign(place) || isBlurred(place)
  }
  while (at <= zone.to && isFiller(at)) at += 1
  const dates = text.dates[zone.line.index]
  const numberWords: Word[] = []
  for (; at <= zone.to && numberWords.length < 5; at++) {
    const word = words[at]
    const before = numberWords.at(-1)
    if (before && word.left - before.right > 1.1 * word.size) break
    if (stoppers.test(word.text) && numberWords.length && !joinsNumber(words, at)) break
    const isDated = dates.some(({ from, to }) => from <= at && to >= at)
    if (isDated && !isInSeries(numberWords, word)) break
    if (!isNumberPart(numberWords.length ? word.text : word.text.replace(/^[°º]?:?/, ''))) break
    /** `TICKET 371351 TABLE 12`: a word after the number. */
    const hasNumber = numberWords.some(({ text: part }) => /\d/.test(part))
    if (hasNumber && /^\p{L}{4,}$/u.test(word.text)) break
    numberWords.push(word)
    if (/[,;]$/.test(word.text)) break
  }
  const value = joinedNumber(numberWords)
    .replace(/^[#:\s(.°º]+|[\s,;:.)]+$/g, '')
    /** `FACTURE N FA-118`: an abbreviation of the word for number. */
    .replace(/^N (?=[A-Z]{2,}[-/]?\d)/, '')
  if (!/\d/.test(value) || value.length > 40 || /^\d+([.,]\d+)?%$|^[0\W]+$/.test(value)) return null
  if (
    numberWords.length > 1 &&
    numberWords.slice(1).some(({ text: part }) => /^[A-Za-z]{4,}$/.test(part))
  )
    return null
  const isGuess = value !== textOf(numberWords) && salesInvoice.test(textOf(numberWords))
  const own = isGuess ? numberWords.map((word) => ({ ...word, certainty: guess })) : numberWords
  return { value, words: own, isMarked: mark !== -1 }
}

/** The certainty of a number whose letters are a guess. */
const guess = 0.7
const salesInvoice = /^S1(?=\d{5,}$)/

/** The words of a number; in a picture, `s1- 2978- 2025` is `S1-2978-2025`, and `S1610155` a sales invoice, `SI610155`. */
function joinedNumber(words: Word[]): string {
  const joined = textOf(words)
  if (words.every(({ certainty }) => certainty === 1)) return joined
  const whole = joined.replace(/(?<=[^\s-])- (?=\w)/g, '-').replace(salesInvoice, 'SI')
  return whole.replace(/^[cosvwxz](?=[\d-]\P{Ll}*$)/u, (letter) => letter.toUpperCase())
}

/** `FS 2/12/2026`: what looks like a date after a series is the number. */
function isInSeries(before: Word[], { text }: Word): boolean {
  return (
    before.length === 1 &&
    /^[A-Z]{1,3}$/.test(before[0].text) &&
    /^[\d/]+$/.test(text) &&
    !stoppers.test(before[0].text)
  )
}

/** `31 – 2026`, `FA 31 / 2026`, `2026 / 00031`: the year is part of the number, as in `001 - 002 - 000456` zeros are. */
function joinsNumber(words: Word[], at: number): boolean {
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
  if (!/^[–/-]$/.test(words[at].text)) return false
  if (/^\d{3,} 0\d{2,}[,;.)]?$|^0\d{2,} \d{3,}[,;.)]?$/.test(`${before} ${after}`)) return true
  /** `0045 / B`, `B25 / 664` */
  const isPart =
    words[at].text === '/' &&
    ((/^[A-Z]{1,2}$/.test(after) && !currencyOf(after)) ||
      (/^[A-Z]{1,3}\d{2,4}$/.test(before) && /^\d{1,6}$/.test(after)))
  return (
    isPart ||
    /^(19|20)\d\d[,;.)]?$/.test(after) ||
    (/^20\d\d$/.test(before) && /^\d{1,6}$/.test(after))
  )
}

/** Capitals, digits and symbols, without lower-case words. */
function isNumberPart(text: string): boolean {
  /** `FT 2026/17` is a Portuguese number, although `Ft` is a currency. */
  const isSeries = /^[A-Z]{2}$/.test(text)
  if ((currencyOf(text) && !isSeries) || /[€£$]/.test(text)) return false
  /** `40EUR` */
  if (currencyOf(/^\d+([.,]\d+)*([A-Z]{3})[,;.)]?$/.exec(text)?.[2] ?? '')) return false
  if (/\d/.test(text))
    return /^[#(]?[\p{L}\d][\p{L}\d./\\_\-–+*:()]*[,;.)]?$/u.test(text) && !/@|:\/\/|%/.test(text)
  return /^[A-Z]{1,6}([-/][A-Z]{1,4})?[-/.,]?$|^[-/–]$/.test(text)
}

/** `77 N Broad St, Ste 4` */
function isHouse({ line, from }: Zone): boolean {
  const cell = line.cells.find(({ words }) => words[0] === line.words[from])
  return (
    cell !== undefined &&
    cell.words.length > 2 &&
    /^\d{1,5}[a-z]?\s\p{L}/iu.test(cell.text) &&
    street.test(cell.text)
  )
}
