import db from '@adonisjs/lucid/services/db'
import iconv from 'iconv-lite'
import { isPostgres } from '#app/core/db/prepared_rows'
import { keptBytes } from '#app/core/lists/cells'
import type { RowFormat } from '#app/core/lists/row_format'
import { encode, encodeKept, encodings, type Encoding } from '#app/imports/readers/encodings'
import { rejectedFile, type RejectedFileOptions } from '#app/imports/report/rejected_file'
import type Upload from '#app/imports/upload'

/** The encoding of the uploaded file; UTF-8 for workbooks and JSON, and if it is unknown. */
export function encodingOf({ report }: Upload): Encoding {
  const known = report?.file?.encoding
  return encodings.find((encoding) => encoding === known) ?? 'utf-8'
}

/** Letters and marks of the messages in our languages. */
const OURS = 'äöüß„“'
const MARK = '\ufeff'

/**
 * The file of rejected rows in the encoding of the uploaded file (CSV only), so that its cells have
 * their original bytes. Messages are in English if the encoding lacks letters of the language.
 */
export async function* rejectedBytes(
  upload: Upload,
  format: RowFormat,
  { language = null, ...options }: RejectedFileOptions = {}
): AsyncGenerator<string | Buffer> {
  if (format !== 'csv') {
    yield* rejectedFile(upload, format, { language, ...options })
    return
  }
  const encoding = encodingOf(upload)
  const isReadable = encode(OURS, encoding) !== null
  const spoken = isReadable ? language : null
  if (await needsMark(upload, encoding)) yield iconv.encode(MARK, encoding, { addBOM: false })
  for await (const text of rejectedFile(upload, format, { language: spoken, ...options })) {
    yield encodeKept(String(text), encoding)
  }
}

/** With few rows and damaged bytes, UTF-8 would be taken for another encoding. */
async function needsMark({ id }: Upload, encoding: Encoding): Promise<boolean> {
  if (encoding !== 'utf-8') return encoding.startsWith('utf-16')
  const { first, last } = keptBytes
  const range = `[${String.fromCodePoint(first)}-${String.fromCodePoint(last)}]`
  const rows = db.from('rejected_rows').where('upload_id', id)
  const damaged = await (
    isPostgres(db.connection())
      ? rows.whereRaw('cast(cells as text) ~ ?', [range])
      : rows.whereRaw('cells glob ?', [`*${range}*`])
  ).first()
  return damaged !== null
}
