import { majorUnits } from '#app/money/money'
import type { TaxCategory } from '#app/billing/tax_category'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'

/** The specification identifier (BT-24) of EN 16931 without extensions. */
export const specification = 'urn:cen.eu:en16931:2017'

/** UNTDID 1001. */
export const typeCodes = { invoice: '380', credit_note: '381' } as const

/** UN/ECE Recommendation 20: one. */
export const unitCode = 'C62'

/** Codes of the VATEX list for reasons that are the same everywhere. */
export const exemptionCodes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
}

/** UNTDID 4461: SEPA credit transfer, credit transfer, not specified. */
const means = { sepa: '58', transfer: '30', open: '1' }

export function paymentMeansCode({ currency, paymentInstructions }: BillingDocument): string {
  if (!paymentInstructions.iban) return means.open
  return currency.code === 'EUR' ? means.sepa : means.transfer
}

/** A rate in percent: 1900 is "19.00". */
export function percent(rate: number): string {
  return majorUnits(rate, 2)
}

export function amountIn({ currency }: BillingDocument) {
  return (amount: number) => majorUnits(amount, currency.exponent)
}

/**
 * At most three lines, which both syntaxes have; further ones are joined. The post code and city have elements
 * of their own.
 */
export function addressLines(lines: string[]): Array<string | null> {
  const [one = null, two = null, ...more] = lines.filter(Boolean)
  return [one, two, more.join(', ') || null]
}

/** The reason of a credit note. */
export function notesOf({ reason }: BillingDocument): string[] {
  return reason ? [reason] : []
}
