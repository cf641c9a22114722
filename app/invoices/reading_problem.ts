import { portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { sectionOf } from '#app/core/errors/error_codes'
import type { BusyFaultCode, InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'

/** The error of a reading on pages and `/v1`; `type` links to its documentation. */
export interface ReadingProblem {
  type: string
  code: InvoiceFaultCode
  detail: string
}

export function readingProblem(code: InvoiceFaultCode, mediaType?: string): ReadingProblem {
  const type = portalPath(`/docs/errors#${sectionOf(code)}`)
  return { type, code, detail: adviceOn(code, mediaType) }
}

/** The error message of a code, with advice that fits the kind of the file. */
function adviceOn(code: InvoiceFaultCode, mediaType = ''): string {
  return t(`invoices_answers.${code}`, { kind: kindOfMedia(mediaType) })
}

function kindOfMedia(mediaType: string): 'image' | 'text' | 'zip' | 'other' {
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType === 'text/plain') return 'text'
  return mediaType === 'application/zip' ? 'zip' : 'other'
}

/** The file could not be read, so there is nothing to correct or download. */
export class ReadingRefused extends Refusal {
  constructor(code: InvoiceFaultCode, mediaType: string) {
    super(adviceOn(code, mediaType), { status: 422, code })
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
