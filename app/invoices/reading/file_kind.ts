import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

export type FileKind = 'pdf' | 'xml' | 'image' | 'text'

/** Maximum file size in bytes. */
export const mostBytes = 10 * 1024 * 1024
/** Maximum image size in pixels: an A4 page at 600 dpi has 35 million. */
const mostPixels = 40_000_000

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
  if (imageForm(bytes)) return 'image'
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

type ImageForm = 'png' | 'jpeg' | 'webp'

function imageForm(bytes: Uint8Array): ImageForm | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  return head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' ? 'webp' : null
}

/**
 * The width and height in an image's header, before it is decoded.
 *
 * @throws InvoiceFault `image_too_large`, `unreadable_image`
 */
export function imageSize(bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const form = imageForm(bytes)
  const size = form && sizeReaders[form](file)
  if (!size || !size.width || !size.height) throw new InvoiceFault('unreadable_image')
  if (size.width * size.height > mostPixels) throw new InvoiceFault('image_too_large')
  return size
}

interface Size {
  width: number
  height: number
}

const sizeReaders: Record<ImageForm, (file: Buffer) => Size | null> = {
  png: (file) =>
    file.length < 24 ? null : { width: file.readUInt32BE(16), height: file.readUInt32BE(20) },
  jpeg: jpegSize,
  webp: webpSize,
}

/** From the first start-of-frame segment (SOF). */
function jpegSize(file: Buffer): Size | null {
  let at = 2
  while (at + 9 < file.length) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1]
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(file: Buffer): Size | null {
  if (file.length < 30) return null
  const form = file.toString('latin1', 12, 16)
  if (form === 'VP8X')
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') {
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  }
  if (form !== 'VP8L') return null
  const bits = file.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
