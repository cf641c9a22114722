/** All that the audit log can say was done, by the word that is stored, with the label that people read. */
export const auditActions = {
  accepted: 'Accepted the invitation',
  activated: 'Activated',
  archived: 'Archived',
  assigned: 'Assigned',
  changed_password: 'Changed the password',
  created: 'Created',
  deleted: 'Deleted',
  done: 'Marked done',
  invited: 'Invited',
  invited_again: 'Invited again',
  made_base: 'Made the base',
  merged: 'Merged',
  paid: 'Marked paid',
  reactivated: 'Reactivated',
  refunded_calls: 'Refunded calls',
  reopened: 'Reopened',
  restored: 'Restored',
  suspended: 'Suspended',
  updated: 'Updated',
  voided: 'Voided',
  waived: 'Waived',
} as const

export type AuditAction = keyof typeof auditActions

export const auditActionNames = Object.keys(auditActions) as AuditAction[]
