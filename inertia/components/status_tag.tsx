import type { MessageId } from '@lang/message_id'
import { t } from '~/text'

const tones: Record<string, string> = {
  published: 'is-success',
  active: 'is-success',
  succeeded: 'is-success',
  paid: 'is-success',
  running: 'is-primary',
  succeeded_with_errors: 'is-warning',
  exhausted: 'is-warning',
  capped: 'is-warning',
  unpaid: 'is-warning',
  pending_payment: 'is-warning',
  due: 'is-warning',
  archived: 'is-muted',
  inactive: 'is-muted',
  expired: 'is-muted',
  revoked: 'is-muted',
  cancelled: 'is-muted',
  void: 'is-muted',
  failed: 'is-danger',
  suspended: 'is-danger',
  refunded: 'is-danger',
}

/** A status as a dot and a label: `succeeded_with_errors` reads "Succeeded with errors". */
export function StatusTag({ status, label }: { status: string; label?: string }) {
  return <span className={`status ${tones[status] ?? ''}`}>{label ?? statusLabel(status)}</span>
}

/** The label of a code: `succeeded_with_errors` → "Succeeded with errors". */
export function statusLabel(code: string): string {
  const id = words[code]
  if (id) return t(id)
  const plain = code.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const words: Record<string, MessageId> = {
  active: 'common.status_active',
  archived: 'common.status_archived',
  cancelled: 'common.status_cancelled',
  cancelled_upload: 'common.status_cancelled_upload',
  capped: 'common.status_capped',
  done: 'common.status_done',
  draft: 'common.status_draft',
  due: 'common.status_due',
  exhausted: 'common.status_exhausted',
  expired: 'common.status_expired',
  failed: 'common.status_failed',
  inactive: 'common.status_inactive',
  invited: 'common.status_invited',
  open: 'common.status_open',
  paid: 'common.status_paid',
  pending_payment: 'common.status_pending_payment',
  published: 'common.status_published',
  queued: 'common.status_queued',
  refund_due: 'common.status_refund_due',
  refunded: 'common.status_refunded',
  revoked: 'common.status_revoked',
  running: 'common.status_running',
  scheduled: 'common.status_scheduled',
  succeeded: 'common.status_succeeded',
  succeeded_with_errors: 'common.status_succeeded_with_errors',
  suspended: 'common.status_suspended',
  unpaid: 'common.status_unpaid',
  void: 'common.status_void',
  waived: 'common.status_waived',

  attitude: 'common.type_attitude',
  knowledge: 'common.type_knowledge',
  language: 'common.type_language',
  skill: 'common.type_skill',
  tool: 'common.type_tool',

  broader: 'common.relation_broader',
  co_occurs: 'common.relation_co_occurs',
  essential: 'common.relation_essential',
  narrower: 'common.relation_narrower',
  optional: 'common.relation_optional',
  related: 'common.relation_related',

  invoice: 'common.kind_invoice',
  credit_note: 'common.kind_credit_note',

  categories: 'common.kind_domains',
  relations: 'common.kind_relations',
  skills: 'common.kind_skills',
  synonyms: 'common.kind_synonyms',

  category: 'common.subject_category',
  client: 'common.subject_client',
  client_package: 'common.subject_client_package',
  api_key: 'common.subject_api_key',
  contact_message: 'common.subject_contact_message',
  currency: 'common.subject_currency',
  default_setup: 'common.subject_default_setup',
  package: 'common.subject_package',
  refund: 'common.subject_refund',
  sale: 'common.subject_sale',
  seller: 'common.subject_seller',
  synonym: 'common.subject_synonym',
  upload: 'common.subject_upload',
  user: 'common.subject_user',
}
