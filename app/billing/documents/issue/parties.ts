import type { Language } from '#config/i18n'
import type Client from '#app/accounts/client'
import type { BuyerCopy, SellerCopy } from '#app/billing/invoice'
import type Seller from '#app/billing/seller'
import { isVatId } from '#app/money/identifiers'

/** The seller's data on a new document. Only for complete data. */
export function sellerCopy(seller: Seller): SellerCopy {
  return {
    name: seller.legalName!,
    street: seller.street!,
    post_code: seller.postCode!,
    city: seller.city!,
    country: seller.country!,
    vat_id: seller.vatId,
    tax_number: seller.taxNumber,
    registration: seller.registration,
    email: seller.email,
    phone: seller.phone,
  }
}

/** The client's data on a new document. EN 16931 requires a country: without one, it is the seller's. */
export function buyerCopy(client: Client, seller: Seller): BuyerCopy {
  const taxId = client.taxId?.trim() || null
  const hasVatId = taxId !== null && isVatId(taxId) === true
  return {
    name: client.billingName ?? client.name,
    address: (client.billingAddress ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    post_code: client.billingPostCode,
    city: client.billingCity,
    country: client.country ?? seller.country!,
    vat_id: hasVatId ? taxId.replace(/[\s.\-/]+/g, '').toUpperCase() : null,
    tax_id: hasVatId ? null : taxId,
    email: client.billingEmail ?? client.email,
    reference: client.buyerReference,
  }
}

const germanSpeaking = ['DE', 'AT', 'CH', 'LI']

/** The language of a client's documents: the chosen one, or that of its country. */
export function documentLanguage({ language, country }: Client): Language {
  return language ?? (germanSpeaking.includes(country ?? '') ? 'de' : 'en')
}
