import type { Line } from '#app/invoices/reading/pages/page_layout'
import { phrases, type Phrases } from '#app/invoices/reading/phrases'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { Word } from '#app/invoices/reading/pages/page_words'

export interface PrintedDate {
  /** `YYYY-MM-DD` */
  value: string
  words: Word[]
  /** The index of its first word in the line. */
  from: number
  to: number
  /** Whether day and month could be swapped. */
  isAmbiguous: boolean
}

/** Prefixes of month names, without accents. */
const monthWords = new Map(
  Object.values<Phrases>(phrases).flatMap(({ months = {} }) =>
    Object.entries(months).flatMap(([month, beginnings]) =>
      beginnings.map((word) => [word, Number(month)] as const)
    )
  )
)

/** The longest prefix wins, so that `maj`, `mai` and `may` do not match `mar`. */
function monthOf(word: string): number | null {
  for (let length = Math.min(word.length, 5); length >= 3; length--) {
    const month = monthWords.get(word.slice(0, length))
    if (month) return month
  }
  return null
}

let monthNames: Set<string> | undefined

/** The names of all months, which take 50 ms to format. */
function namesOfMonths(): Set<string> {
  const languages = Object.keys(phrases).filter((language) => language !== 'shared')
  return new Set(
    languages.flatMap((language) => {
      const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at) =>
        plainLetters(names.format(new Date(Date.UTC(2026, at, 1))))
      )
    })
  )
}

/** `April`, `April 2026` */
export function isMonth(text: string): boolean {
  const word = plainLetters(text).replace(/,? (19|20)\d\d$/, '')
  if (word.includes(' ') || monthOf(word) === null) return false
  monthNames ??= namesOfMonths()
  return monthNames.has(word)
}

const numeric =
  /(?<![\d.,/-])(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?=T\d\d:\d\d|(?![\d/]|[.,-]\d))/g
const written =
  /(?<![\d.,])(\d{1,2})(?:\.|st|nd|rd|th|er|o|°)?[\s./-]{0,3}(?:de\s+|of\s+)?([a-z]{3,12})\.?,?[\s./-]{0,3}(?:de[l]?\s+)?(\d{4}|'?\d{2})(?![\d:.,]*\d)/g
const monthFirst =
  /(?<![a-z])([a-z]{3,12})\.?(?:\s{1,2}|[/-])(\d{1,2})(?:st|nd|rd|th)?(?:\s?,?\s{1,2}|,|[/-])(\d{4})(?!\d)/g
/** `2026-May-01` */
const yearFirst = /(?<![\d.,/-])(\d{4})[\s/-]([a-z]{3,12})[\s/-](\d{1,2})(?![\d:.,]*\d)/g

/** `Date: 20260501`, only after a word for a date: other numbers may have eight digits. */
const compact =
  /(?<=\b(?:date|datum|data|fecha|echeance|scadenza|vencimiento|emission|termin)\b[^\d]{0,24})(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?![\d.,/-])/g

/** Between the words of a date, relative to the font size: `30.04.   19 %` is a day and a rate. */
const mostGap = 2

/** The dates of a line in any format of the supported languages. */
export function datesIn(line: Line, isMonthFirst: boolean): PrintedDate[] {
  const found: PrintedDate[] = []
  const { text, starts } = withStarts(line)
  const add = (
    match: RegExpMatchArray,
    day: number,
    month: number,
    year: number,
    isAmbiguous: boolean
  ) => {
    const value = dayOf(year, month, day)
    if (!value) return
    const from = wordAt(starts, match.index!)
    const to = wordAt(starts, match.index! + match[0].length - 1)
    if (found.some((other) => other.from <= to && other.to >= from)) return
    const words = line.words.slice(from, to + 1)
    if (words.some((word, at) => at && word.left - words[at - 1].right > mostGap * word.size))
      return
    found.push({ value, from, to, words, isAmbiguous })
  }
  for (const match of text.matchAll(numeric)) {
    const [first, middle, last] = [match[1], match[3], match[4]].map(Number)
    if (match[1].length === 4) {
      if (match[4].length === 2) add(match, last, middle, first, false)
      continue
    }
    if (match[1].length === 3) continue
    const year = match[4].length === 2 ? 2000 + last : last
    const isSwapped = middle > 12 || (isMonthFirst && first <= 12 && match[2] !== '.')
    const [day, month] = isSwapped ? [middle, first] : [first, middle]
    add(
      match,
      day,
      month,
      year,
      first <= 12 && middle <= 12 && first !== middle && match[2] !== '.'
    )
  }
  for (const match of writtenIn(text)) {
    const year = Number(match[3].replace("'", ''))
    const month = monthOf(match[2])!
    add(match, Number(match[1]), month, year < 100 ? 2000 + year : year, false)
  }
  for (const match of text.matchAll(monthFirst)) {
    const month = monthOf(match[1])
    if (month) add(match, Number(match[2]), month, Number(match[3]), false)
  }
  for (const match of text.matchAll(yearFirst)) {
    const month = monthOf(match[2])
    if (month) add(match, Number(match[3]), month, Number(match[1]), false)
  }
  for (const match of text.matchAll(compact)) {
    add(match, Number(match[3]), Number(match[2]), Number(match[1]), false)
  }
  return found.sort((a, b) => a.from - b.from)
}

/**
 * `… on 8 January` above `2025`, `el 8 de enero` above `de 2025`, `bis zum 10.` above `Januar 2024`: a date that begins at the
 * end of a cell and continues below it in its column.
 */
export function wrappedDatesIn(lines: Line[], { index, cells, page, words }: Line): PrintedDate[] {
  return cells.flatMap((cell) => {
    if (!endsWithDay.test(plainLetters(cell.text))) return []
    const below = lines
      .slice(index + 1, index + 4)
      .flatMap((line) => (line.page === page ? line.cells : []))
      .find(({ left, right }) => left < cell.right && right > cell.left)
    if (!below || below.top - cell.bottom > cell.size) return []
    const own = cell.words.slice(-4)
    const joined = { ...cell.line, words: [...own, ...below.words.slice(0, 3)] }
    const date = datesIn(joined, false).find(
      ({ from, to }) =>
        from < own.length && to >= own.length && /20\d\d/.test(joined.words[to].text)
    )
    if (!date) return []
    const last = words.indexOf(cell.words.at(-1)!)
    return [{ ...date, from: last - (own.length - date.from) + 1, to: last }]
  })
}

const endsWithDay =
  /(^|\s)(\d{1,2}(\.|st|nd|rd|th|er|o|°)?(\s(de|of))?(\s[a-z]{3,12}( de)?)?|[a-z]{3,12}\s\d{1,2},)$/

/** `30 days 18-Oct-25`: a date can start within a match that has no month. */
function writtenIn(text: string): RegExpMatchArray[] {
  const found: RegExpMatchArray[] = []
  const pattern = new RegExp(written)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (monthOf(match[2])) found.push(match)
    else pattern.lastIndex = match.index + match[1].length
  }
  return found
}

