/** The reason why a file could not be read; `message` is English, for logs and terminals. */
export class InvoiceFault extends Error {
  constructor(
    readonly code: InvoiceFaultCode,
    message: string = invoiceFaults[code],
    /** How much of the file was read, if relevant. */
    readonly read: { pages: number; pagesRead: number } | null = null
  ) {
    super(message)
    this.name = 'InvoiceFault'
  }
}

export const invoiceFaults = {
  empty_file: 'The file is empty.',
  file_too_large: 'The file is larger than 10 MB.',
  unsupported_type: 'The file is not a PDF, XML, PNG, JPEG, WebP, TIFF or text file.',
  unreadable_pdf: 'The PDF is damaged and cannot be read.',
  password_protected: 'The PDF is password-protected.',
  no_pages: 'The PDF has no pages.',
  xml_malformed: 'The XML is not well-formed.',
  xml_doctype_forbidden: 'The XML has a document type declaration (DOCTYPE), which is not allowed.',
  xml_too_deep: 'The XML has more than 100 levels of nested elements.',
  xml_not_an_invoice: 'The XML is not a CII, UBL or FatturaPA invoice.',
  unreadable_image: 'The image is damaged and cannot be read.',
  image_too_large: 'The image has more than 50 megapixels.',
  not_an_invoice: 'This does not look like an invoice.',
  limit_exceeded: 'Reading the file takes more time or memory than allowed.',
  queue_full: 'Too many files are waiting to be read. Try again in half a minute.',
  server_busy: 'The server is too busy to read the file now. Try again in half a minute.',
  reading_failed: 'The file could not be read.',
} as const

export type InvoiceFaultCode = keyof typeof invoiceFaults

/** Faults of a busy server: the same file can be read later. */
export const busyFaultCodes = ['queue_full', 'server_busy'] as const satisfies InvoiceFaultCode[]

export type BusyFaultCode = (typeof busyFaultCodes)[number]

export function isBusyFaultCode(code: InvoiceFaultCode): code is BusyFaultCode {
  return busyFaultCodes.some((busy) => busy === code)
}

export function isInvoiceFaultCode(code: unknown): code is InvoiceFaultCode {
  return typeof code === 'string' && code in invoiceFaults
}
