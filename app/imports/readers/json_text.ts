import { csvLines } from '#app/core/lists/csv_lines'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'
import { refuseMagic } from '#app/imports/readers/file_form'
import { jsonColumns, type JsonRecord } from '#app/imports/readers/json_columns'
import { layoutOf, type JsonLayout } from '#app/imports/readers/json_layout'
import { inShort } from '#app/imports/readers/row_reader'

/** Maximum characters of a record. */
const LONGEST = 1024 * 1024
/** Maximum nesting depth; our own files have five levels. */
const DEEPEST = 64

/** The text by which the layout of a file is detected. */
const LAYOUT_TEXT = 256 * 1024

/**
 * Converts JSON records (one array, one object per line, or the layouts of `json_layout.ts`) to CSV (UTF-8, commas): a header, then
 * each record one line below its own line if it starts on one. The columns are those of the first
 * record; an additional key in a later record makes its row too long. Yields for every chunk of the
 * file, possibly an empty text, so that the consumer can stop.
 *
 * @throws FileFault `not_json`, `row_too_long`, `file_unreadable`
 */
export async function* jsonText(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8')
  const splitter = new RecordSplitter()
  let columns: ReturnType<typeof jsonColumns> | null = null
  let line = 1
  let isFirst = true
  /** Text whose layout is not known yet. */
  let start = ''
  /** The length from which on it is examined again. */
  let examineAt = 0

  const textOf = (records: FoundRecord[]) => {
    let text = ''
    for (const { text: json, line: at, key } of records) {
      const found = parsed<JsonRecord>(json, at)
      const record = key === undefined || 'id' in found ? found : { id: key, ...found }
      if (!columns) {
        columns = jsonColumns(record)
        text += csvLines([columns.header])
      }
      text += '\n'.repeat(Math.max(0, at - line))
      line = Math.max(line, at) + 1
      text += csvLines([columns.cells(record)])
    }
    return text
  }

  for await (const chunk of bytes) {
    if (isFirst) refuseMagic(chunk, 'json')
    isFirst = false
    start += decoder.decode(chunk, { stream: true })
    if (!splitter.layout && start.length < examineAt) {
      yield Buffer.alloc(0)
      continue
    }
    const isEnough = start.length >= LAYOUT_TEXT
    splitter.layout ??= knownLayout(start, isEnough) ?? (isEnough ? 'records' : null)
    examineAt = start.length * 2
    if (!splitter.layout) {
      yield Buffer.alloc(0)
      continue
    }
    yield Buffer.from(textOf(splitter.add(start)))
    start = ''
  }
  splitter.layout ??= knownLayout(start, true) ?? 'records'
  const text = textOf(splitter.add(start + decoder.decode()))
  if (text) yield Buffer.from(text)
  splitter.end()
}

/** @throws FileFault `not_json` for a form without records, as far as the text shows it */
function knownLayout(text: string, isWhole: boolean): JsonLayout | null {
  const layout = layoutOf(text, isWhole)
  if (layout === null || typeof layout === 'string') return layout
  const names = layout.names.map((name) => inShort(name)).join(', ')
  const values = { form: layout.form, count: layout.names.length, names }
  throw new FileFault('not_json', localized('uploads_answers.json_form', values))
}

function parsed<Value>(text: string, line: number): Value {
  try {
    return JSON.parse(text) as Value
  } catch (error) {
    throw notJson(line, (error as Error).message)
  }
}

function notJson(line: number, reason: LocalizedMessage | string) {
  return new FileFault(
    'not_json',
    localized('uploads_answers.json_unreadable', { line: String(line), reason })
  )
}

function tooDeep(line: number) {
  return new FileFault(
    'file_unreadable',
    localized('uploads_answers.json_too_deep', { line: String(line), most: DEEPEST })
  )
}

interface FoundRecord {
  text: string
  line: number
  /** Its id, if the records are by id. */
  key?: string
}

const SPACE = /\s/

