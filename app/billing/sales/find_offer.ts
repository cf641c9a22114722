import { NotFound } from '#app/core/errors/problem'
import { isUid } from '#app/core/uid'
import { t } from '#app/core/text/text'
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
export async function findOffer(uid: unknown, families: readonly Family[]): Promise<Package> {
  const offer = isUid(uid)
    ? await Package.query()
        .where('uid', uid)
        .whereIn('family', [...families])
        .whereNot('status', 'draft')
        .preload('currency')
        .first()
    : null
  if (!offer) throw new NotFound(t('packages_answers.the_package'))
  return offer
}
