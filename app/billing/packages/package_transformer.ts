import { BaseTransformer } from '@adonisjs/core/transformers'
import type Package from '#app/billing/package'
import PackageCardTransformer from '#app/billing/packages/package_card_transformer'

/** A package for staff: its card, and fields that clients do not see. Amounts are in minor units. */
export default class PackageTransformer extends BaseTransformer<Package> {
  toObject() {
    const offer = this.resource
    return {
      ...new PackageCardTransformer(offer).toObject(),
      /** Lower ones pay first. */
      priority: offer.priority,
      /** How much of a ranking its responses contain, in percent. */
      res_percentage: offer.resPercentage,
      status: offer.status,
      activations_count: Number(offer.$extras.activations_count ?? 0),
      version: offer.version,
      created_at: offer.createdAt.toJSDate().toISOString(),
      updated_at: offer.updatedAt.toJSDate().toISOString(),
    }
  }
}
