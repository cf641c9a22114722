import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import { inAllLanguages, type Phrases } from '#app/invoices/reading/phrases'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { typeOf } from '#app/invoices/reading/text/document_type'
import type { PrintedDate } from '#app/invoices/reading/text/printed_dates'
import { daysOf, numberWordsToDigits } from '#app/invoices/reading/text/dates/term_days'
import { isOfPaid } from '#app/invoices/reading/text/labels/label_zones'

const ofPaying = (list: keyof NonNullable<Phrases['payment']>) =>
  inAllLanguages(({ payment }) => payment?.[list])

const [paying, collecting, refunding, early] = (
  ['paying', 'collecting', 'refunding', 'early'] as const
).map(ofPaying)

const [until, onDay, due] = [ofPaying('until'), ofPaying('onDay'), ofPaying('due')]

const holds = (text: string, parts: string[]) => parts.some((part) => ` ${text}`.includes(part))

const endsWith = (text: string, words: string[]) =>
  words.some((word) => ` ${text}`.endsWith(` ${word}`))

/** `We will collect £ 63.57`: a text about a direct debit that has not been collected yet. */
export function isAboutCollection(text: string): boolean {
  const key = printedNameKey(text)
  return holds(key, collecting) && !pastTense.test(key)
}

const pastTense =
  /\b(was|were|been|have|stat[aeio]|wurden?|ete|fue|fueron|sido|ha|han|foi|foram|werd|werden|is|zostal[aoy]?|(we|i) (collected|debited))\b/

/** `avant le vendredi 12 juin`, `entro il venerdì 12 giugno`, `by Friday, 12 June` */
const weekday =
  / (monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|maandag|dinsdag|woensdag|donderdag|vrijdag)$/

/** `Please pay by 1 May`: a date in a sentence about payment, except that of a discount. */
export function datesToPayBy(text: DocumentText) {
  return text.lines.flatMap((line) =>
    text.dates[line.index].flatMap((date, at) => {
      const [above, below] = [neighbourOf(text, line, -1), neighbourOf(text, line, 1)]
      const before = printedNameKey(`${above} ${textOf(line.words.slice(0, date.from))}`).replace(
        weekday,
        ''
      )
      /** The date without discount follows the date with discount. */
      const since = text.dates[line.index][at - 1]?.to ?? -1
      const words = line.words.slice(since + 1, date.from)
      /** `2 % discount within 14 days, without by 24 April`, `by 1 April with 2 % discount or by 24 April net` */
      const comma = words.findLastIndex(
        ({ text: word }) => /[,;]$/.test(word) || /^(oder|or|ou|o|of|lub|bzw\.?)$/i.test(word)
      )
      const own = printedNameKey(textOf(words.slice(comma + 1)))
      /** German has the verb at the end: `bis 16.02.2026 auf unser Konto überweisen`. */
      const after = printedNameKey(`${textOf(line.words.slice(date.to + 1))} ${below}`)
      const next = printedNameKey(line.words[date.to + 1]?.text ?? '')
      const isMeant =
        (endsWith(before, until) &&
          (holds(before, paying) || (at === 0 && holds(after, paying)))) ||
        ((holds(before, collecting) || holds(after, collecting)) &&
          (endsWith(before, until) || endsWith(before, onDay))) ||
        (endsWith(before, until) && isBelowDue(text, line)) ||
        (due.includes(next) && !isIssueWithTerm(text, line, date))
      const isEarly = holds(own, early) || isOfDiscount(text, line, date)
      return isMeant && !isEarly && !isOfPaid(text, line.index) ? [{ ...date, score: 0.78 }] : []
    })
  )
}

/** `Date: 12 November 2026, payable within 30 days`: the term counts from the issue date. */
function isIssueWithTerm(
  { labels }: DocumentText,
  { index, words }: Line,
  { from, to }: PrintedDate
): boolean {
  const isIssued = labels[index].some((label) => label.name === 'issueDate' && label.to < from)
  if (!isIssued) return false
  const after = words.slice(to + 1)
  const end = after.findIndex(({ text }) => /[,;]$/.test(text) || endsSentence(text))
  const clause = end === -1 ? after : after.slice(0, end + 1)
  return daysOf(numberWordsToDigits(plainLetters(textOf(clause)))) !== null
}

