import type { DocumentType } from '#app/invoices/reading/invoice_reading'
import de from './phrases/de.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }
import es from './phrases/es.json' with { type: 'json' }
import fr from './phrases/fr.json' with { type: 'json' }
import it from './phrases/it.json' with { type: 'json' }
import nl from './phrases/nl.json' with { type: 'json' }
import pl from './phrases/pl.json' with { type: 'json' }
import pt from './phrases/pt.json' with { type: 'json' }
import shared from './phrases/shared.json' with { type: 'json' }

/** The order determines the order of fields for a phrase of several fields. */
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
  'withheld',
  'rounding',
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

/** Labels of sums of a document, and those without taxes, which are parts of them. */
export const sumLabels = new Set<LabelName>(['subtotal', 'tax', 'total', 'prepaid', 'amountDue'])
export const wholeSumLabels = new Set<LabelName>(['subtotal', 'total', 'prepaid', 'amountDue'])

/** Ordered in the same way. */
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

/** The meanings of single words of a label; label_grammar.ts combines them. */
export const wordMeanings = [
  /** Totals and amounts, as in `grand total` */
  'whole',
  /** Sums of a part, such as subtotals and taxable amounts */
  'part',
  /** `net`: with an amount, a subtotal */
  'net',
  /** `excl.`, `without`: tax is not included */
  'without',
  /** `gross`: with tax */
  'gross',
  /** `incl.`, `with`: tax is included */
  'including',
  /** `thereof`, `contains`: tax within an amount */
  'within',
  /** Names of taxes */
  'tax',
  /** `plus`, `add`: tax that is added */
  'plus',
  /** Amounts that are still to be paid */
  'due',
  /** Payments and deposits */
  'paid',
  /** Amounts beside the sums, such as discounts and shipping */
  'aside',
  /** Names of the document */
  'invoice',
  /** Words for numbers and references */
  'number',
  /** Words for dates */
  'date',
  /** The issue of the document */
  'issue',
  /** What is subtracted, such as an earlier invoice */
  'deducting',
  /** Deadlines and payment */
  'until',
  /** Other documents and events, such as orders and deliveries */
  'elsewhere',
  /** References to another invoice, such as `cancels` */
  'about',
  /** Customers, contracts and other owners of a number */
  'somebody',
  /** Filler words without a meaning */
  'silent',
] as const
export type WordMeaning = (typeof wordMeanings)[number]

/**
 * The phrases on invoices in a language: a file of phrases/. They are written in the form of `tokensOf`:
 * lower case without accents and punctuation. Phrases of several languages are in shared.json.
 */
export interface Phrases {
  titles?: Partial<Record<DocumentType, string[]>>
  /** Titles of documents with prices that are not invoices, such as quotations. */
  otherTitles?: string[]
  /** Titles of documents that list invoices, such as reminders and statements. */
  reminderTitles?: string[]
  /** Labels beside or above a value; doubtful ones also label other values. */
  labels?: Partial<Record<LabelName, { certain?: string[]; doubtful?: string[] }>>
  /** Column headings of the table of lines. */
  columns?: Partial<Record<ColumnName, string[]>>
  labelWords?: Partial<Record<WordMeaning, string[]>>
  /** Labels of the name of a party in a form with a line for each part. */
  nameLabels?: string[]
  /** Other labels of forms and titles of parts, which are not names. */
  formLabels?: string[]
  /** Prefixes of words that assign a number to the buyer. */
  buyerWords?: string[]
  /** Prefixes of words before accounts that are not those to pay to, if another one is printed. */
  otherAccounts?: string[]
  /** Words before an account of the customer. */
  customerAccounts?: string[]
  /** First words of texts beside a title that are not names. */
  asides?: string[]
  /** First words of a line of an address that names a person, as `Attn:`. */
  attention?: string[]
  /** First words of departments. */
  departments?: string[]
  /** Words in sentences about payment; `paying`, `collecting` and `early` are parts of words; `refunding`: to the customer. */
  payment?: Partial<
    Record<'paying' | 'collecting' | 'refunding' | 'until' | 'onDay' | 'due' | 'early', string[]>
  >
  /** Prefixes of month names, by the number of the month. */
  months?: Record<string, string[]>
  /** Words to detect the language of a page. */
  commonWords?: string[]
}

export const phrases = { en, de, fr, it, es, nl, pl, pt, shared } satisfies Record<string, Phrases>

/** The combined lists of all languages. */
export function inAllLanguages(list: (own: Phrases) => string[] | undefined): string[] {
  return Object.values<Phrases>(phrases).flatMap((own) => list(own) ?? [])
}

/** The titles of all kinds of documents. */
export const documentTitles = inAllLanguages((own) => Object.values(own.titles ?? {}).flat())
