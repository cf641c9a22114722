import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { mostBytes } from '#app/invoices/reading/reading_limits'

export type FileKind = 'pdf' | 'xml' | 'image' | 'text'

/** The number of bytes that determine the type of a file. */
export const headBytes = 1024

const signatures: Array<[mediaType: string, starts: RegExp]> = [
  /** Also office documents; before PDF, which an archive can contain without compression. */
  ['application/zip', /^PK(?!\s)\p{Cc}{2}/u],
  ['application/pdf', /^[^]{0,1019}%PDF-/],
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/tiff', /^(II\*\0|MM\0\*)/],
  ['image/heic', /^[^]{4}ftyp(he[iv][cmsx]|m[is]f1)/],
]

const endings: Array<[mediaType: string, ends: RegExp]> = [
  ['application/pdf', /\.pdf$/i],
  ['application/xml', /\.xml$/i],
  ['image/png', /\.png$/i],
  ['image/jpeg', /\.jpe?g$/i],
  ['image/webp', /\.webp$/i],
  ['image/tiff', /\.tiff?$/i],
  ['text/plain', /\.txt$/i],
]

/** The media type by the first bytes, since browsers only guess it by the file name; that of the name if the file is empty. */
export function mediaTypeOf(bytes: Uint8Array, name = ''): string {
  const head = headOf(bytes)
  const known = bytes.length
    ? signatures.find(([, starts]) => starts.test(head))
    : endings.find(([, ends]) => ends.test(name))
  if (known) return known[0]
  if (startsAsXml(bytes)) return 'application/xml'
  return bytes.length && isText(bytes.subarray(0, headBytes), true) ? 'text/plain' : unknownType
}

const unknownType = 'application/octet-stream'

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
  /** HEIC, the format of iPhone photos, is recognized for its error message only: `sharp` does not decode it. */
  if (mediaType.startsWith('image/') && mediaType !== 'image/heic') return 'image'
  if (mediaType === 'application/xml') return 'xml'
  if (isText(bytes)) return 'text'
  throw new InvoiceFault('unsupported_type')
}

/** Printable UTF-8; a part of a text may end within a character. */
function isText(bytes: Uint8Array, isPart = false): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart })
    // eslint-disable-next-line no-control-regex
    return !/[\x00-\x08\x0e-\x1f]/.test(text)
  } catch {
    return false
  }
}
