import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { derivedStatus } from '#app/metering/package_status'
import type ClientPackage from '#app/metering/client_package'

/**
 * A client package as staff see it, at the moment `now` of the database's clock. Load `holder` beforehand.
 */
export default class ClientPackageTransformer extends BaseTransformer<ClientPackage> {
  constructor(
    resource: ClientPackage,
    private now: DateTime
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
      client: { id: held.holder.uid, name: held.holder.name },
      total_calls: held.totalCalls,
      usage_calls: held.usageCalls,
      available_calls: held.totalCalls - held.usageCalls,
      res_percentage: held.resPercentage,
      backup: held.backup,
      activated_at: held.activatedAt.toJSDate().toISOString(),
      expires_at: held.expiresAt?.toJSDate().toISOString() ?? null,
      version: held.version,
    }
  }
}
