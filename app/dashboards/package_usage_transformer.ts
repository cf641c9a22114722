import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PackageUsage } from '#app/metering/usage'

/** One of a client's packages with what is left of it. */
export default class PackageUsageTransformer extends BaseTransformer<PackageUsage> {
  toObject() {
    const { clientPackage, state, remaining, paysNext } = this.resource
    return {
      id: clientPackage.uid,
      name: clientPackage.name,
      family: clientPackage.family,
      state,
      total_calls: clientPackage.totalCalls,
      usage_calls: clientPackage.usageCalls,
      remaining,
      pays_next: paysNext,
      activated_at: clientPackage.activatedAt.toJSDate().toISOString(),
      expires_at: clientPackage.expiresAt?.toJSDate().toISOString() ?? null,
    }
  }
}
