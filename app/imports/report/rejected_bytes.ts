import iconv from 'iconv-lite'
import type { Language } from '#config/i18n'
import type { RowFormat } from '#app/core/lists/row_format'
import { encode, encodings, type Encoding } from '#app/imports/readers/encodings'
import { rejectedFile } from '#app/imports/report/rejected_file'
import type Upload from '#app/imports/upload'

/** The encoding of the uploaded file; UTF-8 for workbooks and JSON, and if it is unknown. */
export function encodingOf({ report }: Upload): Encoding {
  const known = report?.file?.encoding
  return encodings.find((encoding) => encoding === known) ?? 'utf-8'
}

/** Letters and marks of the messages in our languages. */
const OURS = 'äöüß„“'

/**
 * The file of rejected rows in the encoding of the uploaded file (CSV only), so that its cells have
 * their original bytes. Messages are in English if the encoding lacks letters of the language.
 */
export async function* rejectedBytes(
  upload: Upload,
  format: RowFormat,
  language: Language | null = null
): AsyncGenerator<string | Buffer> {
  const encoding = encodingOf(upload)
  if (format !== 'csv' || encoding === 'utf-8') {
    yield* rejectedFile(upload, format, { language })
    return
  }
  const isReadable = encode(OURS, encoding) !== null
  if (encoding.startsWith('utf-16')) yield iconv.encode('\ufeff', encoding)
  for await (const text of rejectedFile(upload, format, {
    language: isReadable ? language : null,
  })) {
    yield iconv.encode(String(text), encoding)
  }
}
