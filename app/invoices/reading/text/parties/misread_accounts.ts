import { ibanLength, isIban } from '#app/money/identifiers'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundId } from '#app/invoices/reading/text/parties/found_id'
import type { Word } from '#app/invoices/reading/pages/page_words'

/** Signs that character recognition takes for digits, with these. An `O` or `I` can also be a second reading of the digit after it. */
const digitsOf: Record<string, string[]> = {
  '$': ['5'],
  '?': ['2', '7'],
  'O': ['0', ''],
  'S': ['5', 'S'],
  'I': ['1', 'I', ''],
  'l': ['1'],
  '|': ['1'],
  'B': ['8', 'B'],
  'Z': ['2', 'Z'],
  's': ['5'],
  'o': ['0'],
}
const mostMisread = 3
const group = /^[A-Z\d$?|los]{1,5}$/
const confidence = 0.8

/** Accounts on pictures with misread digits, if their check digits are right after these are corrected. */
export function misreadAccounts(text: DocumentText): FoundId[] {
  return text.lines.flatMap((line) => {
    const rest = linesBelow(text, line, 1)[0]?.words ?? []
    return line.words.flatMap((word, at) => {
      /** `IBAN 1136 X232 …` */
      const isLabelled = /IBAN/i.test(line.words[at - 1]?.text ?? '')
      const start = isLabelled ? word.text.replace(/^[1Il|][1Il|7T](?=\d\d)/, 'IT') : word.text
      const length = word.certainty < 1 && (ibanLength(start.slice(0, 2)) ?? 0)
      const own = [{ ...word, text: start }, ...line.words.slice(at + 1), ...rest]
      const found = length ? accountFrom(own, length) : null
      return found ? [found] : []
    })
  })
}

function accountFrom(all: Word[], length: number): FoundId | null {
  let read = ''
  for (const [at, { text }] of all.entries()) {
    const own = text.replace(/[,.;]$/, '')
    if (!group.test(own)) return null
    read += own
    if (read.length < length) continue
    const value = corrected(read.slice(0, 2), read.slice(2)).find(
      (one) => one.length === length && isIban(one)
    )
    if (value) return { value, words: all.slice(0, at + 1), confidence, isBuyers: false }
    if (read.length > length + 1) return null
  }
  return null
}

/** Countries with the four letters of the bank after the check digits. */
const withBank = new Set(['GB', 'IE', 'NL'])

/** All readings of a text whose signs can be digits. */
function corrected(country: string, text: string): string[] {
  const isOfBank = (at: number) => withBank.has(country) && at > 1 && at < 6
  const digits = [...text].map((sign, at) => (isOfBank(at) ? [sign] : (digitsOf[sign] ?? [sign])))
  const misread = [...text].filter((sign, at) => sign in digitsOf && !isOfBank(at))
  if (misread.length > mostMisread) return []
  return digits.reduce(
    (all, signs) => all.flatMap((start) => signs.map((own) => start + own)),
    [country]
  )
}
