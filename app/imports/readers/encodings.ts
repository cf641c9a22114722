import iconv from 'iconv-lite'

/** The encodings of files, as in `--encoding` and on `/v1`; iconv-lite knows all of them. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-9',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]

interface Decoder {
  write(bytes: Buffer): string
  end(): string
}

/** Decodes bytes of the encoding, chunk by chunk. Damaged bytes become U+FFFD. */
export function decoder(encoding: Encoding): Decoder {
  if (encoding === 'utf-8') {
    const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
    return {
      write: (bytes) => utf8.decode(bytes, { stream: true }),
      end: () => utf8.decode(),
    }
  }
  const other = iconv.getDecoder(encoding, { stripBOM: false })
  const isWide = encoding.startsWith('utf-16')
  let isHalf = false
  return {
    write(bytes) {
      isHalf = isHalf !== (bytes.length % 2 === 1)
      return other.write(bytes)
    },
    end: () => (other.end() ?? '') + (isWide && isHalf ? '\ufffd' : ''),
  }
}

/** Decodes a complete text. */
export function decode(bytes: Buffer, encoding: Encoding): string {
  const { write, end } = decoder(encoding)
  return write(bytes) + end()
}

/** The bytes of a text; null if the encoding lacks a character of it. */
export function encode(text: string, encoding: Encoding): Buffer | null {
  const bytes = iconv.encode(text, encoding)
  return iconv.decode(bytes, encoding, { stripBOM: false }) === text ? bytes : null
}
