import { BaseTransformer } from '@adonisjs/core/transformers'
import type AuditEntry from '#app/accounts/audit/audit_entry'

/** A refund of calls, from its entry in the audit log. Load the entries with `refundsOf`. */
export default class CallRefundTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { createdAt, after, $extras } = this.resource
    return {
      at: createdAt.toJSDate().toISOString(),
      calls: Number(after?.calls),
      reason: String(after?.reason),
      by: $extras.actor_name as string | null,
    }
  }
}
