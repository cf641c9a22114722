import {
  inAllLanguages,
  wordMeanings,
  type LabelName,
  type WordMeaning,
} from '#app/invoices/reading/phrases'

const meanings = new Map<string, WordMeaning[]>()
for (const meaning of wordMeanings) {
  for (const word of inAllLanguages(({ labelWords }) => labelWords?.[meaning])) {
    meanings.set(word, [...(meanings.get(word) ?? []), meaning])
  }
}

export interface Meaning {
  name: LabelName
  isCertain: boolean
}

/** German and Dutch compounds end with the amount or tax; other taxes than VAT are named by phrases. */
const endings: [RegExp, WordMeaning][] = [
  [/^[a-z]{3,}(betrag|beitrag|summe|preis|bedrag|total|totaal)$/, 'whole'],
  [
    /^(?!bauabzug|quellen|verrechnungs|strom|energie|grund|hunde|betten|beherbergung|ubernachtung|toeristen|verblijfs)[a-z]{3,}(steuer|belasting)$/,
    'tax',
  ],
]

function meaningsOf(token: string): WordMeaning[] {
  const known = meanings.get(token)
  if (known) return known
  const ending = endings.find(([form]) => form.test(token))
  return ending ? [ending[1]] : []
}

export function isLabelWord(token: string): boolean {
  return meaningsOf(token).length > 0
}

/**
 * The meaning of a label of known words in any order: `Total (excl. VAT)`, `Factuur totaal`, `Date limite de paiement`.
 * Null if a word is unknown, or if the words contradict each other.
 */
export function meaningOf(tokens: string[]): Meaning | null {
  const found = new Set<WordMeaning>()
  for (const token of tokens) {
    if (/^\d+$/.test(token)) continue
    const own = meaningsOf(token)
    if (!own.length) return null
    for (const kind of own) found.add(kind)
  }
  if (found.has('date')) return dateMeaning(found)
  if (found.has('number') || found.has('about')) return numberMeaning(found)
  return amountMeaning(found)
}

function dateMeaning(found: Set<WordMeaning>): Meaning | null {
  if (found.has('tax') || found.has('whole') || found.has('number')) return null
  if (found.has('elsewhere') || found.has('about')) return { name: 'otherDate', isCertain: true }
  if (found.has('until') || found.has('due')) return { name: 'dueDate', isCertain: true }
  if (found.has('invoice') || found.has('issue')) return { name: 'issueDate', isCertain: true }
  return null
}

function numberMeaning(found: Set<WordMeaning>): Meaning | null {
  if (found.has('tax') || found.has('elsewhere')) return null
  if (found.has('somebody') || found.has('about')) return { name: 'otherNumber', isCertain: true }
  return found.has('invoice') ? { name: 'invoiceNumber', isCertain: true } : null
}

function amountMeaning(found: Set<WordMeaning>): Meaning | null {
  const other: WordMeaning[] = ['number', 'elsewhere', 'somebody', 'issue', 'until']
  if (other.some((kind) => found.has(kind) && !found.has('aside'))) return null
  const hasWhole = found.has('whole') || found.has('part')
  if (found.has('aside')) return hasWhole ? { name: 'otherAmount', isCertain: true } : null
  /** `VAT due`, `Te betalen btw` are taxes, `Due incl. VAT` is not. */
  const isTaxDue = found.has('tax') && !found.has('including') && !found.has('without')
  if (found.has('due') && !isTaxDue) return { name: 'amountDue', isCertain: true }
  if (found.has('paid')) return { name: 'prepaid', isCertain: true }
  if (found.has('tax')) {
    if (found.has('within') && !found.has('part') && !found.has('net'))
      return { name: 'tax', isCertain: true }
    if (found.has('without')) return { name: 'subtotal', isCertain: true }
    if (found.has('including') && hasWhole) return { name: 'total', isCertain: true }
    if (found.has('including') || found.has('net') || found.has('part')) return null
    return { name: 'tax', isCertain: true }
  }
  if (found.has('gross')) return { name: 'total', isCertain: true }
  if (found.has('part') || (found.has('net') && hasWhole))
    return { name: 'subtotal', isCertain: true }
  if (hasWhole && found.has('invoice')) return { name: 'total', isCertain: true }
  return null
}

const titled = /^(?!bezugs|ursprungs|original|(?:ver|auf)rechnung)[a-z]{3,}(rechnung|gutschrift)$/
/** A `Verrechnungsnummer` is that of an account. */
const numbered =
  /^(?!verrechnung)[a-z]*(rechnung|gutschrift|faktur|faktuur|factuur|nota|beleg)(en|s)?(nummer|nr|no)$/
const dated = /^[a-z]*(rechnung|gutschrift|faktur|faktuur|factuur|nota|beleg)(en|s)?(datum)$/

/**
 * German and Dutch have compounds: a `Handelsrechnung` is a `Rechnung`, `Creditfactuurnr` a `factuurnummer`.
 */
export function plainTitle(token: string): string {
  if (numbered.test(token)) return 'rechnungsnummer'
  if (dated.test(token)) return 'rechnungsdatum'
  return titled.exec(token)?.[1] ?? token
}
