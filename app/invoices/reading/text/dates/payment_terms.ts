import { isRefund } from '#app/invoices/reading/text/dates/due_dates_in_sentences'
import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { Read } from '#app/invoices/reading/invoice_reading'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters } from '#app/invoices/reading/printed_text'
import { daysOf, numberWordsToDigits } from '#app/invoices/reading/text/dates/term_days'

/** `30 dias data fatura`: a term is all that the clause states. */
const ofInvoice =
  /^\W*(?:a )?\d{1,3} ?(?:dias|dni) (?:da |de |de la |od |desde )?(?:data|fecha|daty)(?: d[ae](?: la)?)? (?:emis|factura|fatura|faktury|wystawienia)/
/** Parts of words about payment, in plain letters. */
export const paying =
  /\b(pay|paid|remit|settle|due|net|netto|terms?|(?:be)?zahl|fallig|uberweis|regl|pai|virer|virement|echeance|pag|scadenza|rimessa diretta|rim\. ?dir|bonifico|b\.b\.|ech\.|ri\.? ?ba|sald|ausgleich|kondition|begleich|entricht|anweis|ziel|versa|betal|betaal|voldo|vereff|stort|overma|over te ma|venc|prazo|plazo|platn|zaplat|termin|transferencia|abonar|liquidar|domicilia|cargar(a|emos)|credito a|przelew|uregul|wplac|wplat|kupieck|multibanco|(?<!spese (di )?)incass|afschrijven|schrijven (wij|we) .*\baf\b)/
/** Discounts for early payment, late payment, complaints, business days, and terms that begin on a day that is not known. */
const other =
  /%|discount|skonto|escompte|sconto|descuento|desconto|korting|rabat|skont|\blate|overdue|verzug|mahn|rembours|refund|erstatt|rimbors|reembols|zwrot|retard|mora\b|ritardo|interest|zins|habil|laborabl|uteis|robocz|werktag|ouvre|lavorativ|werkdag|return|cancel|(?<!letra de )cambio|devoluc|umtausch|(?<!bill of )exchange|echange|garant|receipt|receiving|complain|dispute|klacht|bezwaar|einspruch|widerspruch|reklam|beanstand|erhalt|(?<!zahlungs)eingang|recept|recep|ricev|ricez|ontvang(?!en)|nadat|terug|otrzym|delivery|lieferung|month|monat|mois|mese|maand|mes\b|mies|\beom\b|\bf\.? ?m\b|\bd\.?f\.?f\.?m/
/** Nothing but a term, as the end of a list. */
const onlyTerm = /^\d{1,3} ?(?:days|tage|jours|giorni|gg|dagen|dias|dni)\W*$/
const longestTerm = 120
/** The date itself is not printed. */
const confidence = 0.8

/** The due date by a printed term, such as `payable within 14 days`, from the issue date. */
export function dueByTerm(text: DocumentText, issued: Read | null): Read | null {
  if (!issued) return null
  for (const line of text.lines) {
    const clauses = clausesOf(line.words)
    for (const [at, words] of clauses.entries()) {
      const own = plainLetters(textOf(words))
      /** `payable within 14` at the end of the line above */
      const isOfDays = /^(days?|tagen?|jours?|giorni|dagen|dgn|dias|dni)\b/.test(own)
      const isLower = /^\p{Ll}/u.test(words[0].text) && !paying.test(own)
      const isContinued = at === 0 && (isLower || isOfDays)
      /** `Sposób zapłaty: przelew, 14 dni` */
      const before = at > 0 && onlyTerm.test(own) ? clauses[at - 1] : []
      const above = plainLetters(textOf(isContinued ? endAbove(text, line) : before))
      const clause = numberWordsToDigits(`${above} ${own}`.trim())
      const days = daysOf(clause)
      /** `within 30 days to` above `our account` */
      const isLast = at === clauses.length - 1
      const whole = `${clause} ${plainLetters(textOf(isLast ? startBelow(text, line) : []))}`
      const isTerm = paying.test(whole) || ofInvoice.test(clause)
      if (!days || days > longestTerm || !isTerm || other.test(whole) || isRefund(text, whole))
        continue
      const due = new Date(Date.parse(issued.value) + days * 86_400_000)
      const least = Math.min(confidence, issued.confidence)
      return printed(text, due.toISOString().slice(0, 10), words, least)
    }
  }
  return null
}

/** The last clause of the line directly above, if the sentence continues in the line. */
function endAbove(text: DocumentText, line: Line): Word[] {
  const above = text.lines[line.index - 1]
  return isContinuedIn(text, above, line) ? clausesOf(above.words).at(-1)! : []
}

/** The first clause of the line directly below, if a sentence continues there in lower case. */
function startBelow(text: DocumentText, line: Line): Word[] {
  const below = text.lines[line.index + 1]
  const isLower = /^\p{Ll}/u.test(below?.words[0].text ?? '')
  return isLower && isContinuedIn(text, line, below) ? clausesOf(below.words)[0] : []
}

function isContinuedIn({ amounts }: DocumentText, line: Line | undefined, next: Line): boolean {
  return (
    line?.page === next.page &&
    Math.abs(line.words[0].left - next.words[0].left) < 3 &&
    next.top - line.bottom < next.bottom - next.top &&
    !/[,;.:]$/.test(line.words.at(-1)!.text) &&
    ![line, next].some(({ index }) => amounts[index].some(({ decimals }) => decimals === 2))
  )
}

/** `Pag. 30 gg`, `Ri.Ba. 60 gg`, `Règl. 30 jours`: an abbreviation before the term. */
const abbreviated = /^(cond|pag|pagam|ri\.?ba|bon|b\.b|r\.d|r[eèé]gl|[eé]ch|rim|dir)\.$/i

/** The words of a line between commas, semicolons and full stops. */
function clausesOf(words: Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    clauses.at(-1)!.push(word)
    if (/[\p{L})][,;.]$/u.test(word.text) && !abbreviated.test(word.text)) clauses.push([])
  }
  return clauses.filter((clause) => clause.length)
}
