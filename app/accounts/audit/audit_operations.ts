import { pageAnswer, tagged } from '#app/core/contract/operation'
import {
  listOf,
  timestamp,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
} from '#app/core/json_schema'
import { auditActionNames } from '#app/accounts/audit/audit_actions'
import { auditSubjects } from '#app/accounts/audit/audit_entry'
import type AuditEntryTransformer from '#app/accounts/audit/audit_entry_transformer'
import { auditList } from '#app/accounts/audit/audit_list'
import { fieldChange } from '#app/core/contract/common_schemas'

const auditEntrySchema = recordOf<ReturnType<AuditEntryTransformer['toObject']>>(
  'AuditEntry',
  {
    id: text('4711'),
    created_at: timestamp(),
    actor: nullable(
      objectOf({ id: uid(), full_name: text('Ada Lovelace'), email: text('ada@example.com') })
    ),
    action: enumOf(auditActionNames, 'updated'),
    action_label: text('changed'),
    subject: enumOf(auditSubjects, 'client'),
    subject_id: nullable(uid()),
    subject_name: nullable(text('Analytical Ltd')),
    changes: listOf(fieldChange),
    ip: nullable(text('192.0.2.7')),
  },
  'An action of a staff member. `actor` is null for commands on the server.'
)

export const auditOperations = tagged('Staff', {
  'v1.audit_log': {
    summary: 'List audit log entries',
    description: 'Returns a page of the audit log, newest first.',
    list: auditList,
    answers: { 200: pageAnswer(auditEntrySchema) },
  },
})
