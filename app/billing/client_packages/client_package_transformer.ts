import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { derivedStatus } from '#app/billing/client_packages/package_status'
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
    const held = this.resource
    return {
      id: held.uid,
      name: held.name,
      family: held.family,
      status: derivedStatus(held, this.now),
      total_calls: held.totalCalls,
      usage_calls: held.usageCalls,
      available_calls: held.totalCalls - held.usageCalls,
      res_percentage: held.resPercentage,
      backup: held.backup,
      activated_at: held.activatedAt.toJSDate().toISOString(),
      expires_at: held.expiresAt?.toJSDate().toISOString() ?? null,
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
