import { SaxesParser } from 'saxes'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'

/** Names are given without their prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Maximum nesting depth; a sheet has eight levels. */
const DEEPEST = 64
/** Maximum characters between two tags: more than a cell can have, even if all are escaped. */
const LONGEST_TEXT = 8 * 1024 * 1024

/**
 * A streaming XML parser with constant memory. Rejects a document type, since its entities could
 * make a small file expand endlessly or read other files.
 */
export class XmlReader {
  #parser = new SaxesParser({ position: false, xmlns: false } as const)
  #decoder: InstanceType<typeof TextDecoder> | null = null
  #depth = 0
  #sinceEvent = 0

  constructor(handlers: XmlHandlers) {
    const parser = this.#parser
    parser.on('opentag', ({ name, attributes }) => {
      this.#sinceEvent = 0
      this.#depth += 1
      if (this.#depth > DEEPEST)
        throw unsafe(localized('uploads_answers.unsafe_depth', { most: DEEPEST }))
      handlers.open?.(bare(name), attributes)
    })
    parser.on('closetag', ({ name }) => {
      this.#sinceEvent = 0
      this.#depth -= 1
      handlers.close?.(bare(name))
    })
    const text = (content: string) => {
      this.#sinceEvent = 0
      handlers.text?.(content)
    }
    parser.on('text', text)
    parser.on('cdata', text)
    parser.on('comment', () => {
      this.#sinceEvent = 0
    })
    parser.on('doctype', () => {
      throw unsafe(localized('uploads_answers.unsafe_doctype'))
    })
  }

  /** @throws FileFault `unsafe_xml`, `file_unreadable` */
  write(bytes: Buffer) {
    this.#decoder ??= new TextDecoder(encodingOf(bytes))
    this.#parse(this.#decoder.decode(bytes, { stream: true }))
  }

  end() {
    this.#parse(this.#decoder?.decode() ?? '')
    try {
      this.#parser.close()
    } catch (error) {
      throw asFault(error)
    }
  }

  #parse(text: string) {
    this.#sinceEvent += text.length
    try {
      this.#parser.write(text)
    } catch (error) {
      throw asFault(error)
    }
    if (this.#sinceEvent > LONGEST_TEXT) throw unsafe(localized('uploads_answers.unsafe_text'))
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

function bare(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

function unsafe(reason: LocalizedMessage) {
  return new FileFault('unsafe_xml', localized('uploads_answers.workbook_unsafe', { reason }))
}

function asFault(error: unknown) {
  if (error instanceof FileFault) return error
  return new FileFault(
    'file_unreadable',
    localized('uploads_answers.workbook_damaged', { reason: (error as Error).message })
  )
}
