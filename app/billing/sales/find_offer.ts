import type Client from '#app/accounts/client'
import { findByUid } from '#app/core/db/find_by_uid'
import { pricedFamilies, type Family } from '#app/billing/families'
import Package from '#app/billing/package'

/** Which currencies the offers of a client are in: its own, or all. */
export const offerCurrencies = ['own', 'all'] as const

export type OfferCurrencies = (typeof offerCurrencies)[number]

/**
 * The packages that the client can buy, cheapest of each family first; free packages are assigned. They are in
 * the currency of the client, if it has one, or in all where staff allow it.
 */
export function offersFor(
  { currencyId, otherCurrencies }: Buyer,
  currencies: OfferCurrencies = 'own'
): Promise<Package[]> {
  const isOwn = currencyId !== null && !(otherCurrencies && currencies === 'all')
  return Package.query()
    .where('status', 'active')
    .whereIn('family', pricedFamilies)
    .if(isOwn, (query) => query.where('currency_id', currencyId!))
    .preload('currency')
    .orderBy('price')
    .orderBy('unit_price')
    .orderBy('id')
    .limit(200)
}

/** Whether the client can buy the package in its currency. */
export function isOfferedIn({ currencyId, otherCurrencies }: Buyer, offer: Package): boolean {
  return currencyId === null || otherCurrencies || offer.currencyId === currencyId
}

type Buyer = Pick<Client, 'currencyId' | 'otherCurrencies'>

/**
 * Finds a package of these families by its public id, with its currency; drafts are not found. Throws
 * `NotFound`.
 */
export function findOffer(uid: unknown, families: readonly Family[]): Promise<Package> {
  const offers = Package.query()
    .whereIn('family', [...families])
    .whereNot('status', 'draft')
    .preload('currency')
  return findByUid(offers, uid, 'packages_answers.the_package')
}
