import { isCalendarDay } from '#app/invoices/reading/calendar_day'
import type {
  Adjustment,
  AdjustmentKind,
  DocumentType,
  LineItem,
  Party,
  Read,
  TaxLine,
} from '#app/invoices/reading/invoice_reading'

/** A value from XML: certain, and without a place. */
export function stated<T extends string>(value: T | null | undefined): Read<T> | null {
  return value ? { value, confidence: 1, source: 'xml', page: null, box: null } : null
}

/** A decimal without plus sign; null for anything else, and for more digits than amounts have. */
export function statedDecimal(text: string | null | undefined): Read | null {
  const plain = text?.trim().replace(/^\+/, '')
  return plain && /^-?(\d{1,18}\.?\d{0,18}|\.\d{1,18})$/.test(plain) ? stated(plain) : null
}

/** A date as `YYYY-MM-DD`, also from `YYYYMMDD`; time and zone are dropped. Null for invalid dates. */
export function statedDate(text: string | null | undefined): Read | null {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text?.trim() ?? '')
  const day = parts && `${parts[1]}-${parts[2]}-${parts[3]}`
  return day && isCalendarDay(day) ? stated(day) : null
}

/** An ISO 4217 code; null for other formats. */
export function statedCurrency(text: string | null | undefined): Read | null {
  const code = text?.trim().toUpperCase()
  return code && /^[A-Z]{3}$/.test(code) ? stated(code) : null
}

export function statedParty(party: { [K in keyof Party]: string | null }): Party {
  return {
    name: stated(party.name),
    vatId: stated(party.vatId),
    taxNumber: stated(party.taxNumber),
    address: stated(party.address),
    country: stated(party.country),
    iban: stated(party.iban?.replace(/\s+/g, '')),
  }
}

/** Joins the lines of an address; null if there are none. */
export function joined(parts: (string | null)[], separator = ', '): string | null {
  return parts.filter(Boolean).join(separator) || null
}

export function statedTax(tax: { [K in keyof TaxLine]: string | null }): TaxLine {
  return {
    rate: statedDecimal(tax.rate),
    base: statedDecimal(tax.base),
    amount: statedDecimal(tax.amount),
    category: stated(tax.category),
  }
}

export function statedLine(line: { [K in keyof LineItem]: string | null }): LineItem {
  return {
    description: stated(line.description),
    quantity: statedDecimal(line.quantity),
    unit: stated(line.unit),
    unitPrice: statedDecimal(line.unitPrice),
    taxRate: statedDecimal(line.taxRate),
    amount: statedDecimal(line.amount),
  }
}

/** Credit note codes of UNTDID 1001 in EN 16931; self-billed ones are credit notes first. */
const creditNoteCodes = new Set('81 83 261 262 296 308 381 396 420 458'.split(' '))
const otherCodes: Record<string, DocumentType> = {
  384: 'corrected',
  389: 'selfBilled',
  527: 'selfBilled',
  500: 'selfBilled',
  501: 'selfBilled',
  325: 'proforma',
}

export function documentTypeOf(code: string | null): DocumentType {
  if (code && creditNoteCodes.has(code)) return 'creditNote'
  return (code && otherCodes[code]) || 'invoice'
}

/** Amounts that change the sum, without those of zero or without a number. */
export function adjustmentsOf(found: [AdjustmentKind, string | null][]): Adjustment[] {
  return found.flatMap(([kind, text]) => {
    const amount = statedDecimal(text)?.value
    return amount && Number(amount) !== 0 ? [{ kind, amount }] : []
  })
}
