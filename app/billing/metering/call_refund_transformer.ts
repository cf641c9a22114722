import { BaseTransformer } from '@adonisjs/core/transformers'
import type AuditEntry from '#app/accounts/audit/audit_entry'

/** An act of giving calls back, from its entry in the audit log. Read them by `refundsOf`. */
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
