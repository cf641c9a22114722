import de from './phrases/de.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import es from './phrases/es.json' with { type: 'json' }
import fr from './phrases/fr.json' with { type: 'json' }
import it from './phrases/it.json' with { type: 'json' }
import nl from './phrases/nl.json' with { type: 'json' }
import pl from './phrases/pl.json' with { type: 'json' }
import shared from './phrases/shared.json' with { type: 'json' }

/** In this order the names of a phrase that is said of several fields are found. */
export const labelNames = [
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'otherDate',
  'purchaseOrder',
  'buyerReference',
  'paymentReference',
  'otherNumber',
  'subtotal',
  'tax',
  'total',
  'prepaid',
  'amountDue',
  'otherAmount',
  'seller',
  'buyer',
  'otherParty',
  'vatId',
  'taxNumber',
  'iban',
  'currency',
] as const
export type LabelName = (typeof labelNames)[number]

/** In this order, too. */
export const columnNames = [
  'position',
  'itemNumber',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'taxAmount',
  'grossAmount',
  'amount',
  'otherColumn',
] as const
export type ColumnName = (typeof columnNames)[number]

/** What single words of a label mean; label_grammar.ts says what they mean together. */
export const wordMeanings = [
  'whole',
  'part',
  'net',
  'without',
  'gross',
  'including',
  'within',
  'tax',
  'plus',
  'due',
  'paid',
  'aside',
  'invoice',
  'number',
  'date',
  'issue',
  'until',
  'elsewhere',
  'about',
  'somebody',
  'silent',
] as const
export type WordMeaning = (typeof wordMeanings)[number]

/**
 * What invoices print in a language: a file of phrases/. All is written as `tokensOf` gives it, in small
 * letters without accents or signs. What several languages write alike stands in shared.json.
 */
export interface Phrases {
  titles?: Partial<Record<'invoice' | 'creditNote' | 'selfBilled', string[]>>
  /** What stands beside or above a value. Doubtful is what is also said of something else. */
  labels?: Partial<Record<LabelName, { certain?: string[]; doubtful?: string[] }>>
  /** Headings of the columns of lines. */
  columns?: Partial<Record<ColumnName, string[]>>
  labelWords?: Partial<Record<WordMeaning, string[]>>
  /** Beside the name of a party, in a form that has a line for each part. */
  nameLabels?: string[]
  /** Beginnings of words that say a number is the buyer's. */
  buyerWords?: string[]
  /** First words of what stands beside a title and is no name. */
  asides?: string[]
  /** Words of sentences about paying; `paying`, `collecting` and `early` are parts of words. */
  payment?: Partial<Record<'paying' | 'collecting' | 'until' | 'onDay' | 'due' | 'early', string[]>>
  /** Beginnings of the names of months, by their number. */
  months?: Record<string, string[]>
  /** Words by which the language of a page is told. */
  commonWords?: string[]
}

export const phrases = { en, de, fr, it, es, nl, pl, shared } satisfies Record<string, Phrases>

/** A list of all languages together. */
export function inAllLanguages(list: (own: Phrases) => string[] | undefined): string[] {
  return Object.values<Phrases>(phrases).flatMap((own) => list(own) ?? [])
}
