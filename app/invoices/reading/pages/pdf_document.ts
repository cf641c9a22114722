import { createInflate } from 'node:zlib'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  PDFDocumentProxy,
  PDFPageProxy,
  TextMarkedContent,
} from 'pdfjs-dist/types/src/display/api.js'
import { startsAsXml } from '#app/invoices/reading/file_kind'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { fieldTexts } from '#app/invoices/reading/pages/form_fields'
import { loadPdfLibrary } from '#app/invoices/reading/pages/pdf_library'
import { lettersOf } from '#app/invoices/reading/printed_text'
import { mostPixels } from '#app/invoices/reading/reading_limits'
import {
  hasFewLetters,
  wordsFromPieces,
  type PageWords,
  type Piece,
} from '#app/invoices/reading/pages/page_words'
import { belowPage, downwardsPlace, upwardsPlace } from '#app/invoices/reading/pages/vertical_text'

/** Maximum decompressed size of a PDF stream, in bytes: that of an image in colour. */
const mostUnpacked = 3 * mostPixels
/** Maximum size of attached XML. */
const mostAttached = 10 * 1024 * 1024
const mostAttachments = 20

const library = dirname(
  dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))))
)

/**
 * Opens a PDF. No scripts are run: pdf.js without its scripting sandbox has no interpreter.
 *
 * @throws InvoiceFault `limit_exceeded`, `password_protected`, `no_pages`, `unreadable_pdf`
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  await refuseBombs(bytes)
  const pdfjs = await loadPdfLibrary()
  try {
    const pdf = await pdfjs.getDocument({
      /** A copy, since the parser takes ownership of the buffer. */
      data: new Uint8Array(bytes),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      standardFontDataUrl: join(library, 'standard_fonts/'),
      cMapUrl: join(library, 'cmaps/'),
      wasmUrl: join(library, 'wasm/'),
      iccUrl: join(library, 'iccs/'),
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
    }).promise
    if (!pdf.numPages) throw new InvoiceFault('no_pages')
    return pdf
  } catch (error) {
    throw asFault(error)
  }
}

/** The words of a page, with their places on the displayed page. */
export async function pageWords(pdf: PDFDocumentProxy, number: number): Promise<PageWords> {
  try {
    const hasFields = (await pdf.getFieldObjects()) !== null
    return await readWords(await pdf.getPage(number), number, hasFields)
  } catch (error) {
    throw asFault(error)
  }
}

async function readWords(
  page: PDFPageProxy,
  number: number,
  hasFields: boolean
): Promise<PageWords> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({
    disableNormalization: false,
    includeMarkedContent: true,
  })
  const pieces: Piece[] = []
  const [upwards, downwards]: Piece[][] = [[], []]
  /** The marked-content sequences that are open, with their first piece. */
  const open: { text: string | null; from: number }[] = []
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type !== 'endMarkedContent') {
        open.push({ text: (item as Marked).actualText ?? null, from: pieces.length })
        continue
      }
      const { text = null, from = 0 } = open.pop() ?? {}
      if (text !== null) pieces.push(...replaced(pieces.splice(from), text))
      continue
    }
    if (!item.str) continue
    const [a, b, c, d, x, y] = multiplied(transform, item.transform as number[])
    const size = Math.hypot(c, d)
    if (size < 1) continue
    if (Math.abs(a) < 0.1 * Math.abs(b)) {
      const [left, baseline] = b < 0 ? [-y, x] : [y, -x]
      const turned = { text: item.str, left, right: left + item.width, baseline, size }
      ;(b < 0 ? upwards : downwards).push(turned)
      continue
    }
    /** Not slanted, as watermarks are, and from left to right. */
    if (Math.abs(b) > 0.1 * Math.abs(a) || a <= 0) continue
    pieces.push({ text: item.str, left: x, right: x + item.width, baseline: y, size })
  }
  /** A scanned page is recognized with its fields. */
  if (hasFields && !hasFewLetters(pieces)) pieces.push(...(await unprintedFields(page, pieces)))
  const scale = scaleOf(width, pieces)
  const size = { width: width * scale, height: height * scale }
  const [level, up, down] = [pieces, upwards, downwards].map((own) =>
    wordsFromPieces(
      own.map((piece) => scaled(piece, scale)),
      number
    )
  )
  const words = [
    ...level,
    ...belowPage(up, size.height, upwardsPlace),
    ...belowPage(down, size.height, downwardsPlace),
  ]
  return { number, source: 'text', ...size, words }
}

