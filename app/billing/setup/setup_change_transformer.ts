import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SetupValues } from '#app/billing/setup/change_setup'
import type { AuditRow } from '#app/accounts/audit/audit_list'

/** One change of Limitation Setup: the fields that changed, before and after. */
export default class SetupChangeTransformer extends BaseTransformer<AuditRow> {
  toObject() {
    const { actor } = this.resource
    const { createdAt, before, after } = this.resource.entry
    return {
      at: createdAt.toJSDate().toISOString(),
      /** Null for changes from the command line. */
      by: actor ? { id: actor.uid, full_name: actor.fullName } : null,
      before: (before ?? {}) as Partial<SetupValues>,
      after: (after ?? {}) as Partial<SetupValues>,
    }
  }
}
