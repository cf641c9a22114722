/** Compares readings with true values and counts; used for public and for generated invoices. */
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import type {
  Adjustment,
  InvoiceFields,
  LineItem,
  Read,
} from '#app/invoices/reading/invoice_reading'
import { plainValues } from '#app/invoices/reading/plain_values'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import { endOfForm, legalForm } from '#app/invoices/reading/text/parties/name_texts'
import type { ExpectedLine } from './invoice_families/expected.ts'

export interface Wanted {
  expected: Record<string, string | number | null> & { lineItems: ExpectedLine[] }
  /** Which of the values can be seen; those of absent fields are. */
  printed?: Record<string, boolean>
  /** Whether a value that is not there is wrong. */
  isComplete: boolean
  /** Whether the sign of amounts is unknown. */
  isSignless?: boolean
}

export interface Result {
  field: string
  isRight: boolean
  wanted: unknown
  got: string | null
  confidence: number
}

export interface Score {
  results: Result[]
  lines: { wanted: number; found: number; both: number }
  /** Of the lines that were found: how many of each part are right. */
  parts: Record<LinePart, { right: number; of: number }>
  wrongParts: string[]
  /** Checks that fail although all values are right. */
  wrongChecks: string[]
}

const readers: Record<string, (reading: InvoiceFields) => Read | null> = {
  documentType: ({ documentType }) => documentType,
  invoiceNumber: ({ invoiceNumber }) => invoiceNumber,
  issueDate: ({ issueDate }) => issueDate,
  dueDate: ({ dueDate }) => dueDate,
  currency: ({ currency }) => currency,
  sellerName: ({ seller }) => seller.name,
  sellerVatId: ({ seller }) => seller.vatId,
  sellerTaxNumber: ({ seller }) => seller.taxNumber,
  iban: ({ seller }) => seller.iban,
  buyerName: ({ buyer }) => buyer.name,
  subtotal: ({ subtotal }) => subtotal,
  tax: ({ tax }) => tax,
  total: ({ total }) => total,
  prepaid: ({ prepaid }) => prepaid,
  amountDue: ({ amountDue }) => amountDue,
}
export const fieldNames = Object.keys(readers)
export const lineParts = ['description', 'quantity', 'unit', 'unitPrice', 'taxRate'] as const
export type LinePart = (typeof lineParts)[number]

/** Compares a reading, or null for a file that was refused, with the true values. */
export function scored(
  reading: InvoiceFields | null,
  adjustments: Adjustment[],
  wanted: Wanted
): Score {
  const results: Result[] = []
  for (const field of fieldNames) {
    const value = wanted.expected[field] ?? null
    if (!(field in wanted.expected)) continue
    const read = reading && readers[field](reading)
    const isThere = value !== null && wanted.printed?.[field] !== false
    const { value: got = null, confidence = 0 } = read ?? {}
    const isRight = got !== null && value !== null && isSame(field, value, got, wanted)
    if (isThere) results.push({ field, isRight, wanted: value, got, confidence })
    else if (wanted.isComplete && got !== null && !isRight) {
      results.push({ field, isRight: false, wanted: null, got, confidence })
    }
  }
  const lines = matched(wanted, reading?.lineItems ?? [])
  const score = { results, ...lines, wrongChecks: [] as string[] }
  const isWhole =
    results.every(({ isRight }) => isRight) &&
    lines.lines.both === lines.lines.wanted &&
    lines.lines.both === lines.lines.found
  if (reading && isWhole) score.wrongChecks = failedSums(reading, adjustments)
  return score
}

/** The failed checks of sums; those of formats can be right although the value is. */
export function failedSums(reading: InvoiceFields, adjustments: Adjustment[]): string[] {
  return checkInvoice(plainValues(reading), adjustments, null)
    .filter(({ name, isPassed }) => !isPassed && !name.endsWith('_format'))
    .map(({ name }) => name)
}

export function isSame(
  field: string,
  wanted: string | number,
  got: string,
  { isSignless }: Wanted
) {
  if (typeof wanted === 'number') return isSameNumber(wanted, got, isSignless)
  if (/Date$/.test(field) || field === 'currency' || field === 'documentType') return got === wanted
  if (/Name$/.test(field))
    return wanted
      .split('\n')
      .concat(wanted)
      .some((name) => isSameName(name, got))
  const [read, own] = [got, wanted].map((text) => text.replace(/^#|\s/g, ''))
  /** `P.IVA 00743110157`: many pages print VAT numbers without the country. */
  return read === own || (field === 'sellerVatId' && read === own.replace(/^[A-Z]{2}/, ''))
}

function isSameNumber(wanted: number, got: string | null, isSignless = false): boolean {
  if (got === null) return false
  const size = (value: number) => (isSignless ? Math.abs(value) : value)
  return Math.abs(size(Number(got)) - size(wanted)) < 0.005
}

/** The whole name; a legal form at its end may be missing or added. */
function isSameName(wanted: string, got: string): boolean {
  const bare = (name: string) => {
    const form = legalForm.exec(name)
    const isEnd = form && form.index > 1 && !/[\p{L}\d]/u.test(name.slice(endOfForm(name)))
    return printedNameKey(isEnd ? name.slice(0, form.index) : name)
  }
  return printedNameKey(wanted) === printedNameKey(got) || bare(wanted) === bare(got)
}

/** Matches lines by amount, each once, and counts the other parts of the matched ones. */
function matched({ expected, isSignless }: Wanted, found: LineItem[]) {
  const parts = Object.fromEntries(
    lineParts.map((part) => [part, { right: 0, of: 0 }])
  ) as Score['parts']
  const wrongParts: string[] = []
  const wanted = expected.lineItems.filter(({ amount }) => amount !== null)
  const left = found.filter(({ amount }) => amount !== null)
  const lines = { wanted: wanted.length, found: wanted.length ? left.length : 0, both: 0 }
  for (const line of wanted) {
    const fits = left.filter(({ amount }) => isSameNumber(line.amount!, amount!.value, isSignless))
    const own = fits.find((other) => isSameText(line.description, other.description)) ?? fits[0]
    if (!own) continue
    left.splice(left.indexOf(own), 1)
    lines.both += 1
    for (const part of lineParts) {
      const value = line[part]
      if (value === null || value === undefined || value === '') continue
      parts[part].of += 1
      const isRight =
        typeof value === 'number'
          ? isSameNumber(value, own[part]?.value ?? null, isSignless)
          : isSameText(value, own[part])
      if (isRight) parts[part].right += 1
      else wrongParts.push(`${part}: wanted ${value}, got ${own[part]?.value ?? null}`)
    }
  }
  return { lines, parts, wrongParts }
}

function isSameText(wanted: string | null, read: Read | null): boolean {
  const letters = (text: string) => printedNameKey(text).replaceAll(' ', '')
  return wanted !== null && read !== null && letters(wanted) === letters(read.value)
}
