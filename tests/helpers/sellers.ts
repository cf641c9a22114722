import Seller from '#app/billing/seller'

export const sellerData = {
  legalName: 'Skillary GmbH',
  street: 'Beispielstraße 1',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE136695976',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Musterbank',
  defaultTaxRate: 1900,
  timeZone: 'Europe/Berlin',
}

/** Completes the seller's data, so that sales get invoices: 19 % VAT, due after 14 days. */
export async function completeSeller(changes: Partial<typeof sellerData> = {}): Promise<Seller> {
  const seller = await Seller.current()
  return seller.merge({ ...sellerData, ...changes }).save()
}
