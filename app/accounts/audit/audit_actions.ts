import type { MessageId } from '#lang/message_id'
import { tIn } from '#app/core/text/text'

/** All actions of the audit log, by their stored name, with their label. */
const auditActions = {
  accepted: 'audit_log.action_accepted',
  activated: 'audit_log.action_activated',
  archived: 'audit_log.action_archived',
  assigned: 'audit_log.action_assigned',
  cancelled: 'audit_log.action_cancelled',
  changed_password: 'audit_log.action_changed_password',
  credited: 'audit_log.action_credited',
  created: 'audit_log.action_created',
  deleted: 'audit_log.action_deleted',
  done: 'audit_log.action_done',
  failed_refund: 'audit_log.action_failed_refund',
  invited: 'audit_log.action_invited',
  invited_again: 'audit_log.action_invited_again',
  made_base: 'audit_log.action_made_base',
  merged: 'audit_log.action_merged',
  paid: 'audit_log.action_paid',
  reactivated: 'audit_log.action_reactivated',
  refunded: 'audit_log.action_refunded',
  refunded_calls: 'audit_log.action_refunded_calls',
  rejected_payment: 'audit_log.action_rejected_payment',
  released: 'audit_log.action_released',
  removed: 'audit_log.action_removed',
  renewed_recovery_codes: 'audit_log.action_renewed_recovery_codes',
  reopened: 'audit_log.action_reopened',
  reset_two_factor: 'audit_log.action_reset_two_factor',
  restored: 'audit_log.action_restored',
  retried: 'audit_log.action_retried',
  revoked: 'audit_log.action_revoked',
  rotated: 'audit_log.action_rotated',
  rotated_secret: 'audit_log.action_rotated_secret',
  showed_secret: 'audit_log.action_showed_secret',
  suspended: 'audit_log.action_suspended',
  switched_off: 'audit_log.action_switched_off',
  switched_off_two_factor: 'audit_log.action_switched_off_two_factor',
  switched_on_two_factor: 'audit_log.action_switched_on_two_factor',
  taken_in: 'audit_log.action_taken_in',
  undone: 'audit_log.action_undone',
  updated: 'audit_log.action_updated',
  uploaded: 'audit_log.action_uploaded',
  used_recovery_code: 'audit_log.action_used_recovery_code',
  voided: 'audit_log.action_voided',
  waived: 'audit_log.action_waived',
} as const satisfies Record<string, MessageId>

export type AuditAction = keyof typeof auditActions

export const auditActionNames = Object.keys(auditActions) as AuditAction[]

const labels = new Map<AuditAction, string>()

/** The English label of an action for `/v1` and files; cached, since files are long. */
export function actionLabel(action: AuditAction): string {
  const label = labels.get(action) ?? tIn('en', auditActions[action])
  labels.set(action, label)
  return label
}
