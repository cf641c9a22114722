import { findByUid } from '#app/core/db/find_by_uid'
import { pricedFamilies, type Family } from '#app/billing/families'
import Package from '#app/billing/package'

/** The packages that clients can buy, cheapest of each family first; free packages are assigned. */
export function offersForClients(): Promise<Package[]> {
  return Package.query()
    .where('status', 'active')
    .whereIn('family', pricedFamilies)
    .preload('currency')
    .orderBy('price')
    .orderBy('unit_price')
    .orderBy('id')
    .limit(200)
}

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
