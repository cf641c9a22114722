/**
 * The values of an invoice. Names follow the business terms (BT) and groups (BG) of EN 16931-1.
 *
 * A field that the document does not have is null. So are values with a confidence below `leastConfidence`, except in
 * lines and taxes. Nothing is calculated: totals are those of the document.
 */
export interface InvoiceFields {
  /** BT-3, from its code or the printed title. */
  documentType: Read<DocumentType> | null
  /** BT-1 */
  invoiceNumber: Read | null
  /** BT-2, as `YYYY-MM-DD` */
  issueDate: Read | null
  /** BT-9, as `YYYY-MM-DD` */
  dueDate: Read | null
  /** BT-5, an ISO 4217 code */
  currency: Read | null
  /** BG-4 */
  seller: Party
  /** BG-7 */
  buyer: Party
  /** BT-13 */
  purchaseOrder: Read | null
  /** BT-10, in Germany the Leitweg-ID of an authority */
  buyerReference: Read | null
  /** BT-83, the remittance information */
  paymentReference: Read | null
  /** BT-109, without VAT, after document allowances and charges */
  subtotal: Read | null
  /** BT-110, in the invoice's currency */
  tax: Read | null
  /** BT-112, with VAT */
  total: Read | null
  /** BT-113 */
  prepaid: Read | null
  /** BT-115 */
  amountDue: Read | null
  /** BG-23, one for each rate and category */
  taxes: TaxLine[]
  /** BG-25 */
  lineItems: LineItem[]
}

/** The result of a reader before the checks; `profile` is the specification identifier of the XML. */
export interface InvoiceValues extends InvoiceFields {
  profile: string | null
  adjustments: Adjustment[]
}

/** An amount that is neither a line nor a tax, without sign except for `untaxed` and `rounding`. */
export interface Adjustment {
  kind: AdjustmentKind
  amount: string
}

export const adjustmentKinds = [
  /** BT-92, a discount on the whole document */
  'allowance',
  /** BT-99, such as postage */
  'charge',
  /** Tax that the buyer withholds and pays on the seller's behalf, as in Italy, Spain and Portugal; deducted from the total, or already included in it */
  'withheld',
  /** Printed between tax and total, such as a disbursement, postage or a deposit without tax; negative for a discount */
  'untaxed',
  /** BT-114 */
  'rounding',
] as const

export type AdjustmentKind = (typeof adjustmentKinds)[number]

export interface InvoiceReading extends InvoiceFields {
  checks: Check[]
  meta: ReadingMeta
}

/** A value. Amounts, quantities and rates are decimal strings, such as `-1234.50`. */
export interface Read<T extends string = string> {
  value: T
  /** From 0 to 1, see `certainFrom`. */
  confidence: number
  source: ReadingSource
  /** From 1; null for values that are only in XML. */
  page: number | null
  box: Box | null
}

export const readingSources = ['xml', 'text', 'ocr'] as const

export type ReadingSource = (typeof readingSources)[number]

/** The place of a value on its page: shares of the page's width and height from the top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const documentTypes = [
  'invoice',
  /** 381 and similar codes */
  'creditNote',
  /** 384, with the new amounts or the difference */
  'corrected',
  /** 389, issued by the buyer */
  'selfBilled',
  /** 325, not a claim yet */
  'proforma',
  /** A till receipt: already paid, usually without a buyer; EN 16931 has no code for it */
  'receipt',
] as const

export type DocumentType = (typeof documentTypes)[number]

export interface Party {
  /** BT-27, BT-44 */
  name: Read | null
  /** BT-31, BT-48 */
  vatId: Read | null
  /** BT-32, of the seller; for an Italian buyer the codice fiscale */
  taxNumber: Read | null
  /** BG-5, BG-8: street, further lines, post code and city in one text */
  address: Read | null
  /** BT-40, BT-55, ISO 3166-1 alpha-2 */
  country: Read | null
  /** BT-84 of the seller; of the buyer BT-91, from which a direct debit is taken */
  iban: Read | null
}

export interface TaxLine {
  /** BT-119, in percent */
  rate: Read | null
  /** BT-116 */
  base: Read | null
  /** BT-117 */
  amount: Read | null
  /** BT-118, a code of UNTDID 5305: S, Z, E, AE, K, G, O, L, M */
  category: Read | null
}

export interface LineItem {
  /** BT-153, else BT-154 */
  description: Read | null
  /** BT-129 */
  quantity: Read | null
  /** BT-130, the code in XML or the printed word */
  unit: Read | null
  /** BT-146, without VAT if the document says so */
  unitPrice: Read | null
  /** BT-152, in percent */
  taxRate: Read | null
  /** BT-131 */
  amount: Read | null
}

/** The result of a consistency check; checks without all values are not listed. */
export interface Check {
  name: CheckName
  isPassed: boolean
  /** If it failed: the paths of the compared, differing or invalid fields; `taxes` and `lineItems` for their amounts. */
  fields: string[]
  /** Of a failed check of sums; absent in readings of earlier versions. */
  sum?: FailedSum
}

/** Amounts that do not add up. */
export type FailedSum = {
  /** Negative if subtracted. */
  parts: Term[]
  result: string
  /** The amounts that the result should equal, one of them if there are two. */
  stated: Term[]
}

export type Term = {
  /** The path of a field, a list, or the kind of an adjustment. */
  name: string
  amount: string
}

export const checkNames = [
  /** subtotal + tax = total (BR-CO-15) */
  'net_plus_tax',
  /** the lines' amounts, allowances and charges add up to the subtotal, or to the total if they contain tax */
  'lines_are_net',
  /** the amounts of the taxes add up to tax (BR-CO-14) */
  'taxes_are_tax',
  /** total - prepaid - withheld + rounding = amount due (BR-CO-16) */
  'due_is_rest',
  /** the values of the attached XML equal the printed ones */
  'xml_is_print',
  'iban_format',
  'vat_id_format',
] as const

export type CheckName = (typeof checkNames)[number]

export const readingRoutes = ['xml', 'xml_in_pdf', 'text', 'ocr'] as const

export interface ReadingMeta {
  /** The method of reading. */
  route: (typeof readingRoutes)[number]
  format: ReadingFormat
  /** BT-24, the specification identifier of the XML. */
  profile: string | null
  /** Null for files without pages. */
  pages: number | null
  pagesRead: number | null
  ms: number
  warnings: ReadingWarning[]
  /** Between lines, totals and amount due; absent in readings of earlier versions. */
  adjustments?: Adjustment[]
}

export const invoiceFormats = [
  'cii',
  'zugferd1',
  'ubl',
  'fatturapa',
  'pdf',
  'image',
  'text',
] as const

export type ReadingFormat = (typeof invoiceFormats)[number]

export const readingWarnings = [
  /** The file has more pages than the maximum, which were not read. */
  'pages_left',
  /** More lines or longer texts than the maximum, which were cut off. */
  'values_left',
  /** XML is attached that could not be read; the values come from the pages. */
  'xml_unreadable',
  /** Some pages were read as images. */
  'read_by_ocr',
  /** The pages hold several invoices, whose values can be mixed. */
  'several_invoices',
  /** By its title, the document is another one, such as a quotation. */
  'other_document',
] as const

export type ReadingWarning = (typeof readingWarnings)[number]

/** Values with a lower confidence are null, except in lines and taxes. */
export const leastConfidence = 0.4

/** At least 98 % of the values with this confidence or more are correct. */
export const certainFrom = 0.9

export function emptyParty(): Party {
  return { name: null, vatId: null, taxNumber: null, address: null, country: null, iban: null }
}
