import {
  adjustmentIds,
  fieldGroupOf as groupOf,
  fullLabelOf as labelWithGroup,
  labelIdOf,
} from '@invoice_fields'
import { certainFrom } from '@invoice_reading'
import type { Data } from '@generated/data'
import type { MessageId } from '@lang/message_id'
import type { Adjustment } from '#app/invoices/reading/invoice_reading'
import { formatDateTime, formatDecimalMoney } from '~/format'
import { t } from '~/text'

/** `seller.name` → "Name"; `taxes.0.amount` → "Tax". */
export function labelOf(path: string): string {
  return t(labelIdOf(path))
}

/** "Seller", "Line 2" */
export function fieldGroupOf(path: string): string | null {
  return groupOf(path, t)
}

/** "Seller Name", "Line 2 Amount" */
export function fullLabelOf(path: string): string {
  return labelWithGroup(path, t)
}

const types: Record<string, MessageId> = {
  invoice: 'invoices.invoice',
  creditNote: 'invoices.credit_note',
  corrected: 'invoices.corrected_invoice',
  selfBilled: 'invoices.self_billed',
  proforma: 'invoices.proforma',
  receipt: 'invoices.receipt',
}

export const typeOptions = () =>
  Object.entries(types).map(([value, id]) => ({ value, label: t(id) }))

export function typeWord(type: string | null): string {
  return t(types[type ?? ''] ?? 'invoices.invoice')
}

/** "Invoice R-2026-0117", or the file name. */
export function readingTitle(reading: Data.Invoices.Reading): string {
  const { state, file_name: file, document_type: type, invoice_number: number } = reading
  if (state === 'refused') return file
  return `${typeWord(type)} ${number ?? t('invoices.without_number')}`
}

const sources = new Map<string, MessageId>([
  ['xml', 'invoices.note_xml'],
  ['text', 'invoices.note_text'],
  ['ocr', 'invoices.note_ocr'],
])

/** Where a value was found. A value of a page without a place was derived from other values or from the country. */
export function placeText(source: string, page: number | null): string {
  if (page) return t('invoices.source', { source: t(sources.get(source)!), page })
  return t(source === 'xml' ? 'invoices.note_xml' : 'invoices.note_derived')
}

export type ConfidenceClass = 'is-good' | 'is-fair' | 'is-poor'

export function confidenceClass(confidence: number): ConfidenceClass {
  if (confidence >= certainFrom) return 'is-good'
  return confidence >= 0.7 ? 'is-fair' : 'is-poor'
}

const toneWords: Record<ConfidenceClass, MessageId> = {
  'is-good': 'invoices.confidence_good',
  'is-fair': 'invoices.confidence_fair',
  'is-poor': 'invoices.confidence_poor',
}

export function confidenceText(confidence: number): string {
  return t(toneWords[confidenceClass(confidence)])
}

const routes = new Map<string, MessageId>([
  ['xml', 'invoices.route_xml'],
  ['xml_in_pdf', 'invoices.route_xml_in_pdf'],
  ['text', 'invoices.route_text'],
  ['ocr', 'invoices.route_ocr'],
])

const formats = new Map<string, MessageId>([
  ['cii', 'invoices.format_cii'],
  ['zugferd1', 'invoices.format_zugferd1'],
  ['ubl', 'invoices.format_ubl'],
  ['fatturapa', 'invoices.format_fatturapa'],
  ['pdf', 'invoices.format_pdf'],
  ['image', 'invoices.format_image'],
  ['text', 'invoices.format_text'],
])

/** "PDF, 2 pages, from its text, read in 84 ms"; of a refused file only its pages, if they were counted. */
export function methodText({ state, format, pages, route, ms }: Data.Invoices.Reading): string {
  return [
    format && t(formats.get(format)!),
    pages && t('invoices.pages', { count: pages }),
    route && t(routes.get(route)!),
    state === 'read' && t('invoices.read_in', { ms }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** "discount €177.93" */
export function adjustmentText({ kind, amount }: Adjustment, currency: string | null): string {
  return t(adjustmentIds[kind], { amount: formatDecimalMoney(amount, currency) })
}

/** When the reading is deleted: "Will be deleted on 3 Nov 2026, 09:30 unless you keep it." */
export function retentionText(reading: Data.Invoices.Reading): string {
  const { is_kept: isKept, expires_at: ends, state } = reading
  if (!ends) return t('invoices.kept_for_good')
  const when = formatDateTime(ends)
  if (isKept) return t('invoices.kept_until', { when })
  return state === 'read'
    ? t('invoices.expires', { when })
    : t('invoices.expires_refused', { when })
}