/** `We will transfer your credit to your account by 1 May`: a date in a sentence about a payment to the customer. */
export function isOfRefund(text: DocumentText, line: Line, { from, to }: PrintedDate): boolean {
  const ends = line.words.flatMap(({ text: word }, at) =>
    endsSentence(word) || /\d{4}\.$|[;!?]$/.test(word) ? [at] : []
  )
  const start = ends.findLast((end) => end < from) ?? -1
  const end = ends.find((own) => own >= to) ?? line.words.length
  return isRefund(text, textOf(line.words.slice(start + 1, end + 1)))
}

/** Whether a text is about a payment to the customer; a self-billed invoice is one. */
export function isRefund(text: DocumentText, sentence: string): boolean {
  const key = ` ${printedNameKey(sentence)}`
  return (
    typeOf(text)?.value !== 'selfBilled' &&
    refunding.some((phrase) => key.includes(` ${phrase}`)) &&
    !holds(key, collecting)
  )
}

/** `by 1 May with 2 % discount, by 24 May net`: the words after a date, beside another one, are about a discount. */
export function isOfDiscount(document: DocumentText, line: Line, date: PrintedDate): boolean {
  const { dates } = document
  const { from, to } = date
  if (isBesideLess(document, line, date)) return true
  const cell = cellWith(line, line.words[to])
  const rest = line.words.slice(to + 1).filter((word) => cell?.words.includes(word))
  const later = dates[line.index].find((other) => other.from > to)
  const end = rest.findIndex(({ text }) => /[,;]$/.test(text) || (!later && endsSentence(text)))
  const own = printedNameKey(textOf(end === -1 ? rest : rest.slice(0, end + 1)))
  if (later) return holds(own, early)
  /** `Due by 24 May net. If you pay by 1 May, we give 2 % discount.` */
  const before = dates[line.index].find((other) => other.to < from)
  const words = before ? line.words.slice(before.to + 1, from) : []
  return words.some(({ text }) => endsSentence(text)) && holds(own, early)
}

/** `by 10.10.25 EUR 970.00, by 30.10.25 EUR 1,000.00`: the amount after a later date is more. */
function isBesideLess({ dates, amounts }: DocumentText, { index }: Line, { to }: PrintedDate) {
  const later = dates[index].find(({ from }) => from > to)
  const money = amounts[index].filter(({ decimals, isPercent }) => decimals === 2 && !isPercent)
  const own = money.find(({ from }) => from > to)
  const next = later && money.find(({ from }) => from > later.to)
  if (!own || !next || own.from > later.from) return false
  const share = Number(own.value) / Number(next.value)
  return share < 1 && share > 0.9
}

function endsSentence(word: string): boolean {
  return /\p{Ll}{3}[)]?\.$|\)\.$/u.test(word)
}

/** `before 14 May` below `Amount to pay`. */
function isBelowDue({ labels }: DocumentText, { index }: Line): boolean {
  const above = labels.slice(Math.max(0, index - 2), index).flat()
  return above.some(({ name, isLeading }) => name === 'amountDue' && isLeading)
}

/** The line above or below if both are lines of a paragraph, which starts at the same place and has no columns. */
function neighbourOf({ lines }: DocumentText, line: Line, step: 1 | -1): string {
  const other = lines[line.index + step]
  const gap = Math.max(other?.top - line.bottom, line.top - other?.bottom)
  const isParagraph =
    other?.page === line.page &&
    isSentence(line) &&
    isSentence(other) &&
    gap < line.bottom - line.top &&
    Math.abs(other.cells[0].left - line.cells[0].left) < 3
  return isParagraph && Math.max(line.words.length, other.words.length) > 5 ? other.text : ''
}

/** One cell; in a picture, what is not recognized can divide a long line. */
function isSentence({ cells, words }: Line): boolean {
  const [, second] = cells
  const isDivided = cells.length === 2 && words.length > 8 && words[0].certainty < 1
  return cells.length === 1 || (isDivided && !/^\p{Lu}/u.test(second.text))
}

/** Whether words end with one such as `until`; the German `am` is also before other dates. */
export function isUntil(words: string): boolean {
  return endsWith(words, until) && !endsWith(words, ['am'])
}

/** Whether a date after these words is that of a payment. */
export function isBeforePayment(words: string): boolean {
  return holds(words, collecting) || (holds(words, paying) && endsWith(words, until))
}
