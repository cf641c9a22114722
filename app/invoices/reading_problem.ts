import { portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { sectionOf } from '#app/core/errors/error_codes'
import { mostPages } from '#app/invoices/reading/reading_limits'
import type { BusyFaultCode, InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'

/** The error of a reading on pages and `/v1`; `type` links to its documentation. */
export interface ReadingProblem {
  type: string
  code: InvoiceFaultCode
  detail: string
}

/** What is known of a file that could not be read. */
interface RefusedFile {
  mediaType: string
  /** Null if it has none, or if it was refused before they were counted. */
  pages: number | null
}

export function readingProblem(code: InvoiceFaultCode, file?: RefusedFile): ReadingProblem {
  const type = portalPath(`/docs/errors#${sectionOf(code)}`)
  return { type, code, detail: adviceOn(code, file) }
}

/** The error message of a code, with advice that fits the kind of the file, and how much of it was read. */
function adviceOn(code: InvoiceFaultCode, file?: RefusedFile): string {
  const advice = t(`invoices_answers.${code}`, { kind: kindOfMedia(file?.mediaType ?? '') })
  const pages = file?.pages ?? 0
  if (code !== 'not_an_invoice' || pages <= mostPages) return advice
  return `${advice} ${t('invoices_answers.first_pages_read', { read: mostPages, pages })}`
}

function kindOfMedia(mediaType: string): 'image' | 'heic' | 'text' | 'zip' | 'other' {
  if (mediaType === 'image/heic') return 'heic'
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType === 'text/plain') return 'text'
  return mediaType === 'application/zip' ? 'zip' : 'other'
}

/** The file could not be read, so there is nothing to correct or download. */
export class ReadingRefused extends Refusal {
  constructor(code: InvoiceFaultCode, file: RefusedFile) {
    super(adviceOn(code, file), { status: 422, code })
  }
}

/** The server is too busy to read files now. Nothing was stored. */
export class ReaderBusy extends Refusal {
  constructor(code: BusyFaultCode) {
    super(adviceOn(code), {
      status: 503,
      code,
      headers: { 'Retry-After': '30' },
    })
  }
}
