import type { MessageId } from '#lang/message_id'
import { portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { sectionOf } from '#app/core/errors/error_codes'
import type { BusyFaultCode, InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'

/** Error messages with advice. */
const sentences: Record<InvoiceFaultCode, MessageId> = {
  empty_file: 'invoices_answers.empty_file',
  file_too_large: 'invoices_answers.file_too_large',
  unsupported_type: 'invoices_answers.unsupported_type',
  unreadable_pdf: 'invoices_answers.unreadable_pdf',
  password_protected: 'invoices_answers.password_protected',
  no_pages: 'invoices_answers.no_pages',
  xml_malformed: 'invoices_answers.xml_malformed',
  xml_doctype_forbidden: 'invoices_answers.xml_doctype_forbidden',
  xml_too_deep: 'invoices_answers.xml_too_deep',
  xml_not_an_invoice: 'invoices_answers.xml_not_an_invoice',
  unreadable_image: 'invoices_answers.unreadable_image',
  image_too_large: 'invoices_answers.image_too_large',
  not_an_invoice: 'invoices_answers.not_an_invoice',
  limit_exceeded: 'invoices_answers.limit_exceeded',
  queue_full: 'invoices_answers.queue_full',
  server_busy: 'invoices_answers.server_busy',
  reading_failed: 'invoices_answers.reading_failed',
}

/** The error of a reading on pages and `/v1`; `type` links to its documentation. */
export interface ReadingProblem {
  type: string
  code: InvoiceFaultCode
  detail: string
}

export function readingProblem(code: InvoiceFaultCode): ReadingProblem {
  const type = portalPath(`/docs/errors#${sectionOf(code)}`)
  return { type, code, detail: t(sentences[code]) }
}

/** The file could not be read, so there is nothing to correct or download. */
export class ReadingRefused extends Refusal {
  constructor(code: InvoiceFaultCode) {
    super(t(sentences[code]), { status: 422, code })
  }
}

/** The server is too busy to read files now. Nothing was stored. */
export class ReaderBusy extends Refusal {
  constructor(code: BusyFaultCode) {
    super(t(sentences[code]), {
      status: 503,
      code,
      headers: { 'Retry-After': '30' },
    })
  }
}
