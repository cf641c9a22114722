import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

export type FileKind = 'pdf' | 'xml' | 'image' | 'text'

/** Maximum file size in bytes. */
export const mostBytes = 10 * 1024 * 1024

/** The number of bytes that determine the type of a file. */
export const headBytes = 1024

const signatures: Array<[mediaType: string, starts: RegExp]> = [
  ['application/pdf', /^[^]{0,1019}%PDF-/],
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
]

/** The media type by the first bytes, since browsers only guess it by the file name; `text/plain` for other files. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const head = headOf(bytes)
  const known = signatures.find(([, starts]) => starts.test(head))
  if (known) return known[0]
  return startsAsXml(bytes) ? 'application/xml' : 'text/plain'
}

/** Whether a file starts with a tag or declaration, in UTF-8 or UTF-16. */
export function startsAsXml(bytes: Uint8Array): boolean {
  const head = headOf(bytes).replaceAll('\0', '')
  return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[?!\p{L}_]/u.test(head)
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, headBytes)).toString('latin1')
}

/**
 * The kind of a file, by its first bytes, never by its name.
 *
 * @throws InvoiceFault `empty_file`, `file_too_large`, `unsupported_type`
 */
export function kindOf(bytes: Uint8Array): FileKind {
  if (!bytes.length) throw new InvoiceFault('empty_file')
  if (bytes.length > mostBytes) throw new InvoiceFault('file_too_large')
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === 'application/pdf') return 'pdf'
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType === 'application/xml') return 'xml'
  if (isText(bytes)) return 'text'
  throw new InvoiceFault('unsupported_type')
}

/** Printable UTF-8. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex
    return !/[\x00-\x08\x0e-\x1f]/.test(text)
  } catch {
    return false
  }
}
