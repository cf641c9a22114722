import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { Read } from '#app/invoices/reading/invoice_reading'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters } from '#app/invoices/reading/printed_text'

/** `30 days`, `30 jours`, `Net 30`, in plain letters. */
const term =
  /\b(\d{1,3}) ?(?:days?|tagen?|jours?|giorni|gg|dagen|dias|dni|calendar days|kalendertage)\b|\bnet(?:to)? ?(\d{2,3})\b(?![.,]\d| ?%)/
/** Parts of words about payment, in plain letters. */
export const paying =
  /\b(pay|paid|remit|settle|due|net|netto|terms?|zahl|fallig|uberweis|regl|pai|echeance|pag|scadenza|sald|ausgleich|begleich|versa|betal|voldo|overma|over te ma|venc|prazo|plazo|platn|zaplat|termin)/
/** Discounts for early payment, late payment, and terms that begin on a day that is not known. */
const other =
  /%|discount|skonto|escompte|sconto|descuento|desconto|korting|rabat|skont|late|overdue|verzug|mahn|rembours|refund|erstatt|rimbors|reembols|terugbetal|zwrot|retard|mora\b|ritardo|interest|zins|return|cancel|receipt|erhalt|eingang|recept|recep|ricev|ricez|ontvang|otrzym|delivery|lieferung|month|monat|mois|mese|maand|mes\b|mies|\bf\.? ?m\b|\bd\.?f\.?f\.?m/
const longestTerm = 120
/** The date itself is not printed. */
const confidence = 0.8

/** The due date by a printed term, such as `payable within 14 days`, from the issue date. */
export function dueByTerm(text: DocumentText, issued: Read | null): Read | null {
  if (!issued) return null
  for (const line of text.lines) {
    for (const [at, words] of clausesOf(line.words).entries()) {
      const own = plainLetters(textOf(words))
      /** `payable within 14` at the end of the line above */
      const isOfDays = /^(days?|tagen?|jours?|giorni|dagen|dias|dni)\b/.test(own)
      const isLower = /^\p{Ll}/u.test(words[0].text) && !paying.test(own)
      const isContinued = at === 0 && (isLower || isOfDays)
      const clause = isContinued ? `${plainLetters(textOf(endAbove(text, line)))} ${own}` : own
      const found = term.exec(clause)
      if (!found || !paying.test(clause) || other.test(clause)) continue
      const days = Number(found[1] ?? found[2])
      if (days < 1 || days > longestTerm) continue
      const due = new Date(Date.parse(issued.value) + days * 86_400_000)
      const least = Math.min(confidence, issued.confidence)
      return printed(text, due.toISOString().slice(0, 10), words, least)
    }
  }
  return null
}

/** The last clause of the line directly above, if the sentence continues in the line. */
function endAbove({ lines, amounts }: DocumentText, line: Line): Word[] {
  const above = lines[line.index - 1]
  const isNext =
    above?.page === line.page &&
    Math.abs(above.words[0].left - line.words[0].left) < 3 &&
    line.top - above.bottom < line.bottom - line.top &&
    ![above, line].some(({ index }) => amounts[index].some(({ decimals }) => decimals === 2))
  const last = isNext ? clausesOf(above.words).at(-1)! : []
  return /[,;.:]$/.test(last.at(-1)?.text ?? '.') ? [] : last
}

/** The words of a line between commas, semicolons and full stops. */
function clausesOf(words: Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    clauses.at(-1)!.push(word)
    if (/[\p{L})][,;.]$/u.test(word.text)) clauses.push([])
  }
  return clauses.filter((clause) => clause.length)
}
