import { taxOn } from '#app/billing/tax/tax_of'
import type { TaxCategory } from '#app/billing/tax_category'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'

const reasons: Partial<Record<TaxCategory, string>> = {
  AE: 'Reverse charge',
  G: 'Export',
  E: 'Exempt under § 19 UStG',
}

interface Wanted extends Partial<Omit<BillingDocument, 'currency' | 'seller' | 'buyer'>> {
  category?: TaxCategory
  rate?: number
  quantity?: number
  unitPrice?: number
  currency?: BillingDocument['currency']
  seller?: Partial<BillingDocument['seller']>
  buyer?: Partial<BillingDocument['buyer']>
}

/** A document of one line; by default an invoice of €49.00 at 19 %. */
export function billingDocument(wanted: Wanted = {}): BillingDocument {
  const { category = 'S', rate = category === 'S' ? 1900 : 0 } = wanted
  const { quantity = 1, unitPrice = 4900, seller, buyer, ...rest } = wanted
  const net = quantity * unitPrice
  const tax = taxOn(net, rate)
  return {
    kind: 'invoice',
    number: '2026-000042',
    issuedOn: '2026-11-23',
    dueOn: '2026-12-07',
    corrects: null,
    reason: null,
    language: 'en',
    lines: [
      {
        description: 'Starter: 1,000 calls',
        quantity,
        unit_price: unitPrice,
        amount: net,
        category,
        rate,
        supplied_on: '2026-11-23',
      },
    ],
    taxes: [{ category, rate, reason: reasons[category] ?? null, base: net, amount: tax }],
    paymentInstructions: {
      bank_name: 'Musterbank',
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
      reference: '2026-000042',
      text: null,
    },
    currency: { code: 'EUR', exponent: 2 },
    net,
    tax,
    gross: net + tax,
    ...rest,
    seller: {
      name: 'Skillary GmbH',
      street: 'Beispielstraße 1',
      post_code: '10115',
      city: 'Berlin',
      country: 'DE',
      vat_id: 'DE136695976',
      tax_number: '30/123/45678',
      registration: 'HRB 12345 B, Amtsgericht Charlottenburg',
      email: 'billing@skillary.example',
      phone: '+49 30 1234567',
      ...seller,
    },
    buyer: {
      name: 'Analytical Ltd',
      address: ['12 St James’s Square'],
      post_code: 'SW1Y 4LB',
      city: 'London',
      country: 'GB',
      vat_id: 'GB123456789',
      tax_id: null,
      email: 'accounts@analytical.example',
      reference: 'PO-77',
      ...buyer,
    },
  }
}
