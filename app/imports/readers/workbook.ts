import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { SharedStrings } from '#app/imports/readers/shared_strings'
import { newTempPath } from '#app/core/files/stored_files'
import { formatOf, type NumberFormat } from '#app/imports/readers/workbook_formats'
import { XmlReader, type XmlHandlers } from '#app/imports/readers/xml_reader'

const MB = 1024 * 1024
/** Maximum parts of a workbook; one with many pictures has some hundreds. */
const MOST_PARTS = 5000
const MOST_SHEETS = 1000
const MOST_FORMATS = 100_000
/** In characters. */
const LONGEST_TEXT = MB
/** Maximum uncompressed size of a sheet: a full sheet of relations has 400 MB. */
const LARGEST_SHEET = 4096 * MB
/**
 * Maximum size of any other part, such as the shared strings, which are read completely before the
 * first row.
 */
const LARGEST_PART = 256 * MB
/** Maximum size of the names and comments of all parts, which are kept in memory. */
const LONGEST_DIRECTORY = 4 * MB
/** Maximum compression ratio beyond the first megabytes. Ordinary sheets stay below 40. */
const FREE = 32 * MB
const LARGEST_RATIO = 100

export interface Sheet {
  name: string
  part: Entry
}

/** An open workbook (ECMA-376): its sheets in order, and what is needed to read their cells. */
export interface Workbook {
  sheets: Sheet[]
  texts: SharedStrings
  formats: NumberFormat[]
  since1904: boolean
  /** Reads a part from its start; yields the length of each chunk. */
  read(part: Entry, handlers: XmlHandlers): AsyncGenerator<number>
}

/**
 * Opens a workbook while `use` runs. A remote file is downloaded first, since the directory of a
 * zip file is at its end.
 *
 * @throws FileFault `not_a_workbook`, `workbook_locked`, `unsafe_archive`, `unpacks_too_large`,
 * `too_many_texts`, `unsafe_xml`, `file_unreadable`
 */
export async function* withWorkbook<Piece>(
  file: ImportFile,
  use: (book: Workbook) => AsyncGenerator<Piece>
): AsyncGenerator<Piece> {
  const path = file.path ?? (await newTempPath())
  let zip: ZipFile | null = null
  try {
    if (!file.path) await pipeline(file.open(), createWriteStream(path, { mode: 0o600 }))
    zip = await openPromise(path, { autoClose: false })
    yield* use(await openBook(zip, file.bytes))
  } catch (error) {
    throw asFault(error)
  } finally {
    zip?.close()
    if (!file.path) await rm(path, { force: true })
  }
}

async function openBook(zip: ZipFile, bytes: number): Promise<Workbook> {
  const parts = await partsOf(zip)
  const most = FREE + bytes * LARGEST_RATIO
  const read = (part: Entry, handlers: XmlHandlers) =>
    readPart(zip, part, Math.min(LARGEST_SHEET, most), handlers)
  const readWhole = async (part: Entry | undefined, handlers: XmlHandlers) => {
    if (part) await drain(readPart(zip, part, Math.min(LARGEST_PART, most), handlers))
  }

  const start = await relationsIn('', '_rels/.rels')
  const bookName = start.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const main = parts.get(bookName)
  if (!main || bookName.endsWith('.bin')) throw notAWorkbook(parts)
  const folder = posix.dirname(bookName)
  const links = await relationsIn(
    folder,
    posix.join(folder, '_rels', `${posix.basename(bookName)}.rels`)
  )

  const listed: Array<{ name: string; id: string; isHidden: boolean }> = []
  let since1904 = false
  await readWhole(main, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      if (listed.length === MOST_SHEETS) throw damaged(localized('uploads_answers.damaged_sheets'))
      const id = Object.entries(attributes).find(
        ([key]) => /(^|:)id$/.test(key) && key !== 'sheetId'
      )
      const isHidden = ['hidden', 'veryHidden'].includes(attributes.state ?? '')
      listed.push({ name: attributes.name ?? '', id: id?.[1] ?? '', isHidden })
    },
  })
  const sheets = listed.flatMap(({ name, id, isHidden }): Sheet[] => {
    const link = links.find((known) => known.id === id && known.type === 'worksheet')
    const part = link && parts.get(link.target)
    return part && !isHidden ? [{ name, part }] : []
  })
  if (!sheets.length) throw new FileFault('empty_file', localized('uploads_answers.no_sheet'))

  const linked = (type: string) => {
    const link = links.find((known) => known.type === type)
    return link && parts.get(link.target)
  }
  const texts = new SharedStrings()
  await readWhole(linked('sharedStrings'), sharedTexts(texts))
  const formats: NumberFormat[] = []
  await readWhole(linked('styles'), cellFormats(formats))
  return { sheets, texts, formats, since1904, read }

  /** The relationships of a part; external targets are ignored. */
  async function relationsIn(from: string, name: string) {
    const found: Array<{ id: string; type: string; target: string }> = []
    await readWhole(parts.get(name), {
      open(tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
        if (tag !== 'Relationship' || mode === 'External' || found.length === MOST_PARTS) return
        const place = target.startsWith('/') ? target.slice(1) : posix.join(from, target)
        found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: place })
      },
    })
    return found
  }
}