/** The values of form fields that the page does not print, too. */
async function unprintedFields(page: PDFPageProxy, printed: Piece[]) {
  const fields = await fieldTexts(page)
  return fields.filter((own) => {
    const letters = lettersOf(own.text)
    const isSame = (other: Piece) =>
      Math.abs(other.baseline - own.baseline) < own.size &&
      other.left < own.right &&
      other.right > own.left &&
      letters.includes(lettersOf(other.text)) &&
      lettersOf(other.text) !== ''
    return !printed.some(isSame)
  })
}

/** The width of A4 in points, the unit of the reader's distances. */
const usualWidth = 595

/** Pages can be made in millimetres or pixels, with letters of that size. */
function scaleOf(width: number, pieces: Piece[]): number {
  const sizes = pieces.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  const isSmall = width < 300 && usual < 5
  const isLarge = width > 900 && usual > 14
  return isSmall || isLarge ? usualWidth / width : 1
}

function scaled(piece: Piece, scale: number): Piece {
  const { left, right, baseline, size } = piece
  return {
    ...piece,
    left: left * scale,
    right: right * scale,
    baseline: baseline * scale,
    size: size * scale,
  }
}

/** An item of marked content with the property of `loadPdfLibrary`. */
type Marked = TextMarkedContent & { actualText?: string | null }

/** Pieces of one line with the characters that the document states for them; the text of several lines stays as it is. */
function replaced(pieces: Piece[], stated: string): Piece[] {
  const start = pieces.findIndex(({ text }) => text.trim())
  const drawn = pieces.slice(start)
  const [first] = drawn
  if (start === -1 || drawn.some(({ baseline }) => baseline !== first.baseline)) return pieces
  /** A hyphen that only divides a line is stated as a soft one. */
  const text = stated.replaceAll('\u00ad', '')
  const right = Math.max(...drawn.map((one) => one.right))
  return [...pieces.slice(0, start), ...(text ? [{ ...first, text, right }] : [])]
}

/** The product of two PDF transformation matrices. */
function multiplied(m: number[], n: number[]): number[] {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

/** Attached files that may be XML, those with standard names first. */
export async function attachedXml(pdf: PDFDocumentProxy): Promise<Uint8Array[]> {
  const attachments = [...((await pdf.getAttachments()) ?? [])].slice(0, mostAttachments)
  const known = /^(factur-x|zugferd-invoice|xrechnung)\.xml$/i
  const files: Uint8Array[] = []
  for (const [id] of attachments.sort(
    ([, a], [, b]) => Number(known.test(b.filename)) - Number(known.test(a.filename))
  )) {
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array | null
    if (content && content.length <= mostAttached && startsAsXml(content)) files.push(content)
  }
  return files
}

/**
 * Decompresses every stream without storing it, to detect decompression bombs, which the parser would load
 * completely.
 */
async function refuseBombs(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    let start = at + 6
    if (file[start] === 0x0d) start += 1
    if (file[start] === 0x0a) start += 1
    if ((file[start] & 0x0f) !== 8 || ((file[start] << 8) | file[start + 1]) % 31 !== 0) continue
    const end = file.indexOf('endstream', start)
    const packed = file.subarray(start, end === -1 ? undefined : end)
    /** The maximum compression ratio of deflate is 1032. */
    if (packed.length * 1032 > mostUnpacked && (await unpacksBeyond(packed))) {
      throw new InvoiceFault('limit_exceeded')
    }
  }
}

function unpacksBeyond(packed: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 64 * 1024 })
    let size = 0
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostUnpacked) {
        resolve(true)
        inflate.destroy()
      }
    })
    inflate.on('end', () => resolve(false))
    /** Damaged or in another format: left to the parser. */
    inflate.on('error', () => resolve(false))
    inflate.end(packed)
  })
}

function asFault(error: unknown): InvoiceFault {
  if (error instanceof InvoiceFault) return error
  const name = (error as Error).name
  return new InvoiceFault(name === 'PasswordException' ? 'password_protected' : 'unreadable_pdf')
}
