import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

export type FileKind = 'pdf' | 'xml' | 'image' | 'text'

/** Maximum file size in bytes. */
export const mostBytes = 10 * 1024 * 1024

/**
 * The kind of a file, by its first bytes, never by its name.
 *
 * @throws InvoiceFault `empty_file`, `file_too_large`, `unsupported_type`
 */
export function kindOf(bytes: Uint8Array): FileKind {
  if (!bytes.length) throw new InvoiceFault('empty_file')
  if (bytes.length > mostBytes) throw new InvoiceFault('file_too_large')
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (isImage(bytes)) return 'image'
  const start = head.replaceAll('\0', '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '')
  if (/^<[?!\p{L}_]/u.test(start)) return 'xml'
  if (isText(bytes)) return 'text'
  throw new InvoiceFault('unsupported_type')
}

/** Printable UTF-8 of more than a few words. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length < 30) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex
    return !/[\x00-\x08\x0e-\x1f]/.test(text) && /\p{L}{3}/u.test(text) && /\n/.test(text)
  } catch {
    return false
  }
}

/** PNG, JPEG or WebP. */
function isImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP/s.test(head)
  )
}
