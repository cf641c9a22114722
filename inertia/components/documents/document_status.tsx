import type { Data } from '@generated/data'
import { StatusTag, statusLabel } from '~/components/status_tag'

type Document = Data.Billing.Documents.List.Document

/** The payment of an invoice, or the refund of a credit note. */
export function DocumentStatus({ document }: { document: Document }) {
  const { kind, payment_status: payment, refund_status: refund } = document
  if (kind === 'invoice') return <StatusTag status={payment} />
  if (!refund) return '–'
  const label = statusLabel(refund === 'due' ? 'refund_due' : 'refunded')
  return <StatusTag status={refund} label={label} />
}
