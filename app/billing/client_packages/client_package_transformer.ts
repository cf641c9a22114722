import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { clientPackageStatusOf } from '#app/billing/client_packages/client_package_status'
import type ClientPackage from '#app/billing/client_package'
import type { PackageUsage } from '#app/billing/client_packages/usage'

/**
 * A client package at the time `now` of the database clock, for pages and `/v1`. `first` is the first package
 * of `packagesOf`, for the variant `inTurn`.
 */
export default class ClientPackageTransformer<
  Held extends ClientPackage = ClientPackage,
> extends BaseTransformer<Held> {
  constructor(
    resource: Held,
    private now: DateTime,
    private first?: PackageUsage
  ) {
    super(resource)
  }

  toObject() {
    const clientPackage = this.resource
    return {
      id: clientPackage.uid,
      name: clientPackage.name,
      family: clientPackage.family,
      status: clientPackageStatusOf(clientPackage, this.now),
      total_calls: clientPackage.totalCalls,
      usage_calls: clientPackage.usageCalls,
      available_calls:
        clientPackage.status === 'pending'
          ? 0
          : clientPackage.totalCalls - clientPackage.usageCalls,
      res_percentage: clientPackage.resPercentage,
      backup: clientPackage.backup,
      activated_at: clientPackage.activatedAt.toJSDate().toISOString(),
      expires_at: clientPackage.expiresAt?.toJSDate().toISOString() ?? null,
    }
  }

  /** Also states whether the next call is charged to it. */
  inTurn() {
    const { first } = this
    const paysNext = first?.paysNext === true && first.clientPackage.id === this.resource.id
    return { ...this.toObject(), pays_next: paysNext }
  }

  /** With its client and its version. Load `holder` beforehand. */
  forStaff() {
    const { holder, version } = this.resource
    return { ...this.toObject(), client: { id: holder.uid, name: holder.name }, version }
  }
}