/**
 * Whether dates have the month first: yes if a second number is above 12, no if a first one is; else if only then a
 * due date is up to four months after the other date; otherwise if prices are in US dollars, or a telephone number or a place has
 * the American form.
 */
export function writesMonthFirst(lines: Line[]): boolean {
  let votes = 0
  for (const { text } of lines) {
    for (const [, first, , second] of text.matchAll(
      /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/-])/g
    )) {
      if (Number(second) > 12) votes += 1
      if (Number(first) > 12) votes -= 1
    }
  }
  if (votes) return votes > 0
  const inOrder = monthFirstInOrder(lines)
  if (inOrder !== null) return inOrder
  const has = (sign: RegExp) => lines.some(({ text }) => sign.test(text))
  return has(american) || (has(statePlace) && !has(other))
}

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR'

/** Signs of the United States: their currency, and a telephone number. */
const american = /\bUS(D|\$)|\bU\.?S\.? dollars?\b|\(\d{3}\) \d{3}-\d{4}\b/

/** A state with a postal code; `ID 48213` can also be another number. */
const statePlace = new RegExp(String.raw`\b(${states}) \d{5}(-\d{4})?\b`)

/** Signs of other countries, which write the day first. */
const other = /£|\bA\.?B\.?N\b|\bNZBN\b|\bNew Zealand\b|\+(44|353|61|64)\b/

const ofDueDate = /\b(due date|date due|payment due|due on|due by|pay by)\b/i

/** By the order of the only two dates, of which one is called a due date in English. */
function monthFirstInOrder(lines: Line[]): boolean | null {
  if (!lines.some(({ text }) => ofDueDate.test(text))) return null
  const printed = lines.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/g)].map(
      ([, first, , second, year]) => [first, second, year].map(Number)
    )
  )
  const [first, second, ...others] = new Map(
    printed.map((parts) => [parts.join('/'), parts])
  ).values()
  if (!second || others.length) return null
  const isAfter = (order: [number, number]) => {
    const [from, to] = [first, second].map((parts) =>
      Date.UTC(parts[2], parts[order[0]] - 1, parts[order[1]])
    )
    return to >= from && to - from <= 120 * 86_400_000
  }
  const [isDayFirst, isMonthFirst] = [isAfter([1, 0]), isAfter([0, 1])]
  return isDayFirst === isMonthFirst ? null : isMonthFirst
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1980 || year > 2100 || month < 1 || month > 12 || day < 1) return null
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The line's text in plain letters, with the offset of each word. */
function withStarts(line: Line) {
  const starts: number[] = []
  let text = ''
  for (const word of line.words) {
    starts.push(text.length)
    text += `${plainLetters(word.text)} `
  }
  return { text, starts }
}

function wordAt(starts: number[], position: number): number {
  return starts.findLastIndex((start) => start <= position)
}

/** `from 1 May to 31 May`: two dates with at most two short words between them. */
export function isPeriod(dates: PrintedDate[], date: PrintedDate, line: Line): boolean {
  const others = dates.filter(({ from }) => from !== date.from)
  return others.some((one) => {
    const [first, second] = one.from < date.from ? [one, date] : [date, one]
    const between = line.words.slice(first.to + 1, second.from)
    /** Two dates in a row of a table. */
    const gap = second.words[0].left - first.words.at(-1)!.right
    if (!between.length && gap > 0.7 * second.words[0].size) return false
    return between.length < 3 && between.every(({ text }) => /^[-–—]$|^\p{L}{1,5}\.?$/u.test(text))
  })
}