/**
 * Finds the start and end of each record, regardless of its content. The first bracket determines
 * the form of the file.
 */
class RecordSplitter {
  /** Set before the first text. */
  layout: JsonLayout | null = null
  /** The last text outside of records: the key of what follows. */
  #outside = ''
  /** Inside the array `data`. */
  #isData = false
  /** The nesting depth around records; null before the first bracket. */
  #level: number | null = null
  #depth = 0
  #inString = false
  #isEscaped = false
  /** The start of the current record, from earlier chunks. */
  #kept = ''
  #keeps = false
  #line = 1
  #recordLine = 1
  #recordKey = ''

  add(text: string): FoundRecord[] {
    const records: FoundRecord[] = []
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]
      if (this.#inString) {
        this.#readString(character)
        if (!this.#keeps) this.#outside += character
        continue
      }
      switch (character) {
        case '\n':
          this.#line += 1
          break
        case '"':
          this.#openString()
          break
        case '{':
        case '[':
          if (this.#open(character)) from = at
          break
        case '}':
        case ']':
          if (!this.#close(character)) break
          records.push({
            text: this.#kept + text.slice(from, at + 1),
            line: this.#recordLine,
            ...(this.layout === 'by_id' && { key: this.#recordKey }),
          })
          this.#kept = ''
          if (records[records.length - 1].text.length > LONGEST) throw this.#tooLong()
          break
        default:
          if (!this.#keeps) this.#refuseStray(character)
      }
    }
    if (this.#keeps) {
      this.#kept += text.slice(from)
      if (this.#kept.length > LONGEST) throw this.#tooLong()
    }
    return records
  }

  /** @throws FileFault `file_unreadable` if the file ends inside a record */
  end() {
    if (!this.#depth && !this.#inString) return
    throw new FileFault('file_unreadable', localized('uploads_answers.json_ends'))
  }

  #openString() {
    if (!this.#keeps) {
      this.#refuseStray('"')
      this.#outside = ''
    }
    this.#inString = true
  }

  #readString(character: string) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (character === '\\') this.#isEscaped = true
    else if (character === '"') this.#inString = false
  }

  /** Returns true if a record starts here. */
  #open(bracket: string): boolean {
    this.#level ??= this.#levelOf(bracket)
    const isThere = this.layout !== 'data' || this.#isData
    const isRecord = !this.#keeps && isThere && bracket === '{' && this.#depth === this.#level
    if (bracket === '[' && this.#depth === 1) this.#isData = this.#key() === 'data'
    this.#depth += 1
    if (this.#depth > DEEPEST) throw tooDeep(this.#line)
    if (!isRecord) return false
    this.#keeps = true
    this.#recordLine = this.#line
    this.#recordKey = this.#key()
    return true
  }

  #levelOf(bracket: string): number {
    if (this.layout === 'data') return 2
    return this.layout === 'by_id' || bracket === '[' ? 1 : 0
  }

  /** The key before a value; its closing quote was read with it. */
  #key(): string {
    return this.layout === 'records' ? '' : parsed<string>(`"${this.#outside || '"'}`, this.#line)
  }

  /** Returns true if a record ends here. */
  #close(bracket: string): boolean {
    this.#depth -= 1
    if (this.#depth < 0)
      throw notJson(this.#line, localized('uploads_answers.json_bracket', { bracket }))
    if (!this.#keeps || this.#depth !== this.#level) return false
    this.#keeps = false
    return true
  }

  #refuseStray(character: string) {
    const isMember = this.layout === 'data' || (this.layout === 'by_id' && /[:"]/.test(character))
    if (isMember || character === ',' || SPACE.test(character)) return
    throw notJson(this.#line, localized('uploads_answers.json_stray', { character }))
  }

  #tooLong() {
    return new FileFault(
      'row_too_long',
      localized('uploads_answers.record_too_long', {
        line: String(this.#recordLine),
        most: LONGEST,
      })
    )
  }
}