async function drain(pieces: AsyncGenerator<unknown>) {
  let piece = await pieces.next()
  while (!piece.done) piece = await pieces.next()
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) {
    throw new FileFault(
      'unsafe_archive',
      localized('uploads_answers.too_many_parts', { most: MOST_PARTS })
    )
  }
  const parts = new Map<string, Entry>()
  let length = 0
  for await (const entry of zip.eachEntry()) {
    length += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (length > LONGEST_DIRECTORY) {
      throw new FileFault('unsafe_archive', localized('uploads_answers.endless_directory'))
    }
    if (parts.has(entry.fileName))
      throw damaged(
        localized('uploads_answers.damaged_twice', { name: entry.fileName.slice(0, 80) })
      )
    parts.set(entry.fileName, entry)
  }
  return parts
}

async function* readPart(
  zip: ZipFile,
  part: Entry,
  most: number,
  handlers: XmlHandlers
): AsyncGenerator<number> {
  if (part.isEncrypted()) {
    throw new FileFault('workbook_locked', localized('uploads_answers.workbook_password'))
  }
  if (!part.canDecodeFileData()) throw damaged(localized('uploads_answers.damaged_packing'))
  const stream = await zip.openReadStreamPromise(part)
  const xml = new XmlReader(handlers)
  let unpacked = 0
  try {
    for await (const chunk of stream) {
      unpacked += chunk.length
      if (unpacked > most) {
        throw new FileFault(
          'unpacks_too_large',
          localized('uploads_answers.part_too_large', { megabytes: Math.floor(most / MB) })
        )
      }
      xml.write(chunk)
      yield chunk.length
    }
    xml.end()
  } finally {
    stream.destroy()
  }
}

/** Joins rich text runs into one text; ignores phonetic runs. */
function sharedTexts(texts: SharedStrings): XmlHandlers {
  let text = ''
  let isText = false
  let isPhonetic = false
  return {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(more) {
      if (!isText) return
      text += more
      if (text.length > LONGEST_TEXT) throw damaged(localized('uploads_answers.damaged_text'))
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') texts.add(unescapeText(text))
    },
  }
}

/** The number formats, by cell style index. */
function cellFormats(formats: NumberFormat[]): XmlHandlers {
  const codes = new Map<number, string>()
  let isCells = false
  return {
    open(name, { numFmtId: id, formatCode: code }) {
      if (name === 'numFmt' && id && codes.size < MOST_FORMATS) codes.set(Number(id), code ?? '')
      if (name === 'cellXfs') isCells = true
      if (!isCells || name !== 'xf') return
      if (formats.length === MOST_FORMATS)
        throw damaged(localized('uploads_answers.damaged_styles'))
      formats.push(formatOf(Number(id ?? 0), codes.get(Number(id ?? 0))))
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  }
}

/**
 * Unescapes characters that XML cannot represent, written as _x000D_ (ECMA-376, part 1, 22.9.2.19).
 */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
}

function notAWorkbook(parts: Map<string, Entry>) {
  const what = parts.has('xl/workbook.bin') ? 'xlsb' : parts.has('content.xml') ? 'ods' : 'other'
  return new FileFault('not_a_workbook', localized('uploads_answers.other_workbook', { what }))
}

export function damaged(reason: LocalizedMessage | string) {
  return new FileFault('file_unreadable', localized('uploads_answers.workbook_damaged', { reason }))
}

/** Converts errors of yauzl and zlib; other errors are returned unchanged. */
function asFault(error: unknown): unknown {
  if (error instanceof FileFault || !(error instanceof Error)) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('Z_')) return damaged(message)
  if (code) return error
  if (/file ?name|relative path|absolute path/i.test(message)) {
    return new FileFault(
      'unsafe_archive',
      localized('uploads_answers.workbook_unsafe', { reason: message })
    )
  }
  return damaged(message)
}
