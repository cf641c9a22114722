import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { derivedStatus } from '#app/metering/package_status'
import type ClientPackage from '#app/metering/client_package'
import SaleTransformer from '#app/sales/sale_transformer'

/**
 * A client package with what was paid for it, at the moment `now` of the database's clock. Load `sales`
 * beforehand, for staff `holder` too.
 */
export default class PurchaseTransformer extends BaseTransformer<ClientPackage> {
  constructor(
    resource: ClientPackage,
    private now: DateTime
  ) {
    super(resource)
  }

  toObject() {
    const held = this.resource
    const sale = held.sales.find(({ voids }) => voids === null)
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
      sale: sale ? new SaleTransformer(sale).forPurchase() : null,
    }
  }

  forStaff() {
    const { uid, name } = this.resource.holder
    return { ...this.toObject(), client: { id: uid, name } }
  }
}
